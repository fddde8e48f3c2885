import type { ClientBase } from 'pg';

/** How values are written as text, the same on every server and whatever the role or the database is set to; and no limits of time. */
const pinned = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  // Grouping and checking keys of large tables stay on the disk rather than in the memory of a small machine.
  work_mem: '16MB',
} as const;

/** Pins the settings of the transaction that the connection is in. */
export async function pinSession(client: ClientBase): Promise<void> {
  for (const [name, value] of Object.entries(pinned)) await client.query('select set_config($1, $2, true)', [name, value]);
}
