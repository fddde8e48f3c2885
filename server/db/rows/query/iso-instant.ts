import { type RawBuilder, sql } from 'kysely';

/** An instant as the wire carries it: UTC to the millisecond. */
export function isoInstant(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
