import { type Operator, operators } from '../../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { isNothing, type Row } from '../../core/row.ts';
import type { Within } from '../../core/within.ts';
import type { Words } from '../../core/words.ts';

/** What is asked of one field, by operator. Empty: nothing is asked. */
export type FieldFilter = { readonly [O in Operator]?: unknown };

/** The filter key of a field and operator, as the API names them. */
export function filterKey(name: string, operator: Operator): string {
  return operator === 'eq' ? name : `${name}_${operator}`;
}

/** What the values of a list's filter ask of one field. */
export function fieldFilterOf(values: Row, name: string): FieldFilter {
  const asked = operators.filter((operator) => values[filterKey(name, operator)] !== undefined);
  return Object.fromEntries(asked.map((operator) => [operator, values[filterKey(name, operator)]]));
}

/** The values of a list's filter with one field's part replaced. */
export function withFieldFilter(values: Row, name: string, filter: FieldFilter): Row {
  const own = new Set(operators.map((operator) => filterKey(name, operator)));
  const rest = Object.entries(values).filter(([key]) => !own.has(key));
  const asked = operators
    .filter((operator) => !isNothing(filter[operator]))
    .map((operator) => [filterKey(name, operator), filter[operator]]);
  return Object.fromEntries([...rest, ...asked]);
}

export function isAsked(filter: FieldFilter): boolean {
  return Object.keys(filter).length > 0;
}

/** The part of a filter that selects days; hours of the day are a separate part. */
export function pickDays(filter: FieldFilter): FieldFilter {
  const { hours: _, ...days } = filter;
  return days;
}

/** The part of a filter that asks for hours of the day. */
export function pickHours({ hours }: FieldFilter): FieldFilter {
  return hours === undefined ? {} : { hours };
}

/** Values picked of a choice: an only one is kept as equality, more as "one of them". */
export function readPicked(filter: FieldFilter): readonly unknown[] {
  const { eq, in: oneOf } = filter;
  if (Array.isArray(oneOf)) return oneOf;
  if (Array.isArray(eq)) return eq;
  return eq === undefined ? [] : [eq];
}

/** The reverse of `readPicked`. */
export function pickFilter(picked: readonly unknown[]): FieldFilter {
  if (picked.length === 0) return {};
  return picked.length === 1 ? { eq: picked[0] } : { in: picked };
}

/** All that the controls of one filter may need to know. */
export type FilterContext = {
  readonly resource: AnyResource;
  /** The record that the list is narrowed to, if it is. */
  readonly within: Within | undefined;
  /** What the whole list is asked for just now. */
  readonly asked: { readonly filters: Row; readonly isTrash: boolean };
  readonly words: Words;
  readonly name: string;
  readonly label: string;
  readonly filter: FieldFilter;
  readonly onFilter: (filter: FieldFilter) => void;
};
