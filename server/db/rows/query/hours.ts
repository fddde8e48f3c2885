import { type RawBuilder, sql } from 'kysely';
import { timeZone } from '../../../../contract/basics/limits.ts';
import type { Field } from '../../../../contract/kit/index.ts';
import { readHours } from '../../../../contract/rules/time/hours-of-day.ts';
import { columnRef } from './source.ts';

type Named = { readonly name: string; readonly field: Field };

/** That clocks in Prague show one of the hours at the instant in a field, in summer as in winter. */
export function hoursSql({ name, field }: Named, hours: unknown): RawBuilder<unknown> {
  const read = readHours(hours);
  if (read === undefined) return sql`false`;
  const shown = sql`(${columnRef(name, field)} at time zone ${sql.lit(timeZone)})::time`;
  return sql`(${shown} >= ${read.from}::time and ${shown} < ${read.until}::time)`;
}
