import { type RawBuilder, sql } from 'kysely';
import { isRelativePeriod, type RelativePeriod } from '../../../../contract/basics/relative-periods.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import { instantAt, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { daysOfPeriod, instantsOfPeriod } from '../../../../contract/rules/time/relative-period.ts';
import { isoDay } from '../../../../contract/rules/typing/typed-date.ts';
import { searchedHour } from '../../../../contract/rules/typing/typed-time.ts';
import { columnRef } from './source.ts';

type Sql = RawBuilder<unknown>;
type Named = { readonly name: string; readonly field: Field };

/** That the day or the instant in a field lies within a period of the day that it is. */
export function periodSql({ name, field }: Named, period: unknown, now: Date): Sql {
  if (!isRelativePeriod(period)) return sql`false`;
  const column = columnRef(name, field);
  if (field.kind === 'day') {
    const { first, last } = daysOfPeriod(period, wallTimeAt(now));
    return sql`(${column} >= ${isoDay(first)} and ${column} <= ${isoDay(last)})`;
  }
  const { from, until } = instantsOfPeriod(period, now);
  return sql`(${column} >= ${from.toISOString()} and ${column} < ${until.toISOString()})`;
}

/** Which of the periods the field lies in, each on a row of its own. */
export function periodNamesSql(named: Named, periods: readonly RelativePeriod[], now: Date): Sql {
  const names = periods.map((period) => sql`case when ${periodSql(named, period, now)} then ${sql.lit(period)} end`);
  return sql`unnest(array_remove(array[${sql.join(names)}]::text[], null))`;
}

/** This many days back and ahead rows are found by their hour. */
const soughtDays = 365;

/**
 * That a row has a word of a search, or begins at the hour that the word is. Each day has its own instant, which the index of the
 * time finds: what clocks show is in no index (decision 0091).
 */
export function orBeginsAt({ list: { hours } }: AnyResource, now: Date, has: (word: string) => Sql): (word: string) => Sql {
  if (hours === undefined) return has;
  return (word) => {
    const hour = searchedHour(word);
    if (hour === undefined) return has(word);
    const instants = instantsAround(now, hour).map((instant) => instant.toISOString());
    return sql`(${has(word)} or ${sql.ref(`t.${hours}`)} = any(${instants}::timestamptz[]))`;
  };
}

/** When clocks in Prague show the time of day, on each of the days. */
function instantsAround(now: Date, time: string): readonly Date[] {
  const today = wallTimeAt(now);
  const shown = { ...today, hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)), second: 0 };
  return Array.from({ length: 2 * soughtDays + 1 }, (_, place) => instantAt({ ...shown, day: today.day + place - soughtDays }));
}
