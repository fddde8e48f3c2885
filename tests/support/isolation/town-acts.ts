import fc from 'fast-check';
import { type Client, numberAt } from '../people.ts';
import { aDesk, anOrder, aRegion, aService, aStore } from '../records.ts';

export type TownRow = { readonly resource: string; readonly id: number };
export type Town = { readonly stores: readonly number[]; readonly rows: TownRow[] };

/** Three stores with something of each kind in them; the rest of the town is theirs to share. */
export async function aTown(admin: Client): Promise<Town> {
  const rows: TownRow[] = [];
  const stores: number[] = [];
  const region = await aRegion(admin);
  rows.push({ resource: 'regions', id: region });
  for (const place of [0, 1, 2]) {
    const store = await aStore(admin, place === 0 ? { region_id: region } : {});
    const service = await aService(admin, store);
    stores.push(store);
    rows.push({ resource: 'stores', id: store }, { resource: 'services', id: service });
    rows.push({ resource: 'desks', id: await aDesk(admin, store) }, { resource: 'orders', id: await anOrder(admin, store, service) });
  }
  const made = await admin.post('/playlists', { name: `Smyčka ${region}`, store_ids: stores.slice(0, 1) });
  rows.push({ resource: 'playlists', id: numberAt(made.body, 'id') });
  return { stores, rows };
}

const store = fc.nat(2);
const someStores = fc.subarray([0, 1, 2], { minLength: 1 });

/** Something that is done in a town, mostly to rows that are there. */
export const anAct = fc.oneof(
  fc.record({ kind: fc.constant('make' as const), what: fc.constantFrom('regions', 'services', 'desks'), store }),
  fc.record({ kind: fc.constant('edit' as const), row: fc.nat(40), stores: someStores }),
  fc.record({ kind: fc.constant('edit' as const), row: fc.nat(40), stores: someStores }),
  fc.record({ kind: fc.constant('delete' as const), row: fc.nat(40) }),
);
export type Act = typeof anAct extends fc.Arbitrary<infer T> ? T : never;

const makers = { regions: (admin: Client) => aRegion(admin), services: aService, desks: aDesk } as const;

/** What the act would change: nothing when the row is gone. */
export async function rowOf(admin: Client, act: Act, { stores, rows }: Town): Promise<TownRow> {
  if (act.kind !== 'make') return rows[act.row % rows.length] ?? { resource: 'regions', id: 0 };
  return { resource: act.what, id: await makers[act.what](admin, stores[act.store] ?? 0) };
}

let changes = 0;

/** Does it. Answers with the version that it made, or null when it was refused. */
export async function perform(admin: Client, act: Act, { resource, id }: TownRow, { stores }: Town): Promise<number | null> {
  if (act.kind === 'make') return 1;
  const before = await admin.get(`/${resource}/${id}`);
  if (before.status !== 200) return null;
  const version = numberAt(before.body, 'version');
  if (act.kind === 'delete') return (await admin.remove(`/${resource}/${id}`)).status === 200 ? version + 1 : null;
  changes += 1;
  // Words that no builder uses: what changes nothing makes no version.
  const patch: Readonly<Record<string, object>> = {
    stores: { city: `Město po změně ${changes}` },
    desks: { label: `Přepážka po změně ${changes}` },
    services: { name: `Činnost po změně ${changes}` },
    playlists: { store_ids: act.stores.map((place) => stores[place]), name: `Smyčka po změně ${changes}` },
  };
  const reply = await admin.patch(`/${resource}/${id}`, version, patch[resource] ?? { note: `Poznámka po změně ${changes}` });
  return reply.status === 200 ? version + 1 : null;
}
