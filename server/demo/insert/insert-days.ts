import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { registry } from '../../../contract/resources/registry.ts';
import type { SessionRow, TicketRow, TownDay } from '../day/town-days.ts';
import { plainColumn } from './bulk-column.ts';
import { advanceEntity, insertEntity } from './insert-entity.ts';
import { insertRows } from './insert-rows.ts';

const sessionColumns = [
  plainColumn('store_id', 'integer'),
  plainColumn('desk_id', 'integer'),
  plainColumn('sequence', 'bigint'),
  plainColumn('employee_id', 'integer'),
  plainColumn('started_at', 'timestamptz(3)'),
  plainColumn('ended_at', 'timestamptz(3)'),
];
const fullBatch = 4_000;

type Batch = { readonly tickets: TicketRow[]; readonly sessions: SessionRow[] };

/**
 * Inserts days in batches, so that memory stays flat however many there are. While the database takes one batch, the next
 * one is made. Desks with an open session are open. `progress` receives how many days are made; returns how many tickets.
 */
export async function insertDays(client: pg.ClientBase, days: Iterable<TownDay>, progress: (days: number) => void): Promise<number> {
  let batch: Batch = { tickets: [], sessions: [] };
  let [made, count] = [0, 0];
  let inserted = Promise.resolve();
  for (const { tickets, sessions } of days) {
    batch.tickets.push(...tickets);
    batch.sessions.push(...sessions);
    [made, count] = [made + 1, count + tickets.length];
    // Lets the socket send what it has, between the days.
    await setImmediate();
    if (batch.tickets.length < fullBatch) continue;
    await inserted;
    progress(made);
    inserted = insertBatch(client, batch);
    // Awaited with the next batch; until then its failure is not left without anybody.
    inserted.catch(() => {});
    batch = { tickets: [], sessions: [] };
  }
  await inserted;
  await insertBatch(client, batch);
  progress(made);
  await advanceEntity(client, registry.tickets);
  await client.query(
    `insert into desks_live as l (id, opened_at, employee_id)
     select desk_id, started_at, employee_id from desk_sessions where ended_at is null
     on conflict (id) do update set opened_at = excluded.opened_at, employee_id = excluded.employee_id`,
  );
  return count;
}

async function insertBatch(client: pg.ClientBase, { tickets, sessions }: Batch): Promise<void> {
  await insertEntity(client, registry.tickets, tickets);
  await insertRows(client, 'desk_sessions', sessionColumns, sessions);
}
