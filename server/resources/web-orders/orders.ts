import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Values, Writing } from '../../db/rows/writing.ts';
import type { Hooks } from '../hooks.ts';

/** An order made in the console is made by staff and gets its PIN from the server. */
export const orders: Hooks = {
  complete: async (writing, values) => ({ channel: 'staff', pin: await freePin(writing, values) }),
};

/** Six digits that no other order of the store has within a day of the appointment. */
async function freePin({ db }: Writing, { store_id, starts_at }: Values): Promise<string> {
  const { rows } = await sql<{ pin: string }>`
    select pin from orders where store_id = ${store_id} and deleted_at is null
    and starts_at between ${starts_at}::timestamptz - interval '1 day' and ${starts_at}::timestamptz + interval '1 day'`.execute(db);
  const taken = new Set(rows.map((row) => row.pin));
  for (;;) {
    const pin = String(randomInt(1_000_000)).padStart(6, '0');
    if (!taken.has(pin)) return pin;
  }
}
