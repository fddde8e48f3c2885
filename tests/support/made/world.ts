import { sql } from 'kysely';
import { fieldOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { resources } from '../../../server/app.ts';
import { columnValues, storeChildren } from '../../../server/db/rows/write/store-values.ts';
import { inCreationOrder } from '../../../server/db/tables/creation-order.ts';
import { tableOf } from '../../../server/db/tables/names.ts';
import type { Central } from '../central.ts';
import { type Client, numberAt } from '../people.ts';
import { inputOf, type Place, storedOf } from './input-of.ts';
import type { Values } from './sample-values.ts';
import { withoutSharedKeys } from './without-shared-keys.ts';

/** A row that was made: what it was made of and the stores that it belongs to; null when its entity belongs to none. */
export type MadeRow = { readonly id: number; readonly stores: readonly number[] | null; readonly given: Values };

/** Rows of every entity, made from the declarations. */
export type World = {
  readonly rows: Map<string, MadeRow[]>;
  readonly place: (stores: readonly number[]) => Place;
  /** Makes one more row, by the API where people make such rows; it is referred to only when it is kept. */
  readonly make: (resource: AnyResource, stores: readonly number[], keep?: 'kept') => Promise<MadeRow>;
};

/** A world of so many stores, each with a row of every entity that belongs to a store, and one row of every other. */
export async function aWorld(central: Central, root: Client, count: number): Promise<World> {
  await withoutSharedKeys(central);
  const world = anEmptyWorld(central, root);
  const collections = inCreationOrder(resources).filter(({ singleton }) => singleton !== true);
  const before = collections.findIndex(({ limitedBy }) => limitedBy === 'id');
  for (const resource of collections.slice(0, before)) await world.make(resource, [], 'kept');
  for (let made = 0; made < count; made += 1) await world.make(resourceOf('stores'), [], 'kept');
  const stores = rowsOf(world, 'stores').map(({ id }) => id);
  for (const resource of collections.slice(before + 1)) {
    if (resource.limitedBy === null) await world.make(resource, stores.slice(0, 1), 'kept');
    else for (const store of stores) await world.make(resource, [store], 'kept');
  }
  return world;
}

/** The same without any rows. */
export function anEmptyWorld(central: Central, root: Client): World {
  const rows = new Map<string, MadeRow[]>();
  const refer = (target: string, stores: readonly number[]) => {
    if (target === 'stores') return stores[0];
    return (rows.get(target) ?? []).find((row) => row.stores === null || row.stores.some((store) => stores.includes(store)))?.id;
  };
  const place = (stores: readonly number[]): Place => ({ stores, refer });
  return {
    rows,
    place,
    make: async (resource, stores, keep) => {
      const row = await makeRow(central, root, resource, place(stores));
      if (keep === 'kept') rows.set(resource.name, [...(rows.get(resource.name) ?? []), row]);
      return row;
    },
  };
}

/** Rows of the entity that the world keeps. */
export function rowsOf(world: World, name: string): readonly MadeRow[] {
  return world.rows.get(name) ?? [];
}

export function resourceOf(name: string): AnyResource {
  const found = resources.find((resource) => resource.name === name);
  if (found === undefined) throw new Error(`no entity ${name}`);
  return found;
}

/** Whether people make such rows. */
export function isMadeByPeople({ operations, singleton }: AnyResource): boolean {
  return singleton !== true && (operations === undefined || operations.includes('create'));
}

async function makeRow(central: Central, root: Client, resource: AnyResource, place: Place): Promise<MadeRow> {
  if (!isMadeByPeople(resource)) {
    const given = storedOf(resource, place);
    const id = await insertRow(central, resource, given);
    return { id, stores: storesOf(resource, id, given), given };
  }
  const given = inputOf(resource, place);
  const reply = await root.post(`/${resource.name}`, given);
  if (reply.status !== 201) throw new Error(`${resource.name}: ${JSON.stringify(given)} ${reply.status} ${JSON.stringify(reply.body)}`);
  const id = numberAt(reply.body, 'id');
  return { id, stores: storesOf(resource, id, given), given };
}

/** Stores a row as it is, past every check: what a branch or the server would have written. */
export async function insertRow({ db, clock }: Central, resource: AnyResource, values: Values): Promise<number> {
  const columns = columnValues(resource, values);
  const names = sql.join([sql.ref('created_at'), sql.ref('updated_at'), ...columns.map(([name]) => sql.ref(name))]);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(tableOf(resource))} (${names})
    values (${sql.join([clock.now(), clock.now(), ...columns.map(([, value]) => value)])}) returning id`.execute(db);
  const id = Number(rows[0]?.id);
  await storeChildren(db, resource, id, values);
  return id;
}

/** The stores that a row of these values belongs to. */
export function storesOf({ limitedBy, fields }: AnyResource, id: number, given: Values): readonly number[] | null {
  if (limitedBy === null) return null;
  if (limitedBy === 'id') return [id];
  const value = given[limitedBy];
  if (fieldOf({ fields }, limitedBy)?.kind === 'references') return Array.isArray(value) ? value.map(Number) : [];
  return [Number(value)];
}
