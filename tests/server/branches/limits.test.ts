import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { branchClosings, branchTerms } from '../../../contract/channels/branch/terms.ts';
import { BranchClient, eventsFrom, tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchStore, listening } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { anotherServer, startOfTests } from '../../support/central.ts';

const setup = await branchesOfFile();
let made = 0;
const clients: BranchClient[] = [];
afterEach(() => {
  for (const one of clients.splice(0)) one.socket.terminate();
});

const another = () => aBranchStore(setup.central.db, `P${(made += 1)}`);

async function connected(store: BranchStore): Promise<BranchClient> {
  const client = await tryHandshake(store, setup);
  clients.push(client);
  await client.next('welcome');
  return client;
}

/** Four times as much configuration as may wait unread, at 800 characters and more a row. */
async function aLargeStore(): Promise<BranchStore> {
  const store = await another();
  const names = ['web_order_name', 'ticket_line_name', 'ticket_line_pre', 'ticket_line_pos', 'desk_name', 'virtual_display_name'];
  const more = [...names, 'touch_screen_name', 'monitor_name', 'statistics_name', 'mobile_name'].map((name) => sql.id(name));
  await sql`
    insert into services (store_id, name, state, web_order, show_in_web_ordering, show_in_mobile_app, show_in_current_overviews,
      number_from, number_to, priority, ${sql.join(more)})
    select ${store.id}, 'S' || n, 'active', false, true, true, true, 1, 999, 0, ${sql.join(more.map(() => sql`repeat('x', 80)`))}
    from generate_series(1, ${Math.ceil((4 * branchTerms.unreadBytes) / 800)}) as n`.execute(setup.central.db);
  return store;
}

describe('a branch whose configuration is longer than what may wait unread', () => {
  it('gets all of it as it reads', async () => {
    const client = await connected(await aLargeStore());
    for (;;) {
      const { part, parts } = await client.next('configuration');
      if (part === parts) break;
    }
    client.say({ type: 'sing' });
    expect(await client.next('error')).toMatchObject({ code: 'unknown_type' });
  });

  it('is sent away where it does not read, and others go on', async () => {
    const [large, own] = [await aLargeStore(), await another()];
    const other = await connected(own);
    const client = await connected(large);
    client.socket.pause();
    // It still speaks: silence is not why it goes.
    const said = () => client.say({ type: 'heartbeat', at: startOfTests });
    const speaking = setInterval(() => {
      said();
      other.say({ type: 'heartbeat', at: startOfTests });
      setup.central.clock.advance(20_000);
    }, 500);
    try {
      const left = async () =>
        (
          await sql<{ since: Date | null }>`select connected_since as since from stores_live where id = ${large.id}`.execute(
            setup.central.db,
          )
        ).rows[0]?.since;
      await expect.poll(left, { timeout: 20_000 }).toBeInstanceOf(Date);
      await expect.poll(left, { timeout: 30_000 }).toBeNull();
    } finally {
      clearInterval(speaking);
    }
    client.socket.resume();
    // Anyone who reads too late misses the word that says why.
    expect([branchClosings.unread, 1006]).toContain((await client.ended).code);
    other.say({ type: 'events', events: eventsFrom(1, startOfTests, [{ kind: 'outage_started', outage: 1, outage_kind: 'power' }]) });
    expect(await other.next('acknowledge')).toMatchObject({ acknowledged: 1 });
  });
});

describe('sockets that are open and say nothing', () => {
  const openFrom = async (origin: string, address: string): Promise<BranchClient> => {
    const client = new BranchClient(origin, { 'x-forwarded-for': address });
    clients.push(client);
    return client.opened();
  };
  const openMany = (origin: string, addressOf: (place: number) => string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, place) => openFrom(origin, addressOf(place))));
  const isOpen = ({ socket }: BranchClient) => socket.readyState === socket.OPEN;

  it('count by the address that a trusted proxy tells', async () => {
    const server = await anotherServer(setup.central, { trustProxy: ['127.0.0.0/8', '::1/128'] });
    try {
      const origin = await listening(server);
      const one = await openFrom(origin, '198.51.100.1');
      const others = await openMany(origin, (place) => `198.51.${100 + (place % 2)}.2`, branchTerms.unprovenOfNetwork);
      expect([one, ...others].every(isOpen)).toBe(true);
      const same = await openMany(origin, () => '198.51.100.1', branchTerms.unprovenOfNetwork);
      expect((await one.ended).code).toBe(branchClosings.too_slow);
      expect([...others, ...same].every(isOpen)).toBe(true);
    } finally {
      for (const client of clients.splice(0)) client.socket.terminate();
      await server.close();
    }
  });

  it('count as one place, whatever they say of it, where no proxy is trusted; and who has a key is let in', async () => {
    const first = await openFrom(setup.origin, '198.51.100.1');
    const others = await openMany(setup.origin, (place) => `198.51.100.${2 + (place % 200)}`, branchTerms.unprovenOfNetwork - 1);
    expect([first, ...others].every(isOpen)).toBe(true);
    const client = await connected(await another());
    expect((await first.ended).code).toBe(branchClosings.too_slow);
    expect(others.every(isOpen)).toBe(true);
    client.say({ type: 'sing' });
    expect(await client.next('error')).toMatchObject({ code: 'unknown_type' });
  });
});
