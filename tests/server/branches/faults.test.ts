import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { branchClosings } from '../../../contract/channels/branch/terms.ts';
import { type BranchClient, eventsFrom, tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchStore, listening } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { anotherServer, startOfTests } from '../../support/central.ts';

const setup = await branchesOfFile();
let made = 0;
const clients: BranchClient[] = [];
const store = await aBranchStore(setup.central.db, 'RADNICE');
afterEach(() => {
  for (const one of clients.splice(0)) one.close();
});

async function connected(holder = store, origin = setup.origin): Promise<BranchClient> {
  const client = await tryHandshake(holder, { origin, at: setup.central.clock.now().toISOString() });
  clients.push(client);
  await client.next('welcome');
  return client;
}

const another = () => aBranchStore(setup.central.db, `P${(made += 1)}`);
const beat = { type: 'heartbeat', at: startOfTests };
const aTicket = () =>
  eventsFrom(1, startOfTests, [
    { kind: 'ticket_created', ticket: 1, number: 'A 1', service_id: store.service, visit: null, order_id: null },
  ]);

describe('a bad frame', () => {
  it.each([
    ['longer than 64 KiB', 'too_large', (client: BranchClient) => client.socket.send('x'.repeat(65_537))],
    ['binary', 'not_text', (client: BranchClient) => client.socket.send(Buffer.from('{}'))],
    ['invalid UTF-8', 'not_utf8', (client: BranchClient) => client.socket.send(Buffer.from([0xff, 0xfe]), { binary: false })],
    ['no JSON', 'malformed', (client: BranchClient) => client.socket.send('{')],
    ['a list', 'malformed', (client: BranchClient) => client.socket.send('[]')],
    ['a message without a type', 'malformed', (client: BranchClient) => client.socket.send('{}')],
    [
      'JSON of 30,000 levels',
      'malformed',
      (client: BranchClient) => client.socket.send(`{"type":"events","events":${'['.repeat(30_000)}${']'.repeat(30_000)}}`),
    ],
  ] as const)('that is %s ends the socket by its rule, and no other', async (_, closing, send) => {
    const other = await connected(await another());
    const client = await connected();
    send(client);
    expect((await client.ended).code).toBe(branchClosings[closing]);
    other.say({ type: 'applied', revision: 999 });
    expect(await other.next('error')).toEqual({ type: 'error', code: 'unknown_revision', about: '999' });
  });

  it.each([
    ['of an unknown type', { type: 'sing', song: 'la' }, { code: 'unknown_type', about: 'sing' }],
    ['with a wrong field', { type: 'applied', revision: -1 }, { code: 'malformed', about: 'revision' }],
    ['with a field too many', { type: 'heartbeat', at: startOfTests, cups: 2 }, { code: 'malformed', about: 'cups' }],
    ['of no events', { type: 'events', events: [] }, { code: 'malformed', about: 'events' }],
    [
      'of an event without a number',
      { type: 'events', events: [{ sequence: 1, at: startOfTests, kind: 'nothing' }, { kind: 'paper' }] },
      { code: 'malformed', about: 'events.1.sequence' },
    ],
    [
      'that belongs before the welcome',
      { type: 'hello', protocol: 1, store_code: 'X', nonce: 'a'.repeat(43) },
      { code: 'out_of_turn', about: 'hello' },
    ],
  ])('%s is answered, and the socket stays', async (_, message, answer) => {
    const client = await connected();
    client.say(message);
    expect(await client.next('error')).toEqual({ type: 'error', ...answer });
    client.say({ type: 'events', events: aTicket() });
    expect(await client.next('acknowledge')).toMatchObject({ acknowledged: 1 });
  });
});

describe('a branch that sends too much', () => {
  it('is sent away, and others go on', async () => {
    const other = await connected(await another());
    const client = await connected();
    for (let frame = 0; frame < 2_000; frame += 1) client.say(beat);
    expect((await client.ended).code).toBe(branchClosings.flood);
    other.say({ type: 'events', events: [] });
    expect(await other.next('error')).toMatchObject({ code: 'malformed' });
  });

  it('is sent away for pings as well', async () => {
    const client = await connected();
    for (let frame = 0; frame < 2_000; frame += 1) client.socket.ping();
    // Anyone who goes on pinging may miss the word that says why.
    expect([branchClosings.flood, 1006]).toContain((await client.ended).code);
  });
});

describe('a socket of a store', () => {
  it('gives way to a newer one', async () => {
    const first = await connected();
    const second = await connected();
    expect((await first.ended).code).toBe(branchClosings.replaced);
    second.say({ type: 'events', events: aTicket() });
    expect(await second.next('acknowledge')).toMatchObject({ acknowledged: 1 });
  });

  it('gives way to a newer one on another server, at the latest when it tells something', async () => {
    const server = await anotherServer(setup.central);
    try {
      const origin = await listening(server);
      const first = await connected();
      const second = await connected(store, origin);
      first.say({ type: 'events', events: aTicket() });
      expect((await first.ended).code).toBe(branchClosings.replaced);
      second.say({ type: 'events', events: aTicket() });
      expect(await second.next('acknowledge')).toMatchObject({ acknowledged: 1 });
    } finally {
      await server.close();
    }
  });

  it.each([
    ['the key is made anew', sql`update stores set pre_shared_key = 'another' where code = 'KONEC'`],
    ['the store is switched off', sql`update stores set active = false where code = 'KONEC'`],
  ])('ends soon after %s', async (_, change) => {
    const ending = await aBranchStore(setup.central.db, 'KONEC');
    const client = await connected(ending);
    await change.execute(setup.central.db);
    expect((await client.ended).code).toBe(branchClosings.not_admitted);
    await sql`update stores set code = ${`KONEC${ending.id}`}, label = ${`KONEC${ending.id}`} where id = ${ending.id}`.execute(
      setup.central.db,
    );
  });

  it('is closed after 75 seconds without a word, and kept open by heartbeats both ways', async () => {
    const [silent, alive] = [await connected(), await connected(await another())];
    await Promise.all([silent.next('configuration'), alive.next('configuration')]);
    setup.central.clock.advance(40_000);
    await alive.next('heartbeat');
    alive.say(beat);
    alive.say({ type: 'sing' });
    await alive.next('error');
    setup.central.clock.advance(36_000);
    expect((await silent.ended).code).toBe(branchClosings.silent);
    alive.say({ type: 'sing' });
    expect(await alive.next('error')).toMatchObject({ code: 'unknown_type' });
  });

  it('does not end because somebody sets the clock on the wall', async () => {
    const client = await connected();
    const now = setup.central.clock.now();
    setup.central.clock.moveTo(new Date(now.getTime() + 86_400_000).toISOString());
    client.say({ type: 'sing' });
    await client.next('error');
    setup.central.clock.moveTo(new Date(now.getTime() - 86_400_000).toISOString());
    client.say({ type: 'sing' });
    expect(await client.next('error')).toMatchObject({ code: 'unknown_type' });
    setup.central.clock.moveTo(now.toISOString());
  });
});

describe('a sign of life of a store', () => {
  it('is every message, also one that is refused, and no ping, which keeps the socket alone', async () => {
    const [pinging, speaking] = [await another(), await another()];
    const lastOf = async ({ id }: BranchStore) =>
      (await sql<{ last: Date }>`select last_socket_communication_at as last from stores_live where id = ${id}`.execute(setup.central.db))
        .rows[0]?.last;
    const welcomed = setup.central.clock.now();
    const [silent, loud] = [await connected(pinging), await connected(speaking)];
    setup.central.clock.advance(60_000);
    await new Promise((resolve) => silent.socket.once('pong', resolve).ping());
    loud.say({ type: 'sing' });
    await loud.next('error');
    // All that was received is written at once.
    await expect.poll(() => lastOf(speaking), { timeout: 20_000 }).toEqual(setup.central.clock.now());
    expect(await lastOf(pinging)).toEqual(welcomed);
    setup.central.clock.advance(20_000);
    silent.say({ type: 'sing' });
    expect(await silent.next('error')).toMatchObject({ code: 'unknown_type' });
  });
});

describe('a server that stops', () => {
  it('finishes what it was told, and sends branches away to come back', async () => {
    const server = await anotherServer(setup.central);
    const own = await another();
    const client = await connected(own, await listening(server));
    client.say({ type: 'events', events: eventsFrom(1, startOfTests, [{ kind: 'outage_started', outage: 1, outage_kind: 'power' }]) });
    await new Promise((resolve) => client.socket.once('pong', resolve).ping());
    await server.close();
    expect((await client.ended).code).toBe(branchClosings.restarting);
    expect(await client.next('acknowledge')).toMatchObject({ acknowledged: 1 });
  });
});
