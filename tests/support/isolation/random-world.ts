import fc from 'fast-check';
import { sql } from 'kysely';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { resources } from '../../../server/app.ts';
import { inCreationOrder } from '../../../server/db/tables/creation-order.ts';
import { tableOf } from '../../../server/db/tables/names.ts';
import type { Central } from '../central.ts';
import { storedOf } from '../made/input-of.ts';
import type { Values } from '../made/sample-values.ts';
import { withoutSharedKeys } from '../made/without-shared-keys.ts';
import { insertRow, resourceOf, storesOf } from '../made/world.ts';

/** A row that the model knows: everything that decides whether someone sees it. */
export type ModelRow = {
  readonly id: number;
  readonly stores: readonly number[];
  readonly isDeleted: boolean;
  /** The word that it is found by; `inName` when it is in what names the row. */
  readonly word: string;
  readonly inName: boolean;
  /** Rows that its fields name. */
  readonly refersTo: readonly (readonly [entity: string, id: number])[];
};
export type ModelWorld = { readonly stores: readonly number[]; readonly rows: ReadonlyMap<string, readonly ModelRow[]> };

/** A sketch of a row: its stores by place, whether it was deleted, the word that it is found by. */
type Sketch = { readonly places: readonly number[]; readonly isDeleted: boolean; readonly word: string };
export type Sketches = readonly (readonly [entity: string, sketch: Sketch])[];

export const words = ['alfa', 'beta', 'gama'] as const;
export const storeCount = 4;
const everywhere: Sketch = { places: [], isDeleted: false, word: 'alfa' };

/** Entities where the rows belong to stores, in addition to the stores themselves; what is referred to comes first. */
const bound: readonly AnyResource[] = inCreationOrder(resources).filter(({ limitedBy }) => limitedBy !== null && limitedBy !== 'id');
/** Those of them that another one cannot be without. */
const needed = bound.filter(({ name }) =>
  bound.some(({ fields }) =>
    Object.values(fields).some((field) => field.kind === 'reference' && field.required === true && field.target === name),
  ),
);
export const entities: readonly string[] = ['stores', ...bound.map(({ name }) => name)];

/** Rows of all such entities, spread over the stores. */
export const sketches: fc.Arbitrary<Sketches> = fc.array(
  fc.tuple(
    fc.constantFrom(...bound.map(({ name }) => name)),
    fc.record({
      places: fc.uniqueArray(fc.nat(storeCount - 1), { minLength: 1, maxLength: 3 }),
      isDeleted: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      word: fc.constantFrom(...words),
    }),
  ),
  { minLength: 40, maxLength: 80 },
);

/** Stores the sketched rows over four stores, in place of all others, and remembers what a model must know of them. */
export async function aRandomWorld(central: Central, given: Sketches): Promise<ModelWorld> {
  await withoutSharedKeys(central);
  await sql`truncate ${sql.join([...bound, resourceOf('stores')].map((resource) => sql.table(tableOf(resource))))} cascade`.execute(
    central.db,
  );
  const rows = new Map<string, ModelRow[]>();
  const make = async (resource: AnyResource, stores: readonly number[], sketch: Sketch) => {
    const row = await insertSketched(central, resource, { stores, sketch, rows });
    rows.set(resource.name, [...(rows.get(resource.name) ?? []), row]);
    return row.id;
  };
  const stores: number[] = [];
  for (let place = 0; place < storeCount; place += 1) {
    stores.push(await make(resourceOf('stores'), [], { ...everywhere, word: words[place % words.length] ?? 'alfa' }));
  }
  for (const resource of needed) for (const store of stores) await make(resource, [store], everywhere);
  for (const resource of bound) {
    for (const [entity, sketch] of given) {
      const own = sketch.places.flatMap((place) => stores[place] ?? []);
      if (entity === resource.name) await make(resource, own, sketch);
    }
  }
  await addChange(central);
  return { stores, rows };
}

/** What is written past the server is announced as a branch's rows are: kept totals hang on it. */
async function addChange({ db, clock }: Central): Promise<void> {
  await sql`
    insert into changes (at, resource, record_id, version, action) select ${clock.now()}, name, 1, 1, 'create'
    from unnest(${[...entities]}::text[]) as name`.execute(db);
}

type Wanted = { readonly stores: readonly number[]; readonly sketch: Sketch; readonly rows: ReadonlyMap<string, readonly ModelRow[]> };

async function insertSketched(central: Central, resource: AnyResource, { stores, sketch, rows }: Wanted): Promise<ModelRow> {
  const refer = (target: string) => {
    if (target === 'stores') return stores[0];
    return rows.get(target)?.find((row) => !row.isDeleted && row.stores.includes(stores[0] ?? 0))?.id;
  };
  const values = storedOf(resource, { stores, refer });
  const place = wordPlace(resource);
  const given: Values = place === undefined ? values : { ...values, [place]: `${String(values[place])} ${sketch.word}` };
  const id = await insertRow(central, resource, given);
  if (sketch.isDeleted)
    await sql`update ${sql.table(tableOf(resource))} set deleted_at = ${central.clock.now()} where id = ${id}`.execute(central.db);
  const belongs = storesOf(resource, id, given) ?? [];
  return {
    id,
    stores: belongs,
    isDeleted: sketch.isDeleted,
    word: place === undefined ? '' : sketch.word,
    inName: place === resource.represent,
    refersTo: referencesIn(resource, given),
  };
}

function referencesIn({ fields }: AnyResource, given: Values): readonly (readonly [string, number])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' || field.kind === 'references'
      ? [given[name]].flat().flatMap((id) => (typeof id === 'number' ? [[field.target, id] as const] : []))
      : [],
  );
}

/** A searched text that is long enough for a word, the name of the row before others. */
function wordPlace({ represent, list, fields }: AnyResource): string | undefined {
  return [represent, ...(list.search ?? [])].find((name) => {
    const field = fields[name];
    return field?.kind === 'text' && field.max >= 40;
  });
}
