import fc from 'fast-check';
import { sql } from 'kysely';
import { areas } from '../../../contract/basics/access.ts';
import { bulkActionsOf } from '../../../contract/derive/trash.ts';
import { type Central, send } from '../central.ts';
import { resourceOf } from '../made/world.ts';
import { numberAt, signedIn, valueAt } from '../people.ts';
import { isWhollyWithin, isWithin, sight, writes } from '../rights/model.ts';
import type { Subject } from '../rights/subjects.ts';
import { type Asking, allRows, type Case, differs, inOrder, isVisible, pickedRow, visibleRows, type Way, wrongColumns } from './asking.ts';
import { aRandomWorld, entities, type ModelRow, type ModelWorld, sketches, storeCount, words } from './random-world.ts';
import { waysToLook } from './ways-to-look.ts';

/** Every way to reach for rows, one by one or many at once; one that is new is a line here. */
const waysToReach: Readonly<Record<string, Way>> = {
  show: async (asking) => {
    const row = pickedRow(asking);
    const reply = await asking.get(`/${asking.resource.name}/${row?.id ?? 1}`);
    const expected = sight(asking.subject, asking.resource) === 'nothing' ? 403 : isVisible(asking, row) ? 200 : 404;
    return differs(reply, expected) ?? (reply.status === 200 ? wrongColumns(asking, [Object(reply.body)]) : null);
  },
  history: async (asking) => {
    const row = pickedRow(asking);
    const expected = sight(asking.subject, asking.resource) !== 'whole' ? 403 : isVisible(asking, row) ? 200 : 404;
    return differs(await asking.get(`/${asking.resource.name}/${row?.id ?? 1}/history`), expected, asking.resource);
  },
  edit: (asking) => reached(asking, 'PATCH'),
  delete: (asking) => reached(asking, 'DELETE'),
  'bulk by filter': (asking) => handled(asking, { filter: {} }, visibleRows(asking)),
  'bulk by ids': (asking) => handled(asking, { ids: allRows(asking).map(({ id }) => id) }, allRows(asking)),
};

/** A row that is not seen is not reached either, not even as far as its version; what is seen is left as it is. */
async function reached(asking: Asking, method: 'PATCH' | 'DELETE'): Promise<string | null> {
  const row = pickedRow(asking);
  if (isVisible(asking, row)) return null;
  const action = method === 'PATCH' ? 'edit' : 'delete';
  const { operations } = asking.resource;
  const isOffered = operations === undefined || operations.includes(action);
  const expected = !isOffered ? 405 : writes(asking.subject, asking.resource, action) ? 404 : 403;
  return differs(await asking.change(method, `/${asking.resource.name}/${row?.id ?? 1}`), expected);
}

/** A try at all rows names those that are seen, and does what it is asked to those alone where the stores are all theirs. */
async function handled(asking: Asking, chosen: object, named: readonly ModelRow[]): Promise<string | null> {
  const { resource, subject } = asking;
  if (!bulkActionsOf(resource).includes('delete')) return null;
  const reply = await asking.bulk({ action: 'delete', dry_run: true, ...chosen });
  const isAllowed = writes(subject, resource, 'delete');
  if (!isAllowed || reply.status !== 200) return differs(reply, isAllowed ? 200 : 403);
  const results = Object.values(Object(valueAt(reply.body, 'results')));
  const ids = results.map((one) => numberAt(one, 'id'));
  if (inOrder(ids) !== inOrder(named.map(({ id }) => id)))
    return `was told of ${inOrder(ids)} instead of ${inOrder(named.map(({ id }) => id))}`;
  const wrong = results.find((one) => {
    const row = named.find(({ id }) => id === numberAt(one, 'id'));
    const isTheirs = row !== undefined && isVisible(asking, row) && isWhollyWithin(subject, row.stores);
    const isNamed = valueAt(one, 'name') !== null;
    return valueAt(one, 'result') === 'done' ? !isTheirs : isNamed && row !== undefined && !isWithin(subject, row.stores);
  });
  return wrong === undefined ? null : `was answered ${JSON.stringify(wrong)}`;
}

const ways = { ...waysToLook, ...waysToReach };

/** Random people, who look in random ways. */
const cases: fc.Arbitrary<Case> = fc.record({
  entity: fc.constantFrom(...entities),
  way: fc.constantFrom(...Object.keys(ways)),
  resources: fc.shuffledSubarray([...areas], { minLength: 1 }),
  limitations: fc.oneof(
    { weight: 4, arbitrary: fc.uniqueArray(fc.nat(storeCount - 1), { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constant([]) },
  ),
  store: fc.nat(storeCount - 1),
  word: fc.constantFrom(...words),
  pick: fc.nat(1000),
});

/** Asks as the user of the token, with the rights of the case. */
function ask(
  central: Central,
  token: string,
  given: Case,
  { world, subject }: { readonly world: ModelWorld; readonly subject: Subject },
): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string) => send(central, { method: 'GET', url: `/central${path}`, headers });
  const query = (payload: object) => send(central, { method: 'POST', url: `/central/${given.entity}/query`, headers, payload });
  const change = (method: 'PATCH' | 'DELETE', path: string) =>
    send(central, {
      method,
      url: `/central${path}`,
      headers: { ...headers, 'if-match': '"7"' },
      ...(method === 'PATCH' ? { payload: {} } : {}),
    });
  const bulk = (payload: object) => send(central, { method: 'POST', url: `/central/${given.entity}/bulk`, headers, payload });
  const way = Object.entries(ways).find(([name]) => name === given.way)?.[1];
  if (way === undefined) throw new Error(`no way ${given.way}`);
  return way({ given, resource: resourceOf(given.entity), world, subject, get, query, change, bulk });
}

type Extent = { readonly seed: number; readonly worlds: number; readonly casesInWorld: number };
export type Isolation = { readonly cases: number; readonly leaks: readonly string[] };

/** Random people look at random worlds in random ways; a leak is whatever they see differently from the model. */
export async function isolation(central: Central, { seed, worlds, casesInWorld }: Extent): Promise<Isolation> {
  const { id, token } = await signedIn(central);
  const leaks: string[] = [];
  const asked = fc.sample(cases, { seed, numRuns: worlds * casesInWorld });
  for (const [place, sketched] of fc.sample(sketches, { seed, numRuns: worlds }).entries()) {
    const world = await aRandomWorld(central, sketched);
    for (const given of asked.slice(place * casesInWorld, (place + 1) * casesInWorld)) {
      const subject = subjectOf(given, world.stores);
      await become(central, id, subject);
      const leak = await ask(central, token, given, { world, subject });
      if (leak !== null) leaks.push(`${JSON.stringify(given)} ${leak}`);
    }
  }
  return { cases: asked.length, leaks };
}

function subjectOf({ resources, limitations }: Case, stores: readonly number[]): Subject {
  const own = limitations.flatMap((place) => stores[place] ?? []);
  return { title: 'somebody', session: 'passed', role: 'operator', level: 20, resources, limitations: own };
}

/** Rights hold from the next request: one user is many people. */
async function become({ db }: Central, id: number, { resources, limitations }: Subject): Promise<void> {
  await sql`update users set resources = ${[...resources]}::text[], limitations = ${[...limitations]}::int[] where id = ${id}`.execute(db);
}
