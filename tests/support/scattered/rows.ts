import { checkValue } from '../../../contract/derive/check-draft.ts';
import { fieldsOf } from '../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../contract/kit/index.ts';
import { seedRandom } from '../../../contract/rules/values/random.ts';
import { resources } from '../../../server/app.ts';
import { inCreationOrder } from '../../../server/db/tables/creation-order.ts';
import { advanceEntity, insertEntity } from '../../../server/demo/insert/insert-entity.ts';
import type { Central } from '../central.ts';
import { withoutGivenKeys, withoutSharedKeys } from '../made/without-shared-keys.ts';
import { type At, scattered } from './values.ts';

export type ScatteredRow = { readonly id: number; readonly [name: string]: unknown };
export type ScatteredRows = ReadonlyMap<string, readonly ScatteredRow[]>;

/** Entities that have lists. */
export const collections: readonly AnyResource[] = inCreationOrder(resources).filter(({ singleton }) => singleton !== true);

const owningStores = 5;
/** Identifiers begin here, behind whatever a test has made already. */
const firstId = 1001;

/** Fills every entity with so many rows past every check: many equal values, absent ones, both ends of each field. */
export async function scatterRows(central: Central, count: number): Promise<ScatteredRows> {
  await withoutSharedKeys(central);
  await withoutGivenKeys(central);
  const { opened } = central;
  const rows = new Map<string, readonly ScatteredRow[]>();
  const client = await opened.pool.connect();
  try {
    for (const resource of collections) {
      const made = Array.from({ length: count }, (_, place) => aRow(resource, firstId + place, rows));
      await insertEntity(client, resource, made);
      await advanceEntity(client, resource);
      rows.set(resource.name, made);
    }
  } finally {
    client.release();
  }
  return rows;
}

/** One more row of the entity, of the same kind. */
export async function scatterOne({ opened }: Central, resource: AnyResource, rows: ScatteredRows, id: number): Promise<void> {
  const client = await opened.pool.connect();
  await insertEntity(client, resource, [aRow(resource, id, rows)]).finally(() => client.release());
}

function aRow(resource: AnyResource, id: number, rows: ScatteredRows): ScatteredRow {
  const chance = seedRandom(resource.name, id);
  // A few stores own everything, so that each has something of all that may be referred to.
  const store = rows.get('stores')?.[id % owningStores]?.id;
  const at: At = {
    number: id - firstId,
    chance,
    idsOf: (target, withinStore) => {
      if (target === 'stores' && resource.limitedBy === 'store_id') return store === undefined ? [] : [store];
      const all = rows.get(target) ?? [];
      return all.filter((row) => !withinStore || row['store_id'] === store).map((row) => row.id);
    },
  };
  const instants = [0, 1].map(() => new Date(Date.UTC(2026, 10, 1 + Math.floor(chance() * 5))).toISOString());
  const values = fieldsOf(resource).map(([name, field]) => [name, asKept(field, scattered(field, at))] as const);
  return { id, created_at: instants[0], updated_at: instants[1], ...Object.fromEntries(values) };
}

/** A text as its field keeps it, such as a code in capitals; one that it would refuse stays as it is. */
function asKept(field: Field, given: unknown): unknown {
  if (field.kind !== 'text') return given;
  const { value, problems } = checkValue(field, given);
  return problems.length === 0 ? value : given;
}
