import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { z } from 'zod';
import { branchEvent } from '../../../contract/channels/branch/events.ts';
import type { Database } from '../../../server/db/database.ts';

/** How many tickets there are, by `STORE SERVICE STATE`. */
export type TicketCounts = Readonly<Record<string, number>>;

const states = {
  ticket_created: 'waiting',
  ticket_called: 'called',
  ticket_serving: 'serving',
  ticket_transferred: 'transferred',
  ticket_finished: 'finished',
  ticket_missed: 'missed',
  ticket_cancelled: 'cancelled',
} as const;
const line = z.looseObject({ store: z.string() });

function counted(keys: readonly string[]): TicketCounts {
  const counts: Record<string, number> = {};
  for (const key of keys.toSorted()) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** What a simulator wrote down: its tickets, and how many events of each store. */
export function simulatorsJournal(path: string): { readonly tickets: TicketCounts; readonly events: Readonly<Record<string, number>> } {
  const tickets = new Map<string, { place: string; state: string }>();
  const stores: string[] = [];
  for (const text of readFileSync(path, 'utf8').trim().split('\n')) {
    const { store, ...reported } = line.parse(JSON.parse(text));
    stores.push(store);
    const event = branchEvent.parse(reported);
    if (event.kind === 'ticket_created')
      tickets.set(`${store} ${event.ticket}`, { place: `${store} ${event.service_id}`, state: 'waiting' });
    else if (event.kind in states && 'ticket' in event) {
      const ticket = tickets.get(`${store} ${event.ticket}`);
      if (ticket !== undefined) ticket.state = states[event.kind];
    }
  }
  return { tickets: counted([...tickets.values()].map(({ place, state }) => `${place} ${state}`)), events: counted(stores) };
}

/** The same as the central has it. */
export async function centralsCounts(db: Database): Promise<ReturnType<typeof simulatorsJournal>> {
  const { rows: tickets } = await sql<{ key: string }>`
    select s.code || ' ' || t.service_id || ' ' || t.state as key from tickets t join stores s on s.id = t.store_id`.execute(db);
  const { rows: events } = await sql<{ key: string }>`
    select s.code as key from branch_events e join stores s on s.id = e.store_id`.execute(db);
  return { tickets: counted(tickets.map(({ key }) => key)), events: counted(events.map(({ key }) => key)) };
}
