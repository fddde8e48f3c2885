import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { branchClosings, branchTerms } from '../../../contract/channels/branch/terms.ts';
import { readSubjects } from '../../../server/areas/branches/events/journal.ts';
import { BranchClient, eventsFrom, tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchStore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { startOfTests } from '../../support/central.ts';

const setup = await branchesOfFile();
let made = 0;
const clients: BranchClient[] = [];
afterEach(() => {
  for (const one of clients.splice(0)) one.socket.terminate();
});

const another = () => aBranchStore(setup.central.db, `H${(made += 1)}`);

async function connected(store: BranchStore, revision: number | null = null): Promise<BranchClient> {
  const client = await tryHandshake(store, { ...setup, revision });
  clients.push(client);
  await client.next('welcome');
  return client;
}

describe('somebody without a key', () => {
  it('keeps nobody from being admitted by a code that no database takes', async () => {
    const stores = await Promise.all(Array.from({ length: 5 }, another));
    const strange = Array.from({ length: 60 }, (_, place) => ({ code: `X${place}\u0000`, key: 'none' }));
    const answers = await Promise.allSettled([...strange, ...stores, ...strange].map(async (holder) => tryHandshake(holder, setup)));
    const own = answers.slice(strange.length, strange.length + stores.length);
    for (const one of own) {
      if (one.status === 'rejected') throw one.reason;
      clients.push(one.value);
      expect(await one.value.next('welcome')).toMatchObject({ acknowledged: 0 });
    }
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2 * strange.length);
  });

  it('splits no frame into more parts than a frame has, and who splits within them is heard', async () => {
    const client = await new BranchClient(setup.origin).opened();
    clients.push(client);
    for (let part = 0; part <= branchTerms.partsOfFrame; part += 1) client.socket.send(' ', { fin: false });
    expect((await client.ended).code).toBe(branchClosings.too_many_parts);
    const own = await connected(await another());
    const word = JSON.stringify({ type: 'applied', revision: 999 });
    for (const [place, sign] of word.split('').entries()) own.socket.send(sign, { fin: place === word.length - 1 });
    expect(await own.next('error')).toMatchObject({ code: 'unknown_revision' });
  });
});

describe('somebody with the key of one store', () => {
  const outage = { kind: 'outage_started', outage: 1, outage_kind: 'power' } as const;
  const at = (sequence: number) => eventsFrom(sequence, startOfTests, [{ ...outage, outage: sequence }]);

  it('tears so many gaps and no more: what is missing comes first, and then all of it is kept', async () => {
    const client = await connected(await another());
    const most = branchTerms.rangesOfBranch;
    const odd = Array.from({ length: most }, (_, place) => 2 * place + 2);
    for (let from = 0; from < most; from += branchTerms.eventsOfBatch) {
      client.say({ type: 'events', events: odd.slice(from, from + branchTerms.eventsOfBatch).flatMap(at) });
      expect(await client.next('acknowledge')).toMatchObject({ acknowledged: 0 });
    }
    client.say({ type: 'events', events: at(2 * most + 2) });
    expect((await client.next('acknowledge')).missing[0]).toEqual([1, 1]);
    expect(await client.next('error')).toEqual({ type: 'error', code: 'busy', about: 'events' });
    // A number that closes a gap is taken, and makes room for another.
    client.say({ type: 'events', events: at(1) });
    expect(await client.next('acknowledge')).toMatchObject({ acknowledged: 2 });
    client.say({ type: 'events', events: at(3) });
    expect(await client.next('acknowledge')).toMatchObject({ acknowledged: 4 });
    client.say({ type: 'events', events: at(2 * most + 2) });
    await client.next('acknowledge');
    expect(client.received.filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('does not use up the numbers of revisions by standing at the last one', async () => {
    const store = await another();
    const client = await connected(store, Number.MAX_SAFE_INTEGER);
    const { revision } = await client.next('configuration');
    expect(revision).toBeLessThan(Number.MAX_SAFE_INTEGER / 1000);
    client.say({ type: 'applied', revision });
    // A connection that is closed before this is received leaves a branch that never had its configuration.
    await vi.waitFor(async () => {
      const { rows } = await sql`select acknowledged from branch_revisions where store_id = ${store.id}`.execute(setup.central.db);
      expect(rows).toEqual([{ acknowledged: revision }]);
    });
    await sql`insert into revisions (store_id, resource, record_id, version, action, at, fields)
      values (${store.id}, 'services', ${store.service}, 2, 'edit', now(), '{priority}')`.execute(setup.central.db);
    client.close();
    const back = await connected(store, revision);
    expect((await back.next('changes')).revisions.map((change) => change.revision)).toEqual([revision + 1]);
  });

  it('says nothing of a year before there were computers, nor what no database keeps, and goes on', async () => {
    const client = await connected(await another());
    for (const year of ['0000', '0001', '1969']) {
      client.say({ type: 'heartbeat', at: `${year}-06-01T00:00:00.000Z` });
      expect(await client.next('error')).toEqual({ type: 'error', code: 'malformed', about: 'at' });
    }
    client.say({ type: 'not_applied', revision: 1, reason: 'a\u0000b' });
    expect(await client.next('error')).toEqual({ type: 'error', code: 'malformed', about: 'reason' });
    for (const [place, year] of ['1970', '9999'].entries()) {
      client.say({ type: 'events', events: [{ ...outage, sequence: place + 1, at: `${year}-06-01T00:00:00.000Z` }] });
      expect(await client.next('acknowledge')).toMatchObject({ acknowledged: place + 1 });
    }
  });

  it('gives no ticket a number that turns round what is written beside it', async () => {
    const store = await another();
    const client = await connected(store);
    const ticket = (number: string, place: number) =>
      ({ kind: 'ticket_created', ticket: place, number, service_id: store.service, visit: null, order_id: null }) as const;
    client.say({ type: 'events', events: eventsFrom(1, startOfTests, ['A\u202E1', 'A\n1', 'A 1'].map(ticket)) });
    expect(await client.next('acknowledge')).toMatchObject({ acknowledged: 3 });
    const { rows } = await sql`select number from tickets where store_id = ${store.id}`.execute(setup.central.db);
    expect(rows).toEqual([{ number: 'A 1' }]);
  });
});

describe('what one batch costs', () => {
  it("grows with no more than the beginning and the end of a ticket, and not at all with what is not the store's", async () => {
    const store = await another();
    const client = await connected(store);
    const missed = (ticket: number) => ({ kind: 'ticket_missed', ticket }) as const;
    const many = Array.from({ length: branchTerms.eventsOfBatch }, () => missed(1));
    client.say({ type: 'events', events: eventsFrom(1, startOfTests, many) });
    await client.next('acknowledge');
    const [read] = await readSubjects(setup.central.db, [{ store_id: store.id, subject: 'ticket:1' }]);
    expect(read?.events.map(({ sequence }) => sequence).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 10 }, (_, place) => 1 + place),
      ...Array.from({ length: 50 }, (_, place) => many.length - 49 + place),
    ]);
    const nowhere = { kind: 'device_down', device: 'touch_screen', device_id: 2_000_000_000, failed: false } as const;
    client.say({ type: 'events', events: eventsFrom(many.length + 1, startOfTests, [nowhere]) });
    await client.next('acknowledge');
    const { rows } =
      await sql`select subject, fault from branch_events where store_id = ${store.id} order by sequence desc limit 1`.execute(
        setup.central.db,
      );
    expect(rows).toEqual([{ subject: 'unreadable', fault: 'unknown_touch_screen' }]);
  });
});
