import type pg from 'pg';
import type { BranchEvent } from '../../../contract/channels/branch/events.ts';

type OpenTicket = {
  readonly id: number;
  readonly store_id: number;
  readonly number: string;
  readonly service_id: number;
  readonly desk_id: number | null;
  readonly employee_id: number | null;
  readonly visit_id: number;
  readonly order_id: number | null;
  readonly created_at: string;
  readonly called_at: string | null;
  readonly served_at: string | null;
};

type OpenSession = {
  readonly store_id: number;
  readonly desk_id: number;
  readonly employee_id: number | null;
  readonly started_at: string;
};

type WithoutSequence<E> = E extends unknown ? Omit<E, 'sequence'> : never;

/**
 * The events by which a branch that takes over from the demonstration learns of open tickets and open desks, by store.
 * Tickets keep their identifiers.
 */
export async function eventsForBranches(
  client: pg.ClientBase,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly BranchEvent[]>> {
  const { rows } = await client.query<OpenTicket>(
    `with open as (select * from tickets where store_id = any($1::int[]) and state in ('waiting', 'called', 'serving')),
     numbered as (
       insert into branch_rows (store_id, resource, number, id)
       select store_id, 'tickets', id, id from open union select store_id, 'tickets', visit_id, visit_id from open where visit_id is not null
     )
     select id, store_id, number, service_id, desk_id, employee_id, coalesce(visit_id, id) as visit_id, order_id,
       trim('"' from to_json(created_at)::text) as created_at, trim('"' from to_json(called_at)::text) as called_at,
       trim('"' from to_json(served_at)::text) as served_at
     from open`,
    [storeIds],
  );
  const { rows: sessions } = await client.query<OpenSession>(
    `select store_id, desk_id, employee_id, trim('"' from to_json(started_at)::text) as started_at
     from desk_sessions where store_id = any($1::int[]) and ended_at is null`,
    [storeIds],
  );
  const isOf = (storeId: number) => (row: { readonly store_id: number }) => row.store_id === storeId;
  return new Map(storeIds.map((storeId) => [storeId, eventsOf(rows.filter(isOf(storeId)), sessions.filter(isOf(storeId)))]));
}

function eventsOf(tickets: readonly OpenTicket[], sessions: readonly OpenSession[]): readonly BranchEvent[] {
  const opened = sessions.map(({ desk_id, employee_id, started_at }) => ({
    kind: 'desk_opened' as const,
    at: instant(started_at),
    desk_id,
    employee_id,
  }));
  const events = [...opened, ...tickets.flatMap(eventsOfTicket)].toSorted((one, other) =>
    one.at < other.at ? -1 : one.at > other.at ? 1 : 0,
  );
  return events.map((event, place) => ({ ...event, sequence: place + 1 }));
}

function eventsOfTicket(ticket: OpenTicket): readonly WithoutSequence<BranchEvent>[] {
  const { id, number, service_id, desk_id, employee_id, visit_id, order_id, created_at, called_at, served_at } = ticket;
  const created = { kind: 'ticket_created', at: instant(created_at), ticket: id, number, service_id, order_id } as const;
  const events: WithoutSequence<BranchEvent>[] = [{ ...created, visit: visit_id === id ? null : visit_id }];
  if (called_at === null || desk_id === null) return events;
  const at = instant(called_at);
  events.push({ kind: 'ticket_called', at, ticket: id, desk_id, employee_id });
  if (served_at !== null) events.push({ kind: 'ticket_serving', at: instant(served_at), ticket: id });
  return events;
}

function instant(text: string): string {
  return new Date(text).toISOString();
}
