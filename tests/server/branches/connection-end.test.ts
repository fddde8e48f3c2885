import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPresence, type Presence } from '../../../server/areas/branches/presence/presence.ts';
import type { SocketEnd } from '../../../server/areas/branches/presence/socket-end.ts';
import { tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchStore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { superAdministrator, valueAt } from '../../support/people.ts';

const setup = await branchesOfFile();
const root = await superAdministrator(setup.central);
let store: BranchStore;
let presence: Presence;
let made = 0;
beforeEach(async () => {
  const { db, clock } = setup.central;
  store = await aBranchStore(db, `K${(made += 1)}`);
  presence = createPresence(db, clock);
});
afterEach(() => sql`update stores set active = false where id = ${store.id}`.execute(setup.central.db));

const listed = (body: unknown): readonly unknown[] => Object.values(Object(valueAt(body, 'stores')));
/** Why the store is not connected, as the dashboard, monitoring and its own page say it. */
async function connectionEnds(): Promise<unknown> {
  const ofStores = await Promise.all(['/dashboard', '/monitoring'].map(async (path) => listed((await root.get(path)).body)));
  const found = ofStores.map((stores) => stores.find((one) => valueAt(one, 'id') === store.id));
  const own = (await root.get(`/stores/${store.id}/status`)).body;
  const [first, ...others] = [...found, valueAt(own, 'monitored'), valueAt(own, 'figures')].map((one) => valueAt(one, 'connection_end'));
  for (const other of others) expect(other).toEqual(first);
  return first;
}

/** The store is connected, and after a second its connection ends. */
async function connectedUntil(end: SocketEnd): Promise<string> {
  const { db, clock } = setup.central;
  await sql`insert into branch_journals (store_id, connection) values (${store.id}, 'this')
    on conflict (store_id) do update set connection = 'this'`.execute(db);
  presence.connected(store.id);
  await presence.flush();
  clock.advance(1000);
  presence.left({ storeId: store.id, connection: 'this' }, end);
  await presence.flush();
  return clock.now().toISOString();
}

describe('why a branch is not connected', () => {
  it.each<[SocketEnd, string]>([
    ['cut', 'lost'],
    ['silent', 'lost'],
    ['by the branch', 'left'],
    ['not_admitted', 'new_key'],
    ['flood', 'unintelligible'],
  ])('follows from how its connection ended: %s', async (end, kind) => {
    expect(await connectionEnds()).toBeNull();
    const at = await connectedUntil(end);
    expect(await connectionEnds()).toEqual({ kind, at });
  });

  it.each<SocketEnd>(['replaced', 'failed'])('is not known where the connection ended as "%s"', async (end) => {
    await connectedUntil(end);
    expect(await connectionEnds()).toBeNull();
  });

  it('is forgotten with the next word, and an ending of a connection before counts for nothing', async () => {
    await connectedUntil('cut');
    setup.central.clock.advance(1000);
    presence.contacted(store.id);
    await presence.flush();
    expect(await connectionEnds()).toBeNull();
    setup.central.clock.advance(1000);
    presence.left({ storeId: store.id, connection: 'the one before' }, 'cut');
    await presence.flush();
    expect(await connectionEnds()).toBeNull();
  });

  it('is a wrong key, in one row a minute however often it is tried, and never of a connected one', async () => {
    const { clock } = setup.central;
    const first = clock.now().toISOString();
    for (let round = 0; round < 3; round += 1) {
      presence.refused(store.id);
      await presence.flush();
      clock.advance(10_000);
    }
    expect(await connectionEnds()).toEqual({ kind: 'wrong_key', at: first });
    clock.advance(60_000);
    presence.connected(store.id);
    presence.refused(store.id);
    await presence.flush();
    expect(await connectionEnds()).toBeNull();
  });

  it('is learnt from the socket itself: from a wrong key, and from a connection that is cut', async () => {
    // The server writes what it received every five seconds.
    const eventually = { timeout: 15_000 };
    await (await tryHandshake({ code: store.code, key: 'jiný klíč' }, setup)).ended;
    await expect.poll(connectionEnds, eventually).toMatchObject({ kind: 'wrong_key' });
    const client = await tryHandshake(store, setup);
    await client.next('welcome');
    client.socket.terminate();
    await expect.poll(connectionEnds, eventually).toMatchObject({ kind: 'lost' });
  });
});
