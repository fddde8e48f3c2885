import { afterEach, describe, expect, it } from 'vitest';
import { eventsFrom, tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore, listening } from '../../support/branch/branch-setup.ts';
import { send, startOfTests } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { refresh } from '../../support/codes.ts';
import { aFakeDisk } from '../../support/fake-disk.ts';
import { jobSetup } from '../../support/job-setup.ts';
import { aUser, type Client, signedIn, signIn, superAdministrator, textAt } from '../../support/people.ts';
import { aRegion, aStore } from '../../support/records.ts';

const disk = aFakeDisk();
const central = await centralOfFile({ storage: disk.storage });
const root = await superAdministrator(central);
afterEach(() => disk.leave(10_240));

const ready = () => send(central, { method: 'GET', url: '/health/ready' });
const aRegionCalled = (name: string) => root.post('/regions', { name });

describe('below 1 GiB of free disk', () => {
  it('no import, upload or backup begins, and everything else goes on and says so', async () => {
    const store = await aStore(root);
    await disk.leave(1_000);
    const backup = await root.post(`/stores/${store}/backups`, {});
    expect([backup.status, textAt(backup.body, 'err'), backup.headers['retry-after']]).toEqual([503, 'disk_low', '60']);
    expect(textAt(backup.body, 'message')).toContain('zbývá málo místa');
    const headers = { authorization: `Bearer ${root.token}`, 'content-type': 'text/csv' };
    expect((await send(central, { method: 'POST', url: '/central/regions/import', headers, payload: 'name\nX' })).status).toBe(503);
    const made = await aRegionCalled('Za málo místa');
    expect([made.status, made.headers['storage-state']]).toEqual([201, 'low']);
    expect((await ready()).status).toBe(200);
  });

  it('tasks that wait are done once there is room', async () => {
    const setup = await jobSetup(central);
    let isLow = true;
    const room = { mayWrite: () => true, mayGrow: () => !isLow };
    const { jobs } = setup.aServer(async () => ({}), true, room);
    const { id } = await jobs.add(setup.newTask());
    await jobs.drain();
    expect((await setup.current(id)).state).toBe('waiting');
    isLow = false;
    await jobs.drain();
    expect((await setup.current(id)).state).toBe('done');
  });

  it('a task that runs when nothing may be written any more is given back, and gone on with', async () => {
    const setup = await jobSetup(central);
    const room = { isFull: false };
    let runs = 0;
    const { jobs } = setup.aServer(
      async ({ step }) => {
        runs += 1;
        if (runs === 1) room.isFull = true;
        await step(1, 2);
        return {};
      },
      true,
      { mayWrite: () => !room.isFull, mayGrow: () => !room.isFull },
    );
    const { id } = await jobs.add(setup.newTask());
    await jobs.drain();
    expect([(await setup.current(id)).state, runs]).toEqual(['waiting', 1]);
    room.isFull = false;
    await jobs.drain();
    expect([(await setup.current(id)).state, runs]).toEqual(['done', 2]);
  });
});

describe('below 256 MiB of free disk', () => {
  it('lists and searches are answered, and nothing is changed, in words that say why', async () => {
    const region = await aRegion(root);
    await disk.leave(255);
    const list = await root.get('/regions');
    expect([list.status, list.headers['storage-state']]).toEqual([200, 'read_only']);
    expect((await root.post('/regions/query', {})).status).toBe(200);
    for (const reply of [
      await aRegionCalled('Nevejde se'),
      await root.patch(`/regions/${region}`, 1, { name: 'Jinak' }),
      await root.remove(`/regions/${region}`),
      await root.post('/regions/bulk', { action: 'delete', ids: [region] }),
    ]) {
      expect([reply.status, textAt(reply.body, 'err'), reply.headers['retry-after']]).toEqual([503, 'disk_full', '60']);
      expect(textAt(reply.body, 'message')).toMatch(/Na disku serveru není místo.*formulář/u);
    }
    expect((await root.get(`/regions/${region}`)).body).toMatchObject({ version: 1 });
  });

  it('people sign in, refresh and sign out', async () => {
    const user = await aUser(central);
    await disk.leave(0);
    const { status, body } = await signIn(central, user.email);
    expect(status).toBe(200);
    const token = textAt(body, 'tokens', 'refresh_token');
    expect((await refresh(central, token)).status).toBe(200);
    const other = await signedInBefore();
    expect((await other.remove('/sessions')).status).toBeLessThan(300);
  });

  it('the server is not ready, and says that the disk is full', async () => {
    await disk.leave(255);
    const reply = await ready();
    expect([reply.status, reply.body, Number(reply.headers['retry-after']) > 0]).toEqual([
      503,
      { status: 'unavailable', reason: 'disk_full' },
      true,
    ]);
  });

  it('what branches tell is not acknowledged, and is once there is room', async () => {
    const store = await aBranchStore(central.db, 'PLNO');
    const client = await tryHandshake(store, { origin: await listening(central), at: startOfTests });
    await client.next('welcome');
    await disk.leave(255);
    const events = eventsFrom(1, startOfTests, [
      { kind: 'ticket_created', ticket: 1, number: 'A 1', service_id: store.service, visit: null, order_id: null },
    ]);
    client.say({ type: 'events', events });
    expect(await client.next('error', 'acknowledge')).toEqual({ type: 'error', code: 'busy', about: 'events' });
    await disk.leave(10_240);
    client.say({ type: 'events', events });
    expect(await client.next('error', 'acknowledge')).toMatchObject({ type: 'acknowledge', acknowledged: 1 });
    client.close();
    await client.ended;
  });

  it('goes on by itself at one and a half of the limit', async () => {
    const before = disk.turns.length;
    await disk.leave(255);
    await disk.leave(383);
    expect((await aRegionCalled('Ještě ne')).status).toBe(503);
    await disk.leave(384);
    expect((await aRegionCalled('Už ano')).status).toBe(201);
    expect(disk.turns.slice(before)).toEqual(['read_only', 'low']);
  });
});

async function signedInBefore(): Promise<Client> {
  await disk.leave(10_240);
  const client = await signedIn(central);
  await disk.leave(0);
  return client;
}
