import { isRelativePeriod } from '../../contract/basics/relative-periods.ts';
import { fieldOf } from '../../contract/derive/fields.ts';
import { type Condition, type FilterPart, isGroup } from '../../contract/derive/filters/filter-tree.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import { foldDiacritics } from '../../contract/rules/text/fold-diacritics.ts';
import { readHours } from '../../contract/rules/time/hours-of-day.ts';
import { wallTimeAt } from '../../contract/rules/time/prague-time.ts';
import { daysOfPeriod, instantsOfPeriod } from '../../contract/rules/time/relative-period.ts';
import { isoDay } from '../../contract/rules/typing/typed-date.ts';
import type { ListQuery, Sort } from '../../server/db/rows/query/query.ts';
import type { Row } from './tables.ts';

/** The rows that a list asks for, in its order and without its paging: filter, search and sort of the server on rows in memory. */
export function chosenRows(resource: AnyResource, rows: readonly Row[], query: ListQuery, now: Date): readonly Row[] {
  const words = foldDiacritics(query.search ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const searched = resource.list.search ?? [resource.represent];
  return rows
    .filter((row) => query.conditions.every((part) => holds(resource, part, row, now)))
    .filter((row) => {
      const text = foldDiacritics(searched.map((name) => textOf(row[name])).join('\n'));
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => compareBy(query.sort, one, other));
}

function holds(resource: AnyResource, part: FilterPart, row: Row, now: Date): boolean {
  if (!isGroup(part)) return conditionHolds(resource, part, row, now);
  const each = (one: FilterPart): boolean => holds(resource, one, row, now);
  return part.joint === 'any' ? part.parts.some(each) : part.parts.every(each);
}

function conditionHolds(resource: AnyResource, { name, operator, value }: Condition, row: Row, now: Date): boolean {
  const given = row[name];
  const values = Array.isArray(given) ? given : [given];
  switch (operator) {
    case 'eq':
      return values.includes(value);
    case 'ne':
      return !values.includes(value);
    case 'in':
      return Array.isArray(value) && values.some((one) => value.includes(one));
    case 'gte':
      return given !== null && compare(given, value) >= 0;
    case 'lte':
      return given !== null && compare(given, value) <= 0;
    case 'contains':
      return foldDiacritics(textOf(given)).includes(foldDiacritics(textOf(value)));
    case 'null':
      return (given === null || values.length === 0) === value;
    case 'on':
      return isWithinPeriod(given, value, { isDay: fieldOf(resource, name)?.kind === 'day', now });
    case 'hours':
      return isWithinHours(given, value);
  }
}

function isWithinPeriod(given: unknown, period: unknown, { isDay, now }: { readonly isDay: boolean; readonly now: Date }): boolean {
  if (typeof given !== 'string' || !isRelativePeriod(period)) return false;
  const { first, last } = daysOfPeriod(period, wallTimeAt(now));
  if (isDay) return given >= isoDay(first) && given <= isoDay(last);
  const { from, until } = instantsOfPeriod(period, now);
  return new Date(given) >= from && new Date(given) < until;
}

function isWithinHours(given: unknown, value: unknown): boolean {
  const hours = readHours(value);
  if (typeof given !== 'string' || hours === undefined) return false;
  const { hour, minute } = wallTimeAt(new Date(given));
  const shown = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return shown >= hours.from && shown < hours.until;
}

function compareBy(sort: readonly Sort[], one: Row, other: Row): number {
  for (const [name, direction] of sort) {
    const order = compare(one[name], other[name]);
    if (order !== 0) return direction === 'desc' ? -order : order;
  }
  return one.id - other.id;
}

const czech = new Intl.Collator('cs', { numeric: true });

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  // Nothing comes last, as in the database.
  if (one === null || one === undefined) return 1;
  if (other === null || other === undefined) return -1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return czech.compare(textOf(one), textOf(other));
}

/** A value as it is searched and counted; nothing is an empty text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/** How many of the rows have each value of the field; of the list's time, how many lie in each of its periods. */
export function facetOf(resource: AnyResource, rows: readonly Row[], name: string, now: Date): Readonly<Record<string, number>> {
  const { time } = resource.list;
  const counts: Record<string, number> = time?.field === name ? Object.fromEntries(time.periods.map((period) => [period, 0])) : {};
  const count = (value: string): void => {
    counts[value] = (counts[value] ?? 0) + 1;
  };
  for (const row of rows) {
    if (time?.field === name) {
      for (const period of time.periods) if (isWithinPeriod(row[name], period, { isDay: false, now })) count(period);
    } else for (const value of [row[name]].flat()) if (value !== null && value !== undefined) count(textOf(value));
  }
  return counts;
}
