import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import type { BranchEvent } from '../../contract/channels/branch/events.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import { registry } from '../../contract/resources/registry.ts';
import { tableOf } from '../db/tables/names.ts';
import { daysOfTickets } from './day/tickets.ts';
import { type Demonstration, demonstration } from './demonstration.ts';
import { insertBranchEndings } from './insert/insert-branch-endings.ts';
import { type BranchKey, insertBranchKeys } from './insert/insert-branch-keys.ts';
import { insertCredentials } from './insert/insert-credentials.ts';
import { advanceEntity, insertEntity } from './insert/insert-entity.ts';
import { insertOrderPlaces } from './insert/insert-order-places.ts';
import { insertPosters } from './insert/insert-posters.ts';
import type { ValuesByName } from './insert/insert-rows.ts';
import { updateSettings } from './insert/update-settings.ts';
import { withoutIndexes } from './insert/without-indexes.ts';

export { demonstrationSignIns } from './entities/users.ts';

/** Says how far the load is; `step` is the name of an entity, tickets are counted in days. */
export type Progress = (step: string, done: number, total: number) => void;
/** Rows that were loaded, by entity. */
export type Counts = Readonly<Record<string, number>>;

export type LoadRequest = {
  readonly pool: pg.Pool;
  /** The instant that the whole demonstration is made for. */
  readonly now: Date;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Branches get keys sealed with the secret; `keep` receives them before the demonstration is. */
  readonly branchKeys?: { readonly secret: Uint8Array; readonly keep: (keys: readonly BranchKey[]) => void };
  readonly progress?: Progress;
};

/**
 * Fills an empty, migrated database with the demonstration. All or nothing: a start that was broken off finds
 * the database as empty as before and begins again.
 */
export async function loadDemonstration(request: LoadRequest): Promise<Counts> {
  const client = await request.pool.connect();
  try {
    await client.query('begin');
    const counts = await loadAll(client, request);
    await client.query('commit');
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** From so many rows on it pays to build indexes at the end. */
const manyRows = 1_000;

async function loadAll(client: pg.ClientBase, { now, hashPassword, branchKeys, progress = () => {} }: LoadRequest): Promise<Counts> {
  const town = demonstration(now);
  const counts: Record<string, number> = {};
  for (const [name, rows] of Object.entries<readonly ValuesByName[]>(town.rows)) {
    const resource = resourceOf(name);
    await withoutIndexes(client, tableOf(resource), rows.length > manyRows, () => insertEntity(client, resource, rows));
    await advanceEntity(client, resource);
    if (name === 'users') await insertCredentials(client, town.rows.users, hashPassword);
    counts[name] = rows.length;
    progress(name, rows.length, rows.length);
  }
  for (const [name, values] of Object.entries<ValuesByName>(town.settings)) {
    await updateSettings(client, resourceOf(name), values);
    counts[name] = 1;
  }
  counts['tickets'] = await withoutIndexes(client, tableOf(registry.tickets), true, () =>
    loadTickets(client, town, daysOfTickets(now).length, progress),
  );
  await insertOrderPlaces(client, now);
  await insertBranchEndings(client, now);
  await insertPosters(client, now);
  if (branchKeys !== undefined) await handOver(client, branchKeys);
  await client.query('update installation set is_demonstration = true');
  return counts;
}

/** Branches that are played take over from the demonstration: keys, and those who are in their halls. */
async function handOver(client: pg.ClientBase, { secret, keep }: NonNullable<LoadRequest['branchKeys']>): Promise<void> {
  const keys = await insertBranchKeys(client, secret);
  const events = await eventsForBranches(
    client,
    keys.flatMap(({ played }, place) => (played ? [place + 1] : [])),
  );
  keep(keys.map((key, place) => ({ ...key, told: events.get(place + 1) ?? [] })));
}

/**
 * Tickets in batches of several days, so that memory stays flat however many there are. While the database
 * takes one batch, the next one is made.
 */
async function loadTickets(client: pg.ClientBase, town: Demonstration, totalDays: number, progress: Progress): Promise<number> {
  let batch: ValuesByName[] = [];
  let days = 0;
  let count = 0;
  let inserted = Promise.resolve();
  for (const tickets of town.tickets()) {
    batch.push(...tickets);
    days += 1;
    // Lets the socket send what it has, between the days.
    await setImmediate();
    if (batch.length < 4_000 && days < totalDays) continue;
    await inserted;
    progress('tickets', days, totalDays);
    inserted = insertEntity(client, registry.tickets, batch);
    // Awaited with the next batch; until then its failure is not left without anybody.
    inserted.catch(() => {});
    count += batch.length;
    batch = [];
  }
  await inserted;
  await advanceEntity(client, registry.tickets);
  return count;
}

function resourceOf(name: string): AnyResource {
  const resource = Object.values<AnyResource>(registry).find((declared) => declared.name === name);
  if (resource === undefined) throw new Error(`the demonstration fills an entity that nobody declares: ${name}`);
  return resource;
}

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

type WithoutSequence<E> = E extends unknown ? Omit<E, 'sequence'> : never;

/**
 * What a branch that takes over from the demonstration has to know of those who are in its hall: the events that would
 * have made their tickets, by store. Anyone who notifies them reports the tickets that are there, by their identifiers.
 */
async function eventsForBranches(client: pg.ClientBase, storeIds: readonly number[]): Promise<ReadonlyMap<number, readonly BranchEvent[]>> {
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
  return new Map(storeIds.map((storeId) => [storeId, eventsOf(rows.filter(({ store_id }) => store_id === storeId))]));
}

function eventsOf(tickets: readonly OpenTicket[]): readonly BranchEvent[] {
  const events = tickets.flatMap(eventsOfTicket).toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  return events.map((event, place) => ({ ...event, sequence: place + 1 }));
}

function eventsOfTicket(ticket: OpenTicket): readonly WithoutSequence<BranchEvent>[] {
  const { id, number, service_id, desk_id, employee_id, visit_id, order_id, created_at, called_at, served_at } = ticket;
  const created = { kind: 'ticket_created', at: instant(created_at), ticket: id, number, service_id, order_id } as const;
  const events: WithoutSequence<BranchEvent>[] = [{ ...created, visit: visit_id === id ? null : visit_id }];
  if (called_at === null || desk_id === null) return events;
  const at = instant(called_at);
  events.push({ kind: 'desk_opened', at, desk_id, employee_id }, { kind: 'ticket_called', at, ticket: id, desk_id, employee_id });
  if (served_at !== null) events.push({ kind: 'ticket_serving', at: instant(served_at), ticket: id });
  return events;
}

function instant(text: string): string {
  return new Date(text).toISOString();
}
