import { type RawBuilder, sql } from 'kysely';
import { isRelativePeriod, type RelativePeriod } from '../../../../contract/basics/relative-periods.ts';
import type { Field } from '../../../../contract/kit/index.ts';
import { wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { daysOfPeriod, instantsOfPeriod } from '../../../../contract/rules/time/relative-period.ts';
import { isoDay } from '../../../../contract/rules/typing/typed-date.ts';
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
