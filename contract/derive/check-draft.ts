import type * as z from 'zod/v4/core';
import type { Problem, ProblemCode } from '../basics/errors.ts';
import { problems as problemCodes } from '../basics/problem-codes.ts';
import type { AnyResource, Field } from '../kit/index.ts';
import { localDay } from '../rules/time/prague-time.ts';
import { isSameValue } from '../rules/values/same-value.ts';
import { fieldsOf, isWritable } from './fields.ts';
import { schemaOf } from './schema.ts';

export type Draft = Readonly<Record<string, unknown>>;
export type CheckOptions = {
  readonly now: Date;
  /** Only the keys of the draft are looked at: a change, not a new row. */
  readonly partial: boolean;
  /** The row as it is: rules across fields see it under the draft, and what was not touched is not judged again. */
  readonly current?: Draft;
  /** The draft was once and comes back: what earlier versions let through is let through. */
  readonly wasValidOnce?: boolean;
};
export type Checked = {
  /** Cleaned values of the writable fields: all of a new row, the given ones of a change. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What is wrong, by the path of the field: `label`, `items.0.title`. */
  readonly problems: Readonly<Record<string, Problem>>;
};

/** Holds a draft against the declaration: the same in the form, the API and the import. Unknown keys are not looked at. */
export function checkDraft(resource: Pick<AnyResource, 'name' | 'fields' | 'rules'>, draft: Draft, options: CheckOptions): Checked {
  const values: Record<string, unknown> = {};
  const problems: Record<string, Problem> = {};
  for (const [name, field] of fieldsOf(resource)) {
    if (!isWritable(field) || (options.partial && !Object.hasOwn(draft, name))) continue;
    const given = Object.hasOwn(draft, name) && draft[name] !== undefined ? draft[name] : defaultOf(field);
    const checked = checkValue(field, given);
    if (checked.problems.length === 0) values[name] = checked.value;
    else if (isUnchanged(name, given, options) || wasValidOnce(field, given, options)) values[name] = given;
    else for (const [path, problem] of checked.problems) problems[[name, ...path].join('.')] ??= problem;
    if (isPast(field, checked.value, options.now) && checked.value !== options.current?.[name]) problems[name] ??= { code: 'day_in_past' };
  }
  if (Object.keys(problems).length === 0) Object.assign(problems, brokenRules(resource, { ...options.current, ...values }));
  return { values, problems };
}

/** An old value that a newer rule would refuse: it is not judged again where it is not changed. */
function isUnchanged(name: string, given: unknown, { current }: CheckOptions): boolean {
  return given !== null && current !== undefined && Object.hasOwn(current, name) && isSameValue(given, current[name]);
}

function wasValidOnce(field: Field, given: unknown, options: CheckOptions): boolean {
  return options.wasValidOnce === true && field.kind === 'text' && typeof given === 'string' && field.formerly?.(given) === true;
}

type ValueProblem = readonly [path: readonly PropertyKey[], problem: Problem];

/** Cleans and checks one value by its field alone. */
export function checkValue(field: Field, given: unknown): { readonly value: unknown; readonly problems: readonly ValueProblem[] } {
  const parsed = schemaOf(field).safeParse(given);
  if (parsed.success) return { value: parsed.data, problems: [] };
  return {
    value: undefined,
    problems: parsed.error.issues.map((issue) => [issue.path, problemOf(issue, valueAt(given, issue.path))]),
  };
}

/** What a field holds when no one said anything. */
export function defaultOf(field: Field): unknown {
  if (field.kind === 'set') return field.default ?? [];
  if (field.kind === 'references' || field.kind === 'children') return [];
  return 'default' in field && field.default !== undefined ? field.default : null;
}

function brokenRules({ name, rules = [] }: Pick<AnyResource, 'name' | 'rules'>, draft: Draft): Readonly<Record<string, Problem>> {
  // Rules are typed by their own entity; here, without knowing which, they get what the schemas let through.
  const found = rules.map((rule): Readonly<Record<string, Problem>> => {
    if (typeof rule === 'function') return Reflect.apply(rule, undefined, [draft]);
    return Reflect.apply(rule.breaks, undefined, [draft]) ? { [rule.at]: { code: rule.code, of: name } } : {};
  });
  return Object.assign({}, ...found);
}

function isPast(field: Field, value: unknown, now: Date): boolean {
  return field.kind === 'day' && field.notBefore === 'today' && typeof value === 'string' && value < localDay(now);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);
}

/** What zod found, in the words of our catalogue of problems. */
export function problemOf(issue: z.$ZodIssue, value: unknown): Problem {
  switch (issue.code) {
    case 'custom': {
      if (isEmpty(value)) return { code: 'required' };
      const code = issue.params?.['code'];
      return isProblemCode(code) ? { code } : { code: 'wrong_type' };
    }
    case 'too_big':
      return sized(issue.origin, Number(issue.maximum), { string: 'too_long', array: 'too_many', number: 'too_big' }, 'max');
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return { code: 'required' };
      return { code: 'too_small', details: { min: Number(issue.minimum) } };
    case 'invalid_value':
      return isEmpty(value) ? { code: 'required' } : { code: 'unknown_value' };
    default:
      return isEmpty(value) ? { code: 'required' } : { code: 'wrong_type' };
  }
}

function sized(origin: string, bound: number, codes: Readonly<Record<string, ProblemCode>>, name: string): Problem {
  return { code: codes[origin] ?? 'too_big', details: { [name]: bound } };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

function isProblemCode(code: unknown): code is ProblemCode {
  return problemCodes.some((problem) => problem === code);
}
