import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { incomingEvents } from '../../../server/areas/branches/events/incoming.ts';
import { type Batch, writeBatches } from '../../../server/areas/branches/events/write-batches.ts';
import { type BranchClient, tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore, type BranchStore, contactedBefore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { orderTools } from '../../support/branch/order-tools.ts';
import { aFullBatch, storedOf } from '../../support/branch/reported-batch.ts';
import { type FailingCalls, type Failure, failingCalls, failures } from '../../support/failing-calls.ts';
import { sampleCount } from '../../support/sampling/sample.ts';
import { turnOfRun } from '../../support/sampling/turn.ts';

/** More calls of the database than a batch makes, with all that the server does as well. */
const most = 60;
const turn = turnOfRun();
const isWhole = turn === 'whole';
/** The first call that fails, and how far the next one is: ten runs ask every call. */
const [first, step] = isWhole ? [1, 1] : [1 + (turn % sampleCount), sampleCount];

const setup = await branchesOfFile();
let calls: FailingCalls;
let made = 0;
/** What is stored of a store that reported the batch, once, and of one that reported nothing. */
let whole: unknown;
let nothing: unknown;
const clients: BranchClient[] = [];
beforeAll(async () => {
  calls = failingCalls(setup.central.opened.pool);
  const { client, store } = await connected();
  nothing = await storedOf(setup.central.db, store);
  await sendReport(client, store);
  whole = await storedOf(setup.central.db, store);
});
afterEach(() => {
  for (const one of clients.splice(0)) one.close();
});

const stored = (store: BranchStore) => storedOf(setup.central.db, store);
const connectionOf = async ({ id }: BranchStore): Promise<string> => {
  const { rows } = await sql<{ connection: string }>`select connection from branch_journals where store_id = ${id}`.execute(
    setup.central.db,
  );
  return rows[0]?.connection ?? '';
};
const another = () => aBranchStore(setup.central.db, `P${(made += 1)}`);

/** A branch that has its configuration: nothing more is done for it on its own. */
async function connected(): Promise<{ readonly client: BranchClient; readonly store: BranchStore }> {
  const store = await another();
  await contactedBefore(setup.central, store);
  const client = await tryHandshake(store, { ...setup, at: setup.central.clock.now().toISOString() });
  clients.push(client);
  const { revision } = await client.next('configuration');
  client.say({ type: 'applied', revision });
  // Answered in its turn: what was applied before it is dealt with.
  client.say({ type: 'applied', revision: 999 });
  await client.next('error');
  return { client, store };
}

/** Reports the batch; what the central says to it. */
async function sendReport(client: BranchClient, store: BranchStore): Promise<string> {
  client.say({ type: 'events', events: aFullBatch(store) });
  const answer = await client.next('acknowledge', 'error');
  if (answer.type === 'error') expect(answer).toEqual({ type: 'error', code: 'busy', about: 'events' });
  else expect(answer).toEqual({ type: 'acknowledge', acknowledged: 15, missing: [] });
  return answer.type;
}

describe.each(failures)('a batch of which the n-th call of the database fails: %s', (failure: Failure) => {
  it('is kept whole or not at all, and once when it is told again', { timeout: 120_000 }, async () => {
    for (let call = first; call < most; call += step) {
      const { store } = await connected();
      const connection = await connectionOf(store);
      const read = incomingEvents({ type: 'events', events: aFullBatch(store) });
      const batch: Batch = { storeId: store.id, connection, events: 'events' in read ? read.events : [] };
      const keep = () => writeBatches(setup.central.db, [batch], setup.central.clock.now(), orderTools);
      calls.arm(call, failure);
      const isKept = await keep().then(
        () => true,
        () => false,
      );
      const happened = calls.disarm();
      const after = await stored(store);
      // With the answer to its commit lost it may be there all the same.
      const expected = isKept ? [whole] : failure === 'cut after' ? [whole, nothing] : [nothing];
      expect(expected, `call ${call}`).toContainEqual(after);
      await keep();
      expect(await stored(store), `call ${call}`).toEqual(whole);
      if (!happened) return expect(call).toBeGreaterThan(8);
    }
    throw new Error('it never went through');
  });

  it('is acknowledged over the socket only where it is kept, also where the second try fails as well', { timeout: 240_000 }, async () => {
    const answers = new Set<string>();
    for (const times of [1, 2]) {
      let happened = true;
      for (let call = first; happened; call += step) {
        expect(call).toBeLessThan(most);
        const { client, store } = await connected();
        calls.arm(call, failure, times);
        const answer = await sendReport(client, store);
        happened = calls.disarm();
        answers.add(answer);
        const expected = answer === 'acknowledge' ? [whole] : failure === 'cut after' ? [whole, nothing] : [nothing];
        expect(expected, `call ${call} of ${times}`).toContainEqual(await stored(store));
        expect(await sendReport(client, store)).toBe('acknowledge');
        expect(await stored(store), `call ${call} of ${times}`).toEqual(whole);
        client.close();
      }
    }
    // Few calls may all be answered alike.
    if (isWhole) expect([...answers].toSorted()).toEqual(['acknowledge', 'error']);
  });
});
