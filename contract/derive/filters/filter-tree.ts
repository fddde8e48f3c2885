import { type FormedKind, isFormed } from '../../basics/formed.ts';
import { filterGroups } from '../../basics/limits.ts';
import type { AnyResource, Joint } from '../../kit/index.ts';
import { fieldOf } from '../fields.ts';
import { type FilterTarget, filterKeys, isJoint, type Operator } from '../operators.ts';
import { filterValue } from './filter-values.ts';

export type Condition = { readonly name: string; readonly operator: Operator; readonly value: unknown };
export type Group = { readonly joint: Joint; readonly parts: readonly FilterPart[] };
/** What a filter is made of: conditions, and groups of them of which all or at least one must hold. */
export type FilterPart = Condition | Group;

/** What is wrong with a filter, and where in it: `any[1].state`. */
export type WrongFilter = {
  readonly code: 'unknown_filter' | 'invalid_filter' | 'invalid_filter_group' | 'filter_too_deep' | 'filter_too_long';
  readonly at: string;
  /** The kind of the date or time that could not be read: the API names its form. */
  readonly kind?: FormedKind;
};

type Given = Readonly<Record<string, unknown>>;
type Reads = (name: string) => boolean;
type Reading = {
  readonly resource: AnyResource;
  readonly keys: ReadonlyMap<string, FilterTarget>;
  readonly reads: Reads;
  readonly wrong: WrongFilter[];
};
/** Where in the filter something is, and in how many groups. */
type Place = { readonly path: string; readonly depth: number };

/**
 * Reads a filter without its search. All of what the object says must hold: its keys are conditions, and `all` and `any` lists of
 * such objects. `reads` says which fields may be asked about. Of what the declaration does not allow the first is named.
 */
export function readFilter(
  resource: AnyResource,
  filter: Given,
  reads: Reads = () => true,
): { readonly parts: readonly FilterPart[] } | { readonly wrong: WrongFilter } {
  const reading: Reading = { resource, keys: filterKeys(resource), reads, wrong: [] };
  const parts = partsOf(reading, filter, { path: '', depth: 0 });
  if (listConditions(parts.filter(isGroup)).length > filterGroups.mostConditions)
    reading.wrong.push({ code: 'filter_too_long', at: 'filter' });
  const [wrong] = reading.wrong;
  return wrong === undefined ? { parts } : { wrong };
}

/** Whether the part joins others. */
export function isGroup(part: FilterPart): part is Group {
  return 'joint' in part;
}

/** Every condition of the parts, however deep. */
export function listConditions(parts: readonly FilterPart[]): readonly Condition[] {
  return parts.flatMap((part) => (isGroup(part) ? listConditions(part.parts) : [part]));
}

/** The parts that can be read; what cannot is noted in the reading. */
function partsOf(reading: Reading, filter: Given, { path, depth }: Place): readonly FilterPart[] {
  return Object.entries(filter).flatMap(([key, given]): readonly FilterPart[] => {
    const at = `${path}${key}`;
    return isJoint(key) ? groupOf(reading, key, given, { path: at, depth: depth + 1 }) : conditionOf(reading, key, given, at);
  });
}

function groupOf(reading: Reading, joint: Joint, given: unknown, { path, depth }: Place): readonly Group[] {
  // An empty group holds for nothing or for everything: neither is what someone meant.
  if (!Array.isArray(given) || given.length === 0) return unread(reading, 'invalid_filter_group', path);
  if (depth > filterGroups.deepest) return unread(reading, 'filter_too_deep', path);
  if (given.length > filterGroups.mostConditions) return unread(reading, 'filter_too_long', path);
  const parts = given.flatMap((item: unknown, place) => partOf(reading, item, { path: `${path}[${place}]`, depth }));
  return [{ joint, parts }];
}

function partOf(reading: Reading, given: unknown, { path, depth }: Place): readonly FilterPart[] {
  const filter = typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.fromEntries(Object.entries(given)) : {};
  if (Object.keys(filter).length === 0) return unread(reading, 'invalid_filter_group', path);
  const parts = partsOf(reading, filter, { path: `${path}.`, depth });
  return parts.length === 1 ? parts : [{ joint: 'all', parts }];
}

function conditionOf(reading: Reading, key: string, given: unknown, path: string): readonly Condition[] {
  const { resource, keys, reads } = reading;
  const target = keys.get(key);
  if (target === undefined || !reads(target.name)) return unread(reading, 'unknown_filter', path);
  const field = fieldOf(resource, target.name);
  // A bare key with a list means one of them: what getMany sends.
  const operator = target.operator === 'eq' && Array.isArray(given) ? 'in' : target.operator;
  const parsed = field === undefined ? null : filterValue(field, operator, given);
  if (parsed === null) {
    const isValue = !['null', 'on', 'hours'].includes(operator);
    reading.wrong.push({
      code: 'invalid_filter',
      at: path,
      ...(field !== undefined && isFormed(field.kind) && isValue ? { kind: field.kind } : {}),
    });
    return [];
  }
  return [{ name: target.name, operator, value: parsed.value }];
}

function unread({ wrong }: Reading, code: WrongFilter['code'], at: string): readonly never[] {
  wrong.push({ code, at });
  return [];
}
