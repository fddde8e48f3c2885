import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPresence, type Presence } from '../../../server/areas/branches/presence/presence.ts';
import { watchSilence } from '../../../server/areas/branches/presence/silence.ts';
import { viewsOfToldStates } from '../../../server/db/migrations/before-release/0039-views-of-told-states.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { csvRows, exported } from '../../support/exports.ts';
import { numberAt, rowsOf, signedIn, superAdministrator, valueAt } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const states = [
  ['online', 'enough'],
  ['error', 'out'],
  [null, null],
] as const;

const central = await centralOfFile();
const root = await superAdministrator(central);
let presence: Presence;
/** One that speaks all the time, one that falls silent, one that was never received. */
let [speaking, quiet, never] = [0, 0, 0];
beforeAll(async () => {
  [speaking, quiet, never] = [await aStore(root), await aStore(root), await aStore(root)];
  for (const store of [speaking, quiet, never]) {
    for (const [place, [state, paper]] of states.entries()) {
      const kiosk = await root.post('/touch-screens', { store_id: store, name: `Kiosk ${store}.${place}` });
      await sql`insert into touch_screens_live (id, told_state, told_paper) values (${numberAt(kiosk.body, 'id')}, ${state}, ${paper})
        on conflict (id) do update set told_state = excluded.told_state, told_paper = excluded.told_paper`.execute(central.db);
    }
    const display = await root.post('/virtual-displays', { store_id: store, name: `Displej ${store}` });
    await sql`insert into virtual_displays_live (id, told_state) values (${numberAt(display.body, 'id')}, 'online')
      on conflict (id) do update set told_state = excluded.told_state`.execute(central.db);
  }
});
beforeEach(async () => {
  presence = createPresence(central.db, central.clock);
  await sql`delete from stores_live`.execute(central.db);
  await contact(speaking, quiet);
});

const contact = async (...stores: readonly number[]) => {
  for (const store of stores) presence.contacted(store);
  await presence.flush();
};
/** The quiet branch has said nothing for so long: its last word is so far back, as sessions end where minutes pass. */
const silence = async (seconds: number) => {
  const last = new Date(central.clock.now().getTime() - seconds * 1000);
  await sql`update stores_live set last_socket_communication_at = ${last}::timestamptz where id = ${quiet}`.execute(central.db);
};
const addressOf = (parameters: Readonly<Record<string, unknown>>, of = 'touch-screens') =>
  `/${of}?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]))}`;
const listed = (parameters: Readonly<Record<string, unknown>>, of = 'touch-screens', client = root) =>
  client.get(addressOf(parameters, of));
const facet = async (name: string, filter: object = {}, of = 'touch-screens') =>
  valueAt((await root.post(`/${of}/query`, { filter, meta: { facets: [name] } })).body, 'meta', 'facets', name);
const statesOf = async (parameters: Readonly<Record<string, unknown>>) => rowsOf(await listed(parameters)).map(({ state }) => state);
const places = async (parameters: Readonly<Record<string, unknown>>) =>
  rowsOf(await listed(parameters)).map(({ name }) => String(name).replace('Kiosk ', ''));

describe('devices of a silent branch', () => {
  it('count as not known, and as what they told again once it speaks', async () => {
    const spoken = { online: 2, offline: 0, error: 2, not_known: 5 };
    expect(await facet('state')).toEqual(spoken);
    expect(await facet('paper')).toEqual({ enough: 2, low: 0, out: 2, not_known: 5 });
    expect(await facet('state', {}, 'virtual-displays')).toEqual({ online: 2, offline: 0, error: 0, not_known: 1 });
    await silence(600);
    expect(await facet('state')).toEqual(spoken);
    await silence(601);
    expect(await facet('state')).toEqual({ online: 1, offline: 0, error: 1, not_known: 7 });
    expect(await facet('paper')).toEqual({ enough: 1, low: 0, out: 1, not_known: 7 });
    expect(await facet('paper', { state: 'error' })).toEqual({ enough: 0, low: 0, out: 1, not_known: 0 });
    expect(await facet('state', {}, 'virtual-displays')).toEqual({ online: 1, offline: 0, error: 0, not_known: 2 });
    await contact(quiet);
    expect(await facet('state')).toEqual(spoken);
  });

  it('are found as not known and never as working, in lists, totals, groups of conditions and by their exclusion', async () => {
    await silence(601);
    expect(await places({ filter: { state: 'online' } })).toEqual([`${speaking}.0`]);
    expect(await places({ filter: { state_in: ['online', 'error'] } })).toEqual([`${speaking}.0`, `${speaking}.1`]);
    const unknown = await listed({ filter: { state: 'not_known' }, range: [0, 1] });
    expect([rowsOf(unknown).length, unknown.headers['content-range']]).toEqual([2, 'touch-screens 0-1/7']);
    expect(await places({ filter: { any: [{ state: 'error' }, { store_id: quiet, paper: 'out' }] } })).toEqual([`${speaking}.1`]);
    expect(await places({ filter: { state_ne: 'not_known' } })).toEqual([`${speaking}.0`, `${speaking}.1`]);
    await contact(quiet);
    expect(await places({ filter: { state: 'online' } })).toEqual([`${speaking}.0`, `${quiet}.0`]);
  });

  it('say in their rows that they are not known, and what they told last', async () => {
    await silence(601);
    const rows = rowsOf(await listed({ filter: { store_id: quiet }, sort: ['name', 'ASC'] }));
    expect(rows).toMatchObject(
      states.map(([told_state, told_paper]) => ({ state: 'not_known', told_state, paper: 'not_known', told_paper })),
    );
    const one = await root.get(`/touch-screens/${String(rows[0]?.['id'])}`);
    expect(one.body).toEqual(rows[0]);
    const renamed = await root.patch(`/touch-screens/${String(rows[0]?.['id'])}`, numberAt(one.body, 'version'), { label: 'U vchodu' });
    expect(renamed.body).toMatchObject({ state: 'not_known', told_state: 'online' });
    await contact(quiet);
    expect(await statesOf({ filter: { store_id: quiet }, sort: ['name', 'ASC'] })).toEqual(['online', 'error', 'not_known']);
  });

  it.each(['ASC', 'DESC'] as const)('stand in the order of what is known, %s, on each page and behind each row', async (direction) => {
    await silence(601);
    const expected = ['error', ...Array.from({ length: 7 }, () => 'not_known'), 'online'];
    const sort = ['state', direction];
    const inOrder = direction === 'ASC' ? expected : expected.toReversed();
    expect(await statesOf({ sort })).toEqual(inOrder);
    expect(await statesOf({ sort, filter: { active: true } })).toEqual(inOrder);
    let page = await listed({ sort, range: [0, 3] });
    const seen = rowsOf(page).map(({ state }) => state);
    for (let after = page.headers['next-cursor']; after !== undefined; after = page.headers['next-cursor']) {
      page = await root.get(`${addressOf({ sort, range: [seen.length, seen.length + 3] })}&after=${String(after)}`);
      seen.push(...rowsOf(page).map(({ state }) => state));
    }
    expect(seen).toEqual(inOrder);
  });

  it('are exported as not known beside what they told last, in that order and under that filter', async () => {
    await silence(601);
    const columns = ['name', 'state', 'told_state', 'paper'];
    const file = await exported(central, root, 'touch-screens', { columns, filter: { store_id: quiet }, sort: ['name', 'ASC'] });
    expect(csvRows(file).slice(1)).toEqual([
      [`Kiosk ${quiet}.0`, 'Nyní neznámý', 'Připojen', 'Nyní není známo'],
      [`Kiosk ${quiet}.1`, 'Nyní neznámý', 'Chyba', 'Nyní není známo'],
      [`Kiosk ${quiet}.2`, 'Nyní neznámý', '', 'Nyní není známo'],
    ]);
    const working = await exported(central, root, 'touch-screens', { columns, filter: { state: 'online' }, sort: ['state', 'ASC'] });
    expect(csvRows(working).slice(1)).toEqual([[`Kiosk ${speaking}.0`, 'Připojen', 'Připojen', 'Dostatek']]);
  });

  it('are found by a view that was saved when nothing told was the absence of a state', async () => {
    const filter = { any: [{ state: 'error' }, { state_null: true }], paper_null: false };
    const state = { filter, sort: [['name', 'asc']], columns: ['name'], page_size: 25 };
    const { body } = await root.post('/views', { resource: 'touch-screens', name: 'Bez stavu', state });
    await viewsOfToldStates.up(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: central.opened.pool }) }));
    const [view] = rowsOf(await root.get('/views?resource=touch-screens'));
    const now = { any: [{ state: 'error' }, { state: 'not_known' }], paper_in: ['enough', 'low', 'out'] };
    expect(view).toMatchObject({ id: numberAt(body, 'id'), state: { ...state, filter: now } });
    expect((await listed({ filter: now })).status).toBe(200);
  });

  it('are not known to whoever may see devices and no stores', async () => {
    await silence(601);
    const kiosks = await signedIn(central, { resources: ['touch_screen'], limitations: [quiet] });
    const reply = await kiosks.post('/touch-screens/query', { meta: { facets: ['state'] } });
    expect(valueAt(reply.body, 'meta', 'facets', 'state')).toEqual({ online: 0, offline: 0, error: 0, not_known: 3 });
  });

  it('are told to live readers as their branch falls silent and as it speaks again, with versions unchanged', async () => {
    const reported = async () => {
      const { rows } = await sql<{ resource: string; count: number }>`
        delete from changes where resource in ('touch-screens', 'virtual-displays') and store_ids = array[${quiet}::int] and action = 'state'
        returning resource`.execute(central.db);
      return rows.map(({ resource }) => resource).toSorted();
    };
    await reported();
    await silence(601);
    await watchSilence(central.db, central.clock.now());
    const devices = ['touch-screens', 'touch-screens', 'touch-screens', 'virtual-displays'];
    expect(await reported()).toEqual(devices);
    await silence(661);
    await watchSilence(central.db, central.clock.now());
    expect(await reported()).toEqual([]);
    await contact(quiet);
    expect(await reported()).toEqual(devices);
  });
});
