import { isRelativePeriod } from '../../../contract/basics/relative-periods.ts';
import { filterKeys, isJoint, type Operator } from '../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { foldDiacritics } from '../../../contract/rules/text/fold-diacritics.ts';
import { type HoursOfDay, readHours } from '../../../contract/rules/time/hours-of-day.ts';
import { type WallTime, wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { daysOfPeriod, type PeriodDays } from '../../../contract/rules/time/relative-period.ts';
import { isoDay } from '../../../contract/rules/typing/typed-date.ts';

type Row = Readonly<Record<string, unknown>>;

/** When servers of the tests begin. */
const startOfTests = new Date('2026-11-20T09:00:00.000Z');

/** Whether the row is what the filter asks for, worked out without SQL. */
export function fulfils(resource: AnyResource, row: Row, filter: Row): boolean {
  const keys = filterKeys(resource);
  return Object.entries(filter).every(([key, wanted]) => {
    if (isJoint(key)) {
      const parts: readonly Row[] = Array.isArray(wanted) ? wanted : [];
      return key === 'any' ? parts.some((part) => fulfils(resource, row, part)) : parts.every((part) => fulfils(resource, row, part));
    }
    const target = keys.get(key);
    if (target === undefined) throw new Error(`${resource.name} is not filtered by ${key}`);
    return holds(target.operator, row[target.name] ?? null, wanted);
  });
}

function holds(operator: Operator, value: unknown, wanted: unknown): boolean {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isAbsent = value === null || (Array.isArray(value) && value.length === 0);
  switch (operator) {
    case 'null':
      return isAbsent === wanted;
    case 'eq':
      return values.includes(wanted);
    case 'ne':
      return value !== wanted;
    case 'in':
      return Array.isArray(wanted) && wanted.some((one) => values.includes(one));
    case 'gte':
      return !isAbsent && compared(value) >= compared(wanted);
    case 'lte':
      return !isAbsent && compared(value) <= compared(wanted);
    case 'on':
      return !isAbsent && isRelativePeriod(wanted) && isWithinPeriod(daysOfPeriod(wanted, wallTimeAt(startOfTests)), String(value));
    case 'hours':
      return !isAbsent && isInHours(readHours(wanted), wallTimeAt(new Date(String(value))));
    case 'contains':
      return !isAbsent && foldDiacritics(String(value)).includes(foldDiacritics(String(wanted)));
  }
}

/** By the day that it is in Prague. */
function isWithinPeriod({ first, last }: PeriodDays, value: string): boolean {
  const day = value.includes('T') ? isoDay(wallTimeAt(new Date(value))) : value;
  return day >= isoDay(first) && day <= isoDay(last);
}

/** By what clocks show. */
function isInHours(hours: HoursOfDay | undefined, { hour, minute }: WallTime): boolean {
  const shown = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return hours !== undefined && shown >= hours.from && shown < hours.until;
}

/** Instants, days and times are ordered as their texts are. */
function compared(value: unknown): number | string {
  return typeof value === 'number' ? value : String(value);
}
