import { type Answers, type AnyResource, answer, type Field, type Joint, joints } from '../kit/index.ts';
import { fieldOf, fieldsOf, isRequired, isSortable } from './fields.ts';

/** Operators of filters. The bare key is equality: `state`, `state_in`, `starts_at_gte`, `starts_at_on`, `starts_at_hours`, `until_null`. */
export const operators = ['eq', 'ne', 'in', 'gte', 'lte', 'on', 'hours', 'contains', 'null'] as const;
export type Operator = (typeof operators)[number];

const texts: readonly Operator[] = ['eq', 'ne', 'in', 'contains'];
const scales: readonly Operator[] = ['eq', 'ne', 'in', 'gte', 'lte'];
const picks: readonly Operator[] = ['eq', 'ne', 'in'];
const lists: readonly Operator[] = ['eq', 'in'];

const operatorsOfKind: Answers<readonly Operator[]> = {
  text: () => texts,
  richText: () => ['contains'],
  email: () => texts,
  phone: () => texts,
  int: () => scales,
  decimal: () => scales,
  flag: () => ['eq'],
  choice: () => picks,
  // Lists answer "has it" and "has one of them".
  set: () => lists,
  day: () => [...scales, 'on'],
  time: () => scales,
  instant: () => ['gte', 'lte', 'on'],
  duration: () => scales,
  reference: () => picks,
  references: () => lists,
  children: () => [],
  json: () => [],
  colour: () => picks,
  // Whether there is one at all: `null`.
  file: () => [],
  image: () => [],
  secret: () => [],
  computed: () => picks,
};

/** Whether a key of a filter begins a group of conditions. */
export function isJoint(key: string): key is Joint {
  return joints.some((joint) => joint === key);
}

type Filtered = Pick<AnyResource, 'fields'> & { readonly list?: Pick<AnyResource['list'], 'hours'> };
export type FilterTarget = { readonly name: string; readonly operator: Operator };

/** The operators that a filter of the field may use. */
export function operatorsOf(resource: Filtered, name: string): readonly Operator[] {
  const field = fieldOf(resource, name);
  if (field === undefined) return [];
  const ofKind = answer(operatorsOfKind, field, undefined);
  const offered = resource.list?.hours === name ? [...ofKind, 'hours' as const] : ofKind;
  return isRequired(field) || field.kind === 'computed' || field.kind === 'flag' ? offered : [...offered, 'null'];
}

type Listed = Pick<AnyResource, 'fields' | 'list' | 'represent' | 'importBy'>;

/**
 * Columns that are compared for equality although the list declares no filter of them: what a row is known by and what refers to
 * one other row. Either the list may be ordered by the column, and that index finds the value too, or it is declared as matched
 * and has an index of its own (decision 0058).
 */
export function matchedNames(resource: Listed): readonly string[] {
  const filters: readonly string[] = resource.list.filters ?? [];
  const matched: readonly string[] = resource.list.matched ?? [];
  return fieldsOf(resource).flatMap(([name, field]) => {
    const isFound = matched.includes(name) || (isSortable(resource, name) && isMatched(resource, name, field));
    return isFound && !filters.includes(name) ? [name] : [];
  });
}

function isMatched({ represent, importBy }: Listed, name: string, field: Field): boolean {
  if (field.kind === 'email' || field.kind === 'phone' || field.kind === 'reference') return true;
  if (field.kind !== 'text' && field.kind !== 'int') return false;
  return name === represent || name === importBy || field.unique !== undefined;
}

/** Every filter key that the entity accepts, and what it means; `q`, the search, is apart. */
export function filterKeys(resource: Listed): ReadonlyMap<string, FilterTarget> {
  const keys = new Map<string, FilterTarget>([
    ['id', { name: 'id', operator: 'eq' }],
    ['id_in', { name: 'id', operator: 'in' }],
    ['id_ne', { name: 'id', operator: 'ne' }],
  ]);
  for (const name of resource.list.filters ?? []) {
    for (const operator of operatorsOf(resource, name)) {
      keys.set(operator === 'eq' ? name : `${name}_${operator}`, { name, operator });
    }
  }
  for (const name of matchedNames(resource)) {
    keys.set(name, { name, operator: 'eq' });
    keys.set(`${name}_in`, { name, operator: 'in' });
  }
  return keys;
}
