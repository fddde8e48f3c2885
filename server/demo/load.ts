import type pg from 'pg';
import type { AnyResource } from '../../contract/kit/index.ts';
import { registry } from '../../contract/resources/registry.ts';
import { tableOf } from '../db/tables/names.ts';
import { playedDays } from './day/town-days.ts';
import { demonstration } from './demonstration.ts';
import { eventsForBranches } from './insert/events-for-branches.ts';
import { type BranchKey, insertBranchEndings, insertBranchKeys } from './insert/insert-branch-keys.ts';
import { insertCredentials } from './insert/insert-credentials.ts';
import { insertDays } from './insert/insert-days.ts';
import { advanceEntity, insertEntity, updateSettings } from './insert/insert-entity.ts';
import { insertOrderPlaces } from './insert/insert-order-places.ts';
import { insertPosters } from './insert/insert-posters.ts';
import type { ValuesByName } from './insert/insert-rows.ts';
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
    insertDays(client, town.days(), (days) => progress('tickets', days, playedDays(now).length)),
  );
  await insertOrderPlaces(client, now);
  await insertBranchEndings(client, now);
  await insertPosters(client, now);
  if (branchKeys !== undefined) await handOver(client, branchKeys);
  await client.query('update installation set is_demonstration = true');
  return counts;
}

/** Branches that are played take over from the demonstration: keys, and those who are in their halls and at their desks. */
async function handOver(client: pg.ClientBase, { secret, keep }: NonNullable<LoadRequest['branchKeys']>): Promise<void> {
  const keys = await insertBranchKeys(client, secret);
  const events = await eventsForBranches(
    client,
    keys.flatMap(({ played }, place) => (played ? [place + 1] : [])),
  );
  keep(keys.map((key, place) => ({ ...key, initialEvents: events.get(place + 1) ?? [] })));
}

function resourceOf(name: string): AnyResource {
  const resource = Object.values<AnyResource>(registry).find((declared) => declared.name === name);
  if (resource === undefined) throw new Error(`the demonstration fills an entity that nobody declares: ${name}`);
  return resource;
}
