import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPresence, type Presence } from '../../../server/areas/branches/presence/presence.ts';
import { watchSilence } from '../../../server/areas/branches/presence/silence.ts';
import { aBranchStore, type BranchStore } from '../../support/branch/branch-setup.ts';
import { centralOfFile } from '../../support/central-of-file.ts';

const central = await centralOfFile();
let store: BranchStore;
let presence: Presence;
let made = 0;
beforeEach(async () => {
  store = await aBranchStore(central.db, `P${(made += 1)}`);
  presence = createPresence(central.db, central.clock);
});
afterEach(async () => {
  await sql`update stores set active = false where id = ${store.id}`.execute(central.db);
});

const minutes = (count: number) => central.clock.advance(count * 60_000);
const contact = async (says?: string) => {
  presence.contacted(store.id, says);
  await presence.flush();
};
const live = async () => (await sql<Record<string, unknown>>`select * from stores_live where id = ${store.id}`.execute(central.db)).rows[0];
const outages = async () =>
  (await sql<Record<string, unknown>>`select * from outages where store_id = ${store.id} order by id`.execute(central.db)).rows;
const changesOf = async (resource: string) =>
  (
    await sql<{ action: string; version: number }>`
    select action, version from changes where resource = ${resource} and store_ids = array[${store.id}::int] order by id`.execute(
      central.db,
    )
  ).rows;
const watch = () => watchSilence(central.db, central.clock.now());

describe('what is heard of a store', () => {
  it('is written with the difference of its clock, and breaks no form', async () => {
    await contact(new Date(central.clock.now().getTime() - 900_000).toISOString());
    expect(await live()).toMatchObject({ last_socket_communication_at: central.clock.now(), clock_skew_seconds: -900 });
    const { rows } = await sql`select version from stores where id = ${store.id}`.execute(central.db);
    expect(rows).toEqual([{ version: 1 }]);
  });

  it('is told when the store turns, and once a minute while it goes on', async () => {
    await contact();
    expect(await changesOf('stores')).toHaveLength(1);
    for (let beat = 0; beat < 5; beat += 1) {
      central.clock.advance(10_000);
      await contact();
    }
    expect(await changesOf('stores')).toHaveLength(1);
    central.clock.advance(10_000);
    await contact();
    expect(await changesOf('stores')).toHaveLength(2);
    minutes(11);
    await contact();
    expect(await changesOf('stores')).toHaveLength(3);
  });

  it('never goes back, whatever is written late', async () => {
    await contact();
    const last = central.clock.now();
    central.clock.moveTo(new Date(last.getTime() - 3_600_000).toISOString());
    await contact();
    expect(await live()).toMatchObject({ last_socket_communication_at: last });
    central.clock.moveTo(last.toISOString());
  });

  it('says since when the socket is open, until the one that counts ends', async () => {
    await sql`insert into branch_journals (store_id, connection) values (${store.id}, 'new')`.execute(central.db);
    presence.connected(store.id);
    await presence.flush();
    expect(await live()).toMatchObject({ connected_since: central.clock.now() });
    presence.left({ storeId: store.id, connection: 'old' }, 'by the branch');
    await presence.flush();
    expect(await live()).toMatchObject({ connected_since: central.clock.now() });
    presence.left({ storeId: store.id, connection: 'new' }, 'by the branch');
    await presence.flush();
    expect(await live()).toMatchObject({ connected_since: null });
  });
});

describe('the silence of a store', () => {
  it('is an outage after ten minutes, since the last word, once for all who look', async () => {
    await contact();
    const last = central.clock.now();
    minutes(10);
    await watch();
    expect(await outages()).toEqual([]);
    central.clock.advance(1);
    await Promise.all([watch(), watch(), watch()]);
    await watch();
    expect(await outages()).toMatchObject([{ outage_kind: 'store_silent', started_at: last, ended_at: null, closed_automatically: false }]);
    expect(await changesOf('outages')).toEqual([{ action: 'create', version: 1 }]);
  });

  it('ends by itself with the first word, without a new version', async () => {
    await contact();
    minutes(30);
    await watch();
    presence.contacted(store.id);
    const first = central.clock.now();
    central.clock.advance(4_000);
    await contact();
    expect(await outages()).toMatchObject([{ ended_at: first, closed_automatically: true, version: 1 }]);
    expect(await changesOf('outages')).toEqual([
      { action: 'create', version: 1 },
      { action: 'state', version: 1 },
    ]);
    minutes(11);
    await watch();
    expect(await outages()).toHaveLength(2);
  });

  it('ends also where the server that heard the store did not live to say so', async () => {
    await contact();
    minutes(30);
    await watch();
    await sql`update stores_live set last_socket_communication_at = ${central.clock.now()} where id = ${store.id}`.execute(central.db);
    await watch();
    expect(await outages()).toMatchObject([{ ended_at: central.clock.now(), closed_automatically: true }]);
  });

  it('is none of a store that never spoke or is switched off', async () => {
    minutes(30);
    await watch();
    expect(await outages()).toEqual([]);
    await contact();
    await sql`update stores set active = false where id = ${store.id}`.execute(central.db);
    minutes(30);
    await watch();
    expect(await outages()).toEqual([]);
  });
});
