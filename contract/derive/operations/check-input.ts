import * as z from 'zod/mini';
import type { InputField, Inputs } from '../../api/input.ts';
import type { Problem } from '../../basics/errors.ts';
import { defaultOf, problemOf } from '../check-draft.ts';
import { isRequired } from '../fields.ts';
import { type Schema, schemaOf } from '../schema.ts';

type Given = Readonly<Record<string, unknown>>;
export type CheckedInput = {
  /** Cleaned values; one that was left out is its default or null. */
  readonly values: Given;
  /** What is wrong, by the path of the value: `email`, `targets.0.store_id`. */
  readonly problems: Readonly<Record<string, Problem>>;
  /** The path of a name that the operation does not take; undefined where there is none. */
  readonly unknown?: string;
};

// A validator is made when it is first needed: the server starts without them.
const schemas = new WeakMap<InputField, Schema>();

/** Holds what was sent against what the operation takes: the same rules and the same problems as in fields of entities. */
export function checkInput(inputs: Inputs, given: Given, { isPartial = false }: { readonly isPartial?: boolean } = {}): CheckedInput {
  const values: Record<string, unknown> = {};
  const problems: Record<string, Problem> = {};
  let unknown = Object.keys(given).find((name) => !Object.hasOwn(inputs, name));
  for (const [name, of] of Object.entries(inputs)) {
    const isGiven = Object.hasOwn(given, name) && given[name] !== undefined;
    if (isPartial && !isGiven) continue;
    const value = isGiven && !(given[name] === null && hasDefault(of)) ? given[name] : absentValue(of);
    const parsed = inputValidator(of).safeParse(value);
    if (parsed.success) {
      values[name] = parsed.data;
      continue;
    }
    for (const issue of parsed.error.issues) {
      if (issue.code === 'unrecognized_keys') unknown ??= [name, ...issue.path, issue.keys[0]].join('.');
      else problems[[name, ...issue.path].join('.')] ??= problemOf(issue, valueAt(value, issue.path));
    }
  }
  return { values, problems, ...(unknown === undefined ? {} : { unknown }) };
}

function hasDefault(of: InputField): boolean {
  return of.kind === 'flag' || ('default' in of && of.default !== undefined);
}

function absentValue(of: InputField): unknown {
  if (of.kind === 'nullable') return undefined;
  return of.kind === 'list' || of.kind === 'group' ? null : defaultOf(of);
}

function inputValidator(of: InputField): Schema {
  const known = schemas.get(of);
  if (known !== undefined) return known;
  const made = makeValidator(of);
  schemas.set(of, made);
  return made;
}

function makeValidator(of: InputField): Schema {
  if (of.kind === 'list') {
    const items = z.array(inputValidator(of.of)).check(z.maxLength(of.max));
    return of.required === true ? items.check(z.minLength(1)) : z.nullable(items);
  }
  if (of.kind === 'group') {
    const group = z.strictObject(Object.fromEntries(Object.entries(of.fields).map(([name, inner]) => [name, inGroup(inner)])));
    return of.required === true ? group : z.nullable(group);
  }
  return schemaOf(of.kind === 'nullable' ? of.of : of);
}

/** Within a group what is left out is its default, too. */
function inGroup(of: InputField): Schema {
  const isRequiredHere = of.kind === 'list' || of.kind === 'group' || of.kind === 'nullable' ? of.required === true : isRequired(of);
  const validator = inputValidator(of);
  return isRequiredHere ? validator : z.prefault(validator, absentValue(of));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);
}
