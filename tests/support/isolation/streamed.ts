import fc from 'fast-check';
import { areas, roles } from '../../../contract/basics/access.ts';
import type { Central } from '../central.ts';
import { type LiveEvent, type LiveReader, readLive } from '../live-reader.ts';
import { type Client, numberAt, signedIn, superAdministrator } from '../people.ts';
import { aDesk, anOrder, aRegion, aService, aStore } from '../records.ts';

type TownRow = { readonly resource: string; readonly id: number };
type Town = { readonly stores: readonly number[]; readonly rows: TownRow[] };

/** Three stores with something of each kind in them; the rest of the town is theirs to share. */
async function aTown(admin: Client): Promise<Town> {
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
const anAct = fc.oneof(
  fc.record({ kind: fc.constant('make' as const), what: fc.constantFrom('regions', 'services', 'desks'), store }),
  fc.record({ kind: fc.constant('edit' as const), row: fc.nat(40), stores: someStores }),
  fc.record({ kind: fc.constant('edit' as const), row: fc.nat(40), stores: someStores }),
  fc.record({ kind: fc.constant('delete' as const), row: fc.nat(40) }),
);
type Act = typeof anAct extends fc.Arbitrary<infer T> ? T : never;

const makers = { regions: (admin: Client) => aRegion(admin), services: aService, desks: aDesk } as const;

/** What the act would change: nothing when the row is gone. */
async function rowOf(admin: Client, act: Act, { stores, rows }: Town): Promise<TownRow> {
  if (act.kind !== 'make') return rows[act.row % rows.length] ?? { resource: 'regions', id: 0 };
  return { resource: act.what, id: await makers[act.what](admin, stores[act.store] ?? 0) };
}

let changes = 0;

/** Does it. Answers with the version that it made, or null when it was refused. */
async function perform(admin: Client, act: Act, { resource, id }: TownRow, { stores }: Town): Promise<number | null> {
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

const aPerson = fc.record({
  role: fc.constantFrom(...roles.slice(1)),
  level: fc.constantFrom(1, 10, 20, 20, 20),
  resources: fc.subarray([...areas]),
  limitations: fc.subarray([0, 1, 2]),
});
type Person = typeof aPerson extends fc.Arbitrary<infer T> ? T : never;

const aStory = fc.record({
  people: fc.array(aPerson, { minLength: 4, maxLength: 4 }),
  acts: fc.array(anAct, { minLength: 8, maxLength: 12 }),
});

/** How often someone was notified of a change, how often not, and what was wrong. */
export type Streamed = { readonly delivered: number; readonly withheld: number; readonly leaks: readonly string[] };

/**
 * Random people follow a town in which random things are done: each gets exactly the changes of rows that they can
 * read before or after, which the reading of the row says.
 */
export async function streamed(central: Central, { seed, stories }: { seed: number; stories: number }): Promise<Streamed> {
  const admin = await superAdministrator(central);
  let sum: Streamed = { delivered: 0, withheld: 0, leaks: [] };
  for (const { people, acts } of fc.sample(aStory, { seed, numRuns: stories })) {
    const { delivered, withheld, leaks } = await follow(central, admin, people, acts);
    sum = { delivered: sum.delivered + delivered, withheld: sum.withheld + withheld, leaks: [...sum.leaks, ...leaks] };
  }
  return sum;
}

async function follow(central: Central, admin: Client, people: readonly Person[], acts: readonly Act[]): Promise<Streamed> {
  const town = await aTown(admin);
  const clients = await Promise.all(people.map((person) => inTown(central, person, town)));
  const readers = await Promise.all(clients.map(({ token }) => readLive(central, token)));
  const watcher = await readLive(central, admin.token);
  await Promise.all([...readers, watcher].map((reader) => reader.position()));
  try {
    const { expected, done } = await doAll({ admin, clients, watcher, town }, acts);
    const policy = numberAt((await admin.get('/password-policy')).body, 'version');
    await admin.patch('/password-policy', policy, { minimal_password_length: policy % 2 === 0 ? 8 : 9 });
    const received = await Promise.all(readers.map(keysUntilPolicy));
    const leaks = received.flatMap((keys, place) => {
      const wanted = [...(expected[place] ?? [])];
      const [got, due] = [keys.toSorted().join(), wanted.toSorted().join()];
      return got === due ? [] : [`${JSON.stringify(people[place])} was told ${got} instead of ${due}`];
    });
    const count = received.flat().length;
    return { delivered: count, withheld: done * people.length - count, leaks };
  } finally {
    for (const reader of [...readers, watcher]) reader.leave();
  }
}

function inTown(central: Central, { limitations, ...person }: Person, { stores }: Town): Promise<Client> {
  return signedIn(central, { ...person, limitations: limitations.map((place) => stores[place] ?? 0) });
}

type Doing = { readonly admin: Client; readonly clients: readonly Client[]; readonly watcher: LiveReader; readonly town: Town };
type Done = { readonly expected: readonly ReadonlySet<string>[]; readonly done: number };

/** Does one act after the other, and asks before and after it who can read the row. */
async function doAll({ admin, clients, watcher, town }: Doing, acts: readonly Act[]): Promise<Done> {
  const expected: Set<string>[] = clients.map(() => new Set());
  const sees = ({ resource, id }: TownRow): Promise<readonly boolean[]> =>
    Promise.all(clients.map(async ({ get }) => (await get(`/${resource}/${id}`)).status === 200));
  let done = 0;
  for (const act of acts) {
    const row = await rowOf(admin, act, town);
    const before = act.kind === 'make' ? clients.map(() => false) : await sees(row);
    const version = await perform(admin, act, row, town);
    if (version === null) continue;
    const key = `${row.resource}/${row.id}/${version}`;
    // All readers are notified in one go: what the watcher has, they have.
    await watcher.until((event) => keyIn(event) === key);
    const after = await sees(row);
    expected.forEach((keys, place) => {
      if (before[place] === true || after[place] === true) keys.add(key);
    });
    if (act.kind === 'make') town.rows.push(row);
    done += 1;
  }
  return { expected, done };
}

/** Everyone is notified of the policy, after all else. */
async function keysUntilPolicy(reader: LiveReader): Promise<readonly string[]> {
  const events = await reader.until(({ data }) => data['resource'] === 'password-policy');
  return events.slice(0, -1).map(keyIn);
}

function keyIn({ data }: LiveEvent): string {
  return `${String(data['resource'])}/${String(data['id'])}/${String(data['version'])}`;
}
