import fc from 'fast-check';
import { areas, roles } from '../../../contract/basics/access.ts';
import type { Central } from '../central.ts';
import { type LiveEvent, type LiveReader, readLive } from '../live-reader.ts';
import { type Client, numberAt, signedIn, superAdministrator } from '../people.ts';
import { type Act, anAct, aTown, perform, rowOf, type Town, type TownRow } from './town-acts.ts';

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
export type Streamed = { readonly told: number; readonly untold: number; readonly leaks: readonly string[] };

/**
 * Random people follow a town in which random things are done: each is reported exactly the changes of rows that they can
 * read before or after, which the reading of the row says.
 */
export async function streamed(central: Central, { seed, stories }: { seed: number; stories: number }): Promise<Streamed> {
  const admin = await superAdministrator(central);
  let sum: Streamed = { told: 0, untold: 0, leaks: [] };
  for (const { people, acts } of fc.sample(aStory, { seed, numRuns: stories })) {
    const { told, untold, leaks } = await follow(central, admin, people, acts);
    sum = { told: sum.told + told, untold: sum.untold + untold, leaks: [...sum.leaks, ...leaks] };
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
    const told = await Promise.all(readers.map(keysUntilPolicy));
    const leaks = told.flatMap((keys, place) => {
      const wanted = [...(expected[place] ?? [])];
      const [got, due] = [keys.toSorted().join(), wanted.toSorted().join()];
      return got === due ? [] : [`${JSON.stringify(people[place])} was told ${got} instead of ${due}`];
    });
    const count = told.flat().length;
    return { told: count, untold: done * people.length - count, leaks };
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

/** Everybody is notified of the policy, behind all else. */
async function keysUntilPolicy(reader: LiveReader): Promise<readonly string[]> {
  const events = await reader.until(({ data }) => data['resource'] === 'password-policy');
  return events.slice(0, -1).map(keyIn);
}

function keyIn({ data }: LiveEvent): string {
  return `${String(data['resource'])}/${String(data['id'])}/${String(data['version'])}`;
}
