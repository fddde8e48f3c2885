import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import { type BranchClient, eventsFrom, tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchStore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { startOfTests } from '../../support/central.ts';
import { superAdministrator, valueAt } from '../../support/people.ts';

const setup = await branchesOfFile();
const admin = await superAdministrator(setup.central);
let store: BranchStore;
let client: BranchClient;
let made = 0;
/** A branch with one service, a reserve one. */
beforeEach(async () => {
  store = await aBranchStore(setup.central.db, `P${(made += 1)}`);
  await sql`update services set state = 'reserve' where id = ${store.service}`.execute(setup.central.db);
  client = await tryHandshake(store, setup);
  await client.next('welcome');
});
afterEach(() => client.close());

const at = (seconds: number) => new Date(Date.parse(startOfTests) + seconds * 1000).toISOString();
const send = async (events: readonly BranchEvent[]) => {
  client.say({ type: 'events', events });
  return client.next('acknowledge');
};
const turns = () =>
  eventsFrom(1, startOfTests, [
    { kind: 'service_opened', service_id: store.service },
    { kind: 'service_closed', service_id: store.service },
    { kind: 'service_opened', service_id: store.service },
  ]);
const statusOf = async () => valueAt((await admin.get(`/stores/${store.id}/status`)).body, 'monitored', 'reserves');
const monitored = async () => {
  const stores = valueAt((await admin.get('/monitoring')).body, 'stores');
  return Array.isArray(stores) ? stores.filter((one) => valueAt(one, 'id') === store.id).map((one) => valueAt(one, 'reserves')) : [];
};
const reported = (open: boolean, seconds: number) => [{ id: store.service, name: 'Doklady', open, since: at(seconds) }];

it('is open or closed as its branch told last, with since when, at the store and in monitoring', async () => {
  const [opened, closed, again] = turns();
  if (opened === undefined || closed === undefined || again === undefined) throw new Error('three turns');
  expect(await statusOf()).toEqual([]);
  await send([opened]);
  expect(await statusOf()).toEqual(reported(true, 0));
  await send([opened, closed]);
  expect(await statusOf()).toEqual(reported(false, 1));
  await send([again]);
  expect(await statusOf()).toEqual(reported(true, 2));
  expect(await monitored()).toEqual([reported(true, 2)]);
});

it('is the same in whatever order the words come', async () => {
  const [opened, closed, again] = turns();
  if (opened === undefined || closed === undefined || again === undefined) throw new Error('three turns');
  await send([again]);
  await send([closed]);
  await send([opened, again, opened]);
  expect(await statusOf()).toEqual(reported(true, 2));
  const { rows } = await sql`
    select received::text, faulty::int from branch_journals where store_id = ${store.id}`.execute(setup.central.db);
  expect(rows).toEqual([{ received: '{[1,4)}', faulty: 0 }]);
});

it('is none of another store, nor one that nobody knows: kept as faulty, and keeps nothing back', async () => {
  const foreign = await aBranchStore(setup.central.db, `P${(made += 1)}`);
  await sql`update services set state = 'reserve' where id = ${foreign.service}`.execute(setup.central.db);
  const events = eventsFrom(1, startOfTests, [
    { kind: 'service_opened', service_id: foreign.service },
    { kind: 'service_opened', service_id: 2_000_000_000 },
    { kind: 'service_opened', service_id: store.service },
  ]);
  expect(await send(events)).toMatchObject({ acknowledged: 3, missing: [] });
  expect(await statusOf()).toEqual(reported(true, 2));
  expect(valueAt((await admin.get(`/stores/${foreign.id}/status`)).body, 'monitored', 'reserves')).toEqual([]);
  const { rows } = await sql`select fault from branch_events where store_id = ${store.id} order by sequence`.execute(setup.central.db);
  expect(rows).toEqual([{ fault: 'unknown_service' }, { fault: 'unknown_service' }, { fault: null }]);
});

it('is not shown any more once the service is no reserve one', async () => {
  await send(turns());
  await sql`update services set state = 'active' where id = ${store.service}`.execute(setup.central.db);
  expect(await statusOf()).toEqual([]);
});

it('is told to live readers, and changes no version', async () => {
  await send(turns());
  const { rows } = await sql`
    select resource, record_id, version, action from changes where store_ids = array[${store.id}::int] and resource = 'services'`.execute(
    setup.central.db,
  );
  expect(rows).toEqual([{ resource: 'services', record_id: store.service, version: 1, action: 'state' }]);
});
