import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { branchEvent } from '../../../contract/channels/branch/events.ts';
import { branchClosings } from '../../../contract/channels/branch/terms.ts';
import { parseRanges } from '../../../contract/rules/branch/ranges.ts';
import { BranchClient, tryHandshake } from '../../support/branch/branch-client.ts';
import { aBranchStore } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { type WildFrame, wildFrames } from '../../support/branch/wild-frames.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

/** How a socket may end for what was said on it: never because the central failed. */
const forWhatWasSaid: readonly number[] = [
  branchClosings.not_text,
  branchClosings.not_utf8,
  branchClosings.too_large,
  branchClosings.unknown_version,
  branchClosings.not_admitted,
  branchClosings.malformed,
];
/** Who goes on sending a frame that is refused may miss the word that says why. */
const cut = 1006;

const setup = await branchesOfFile();
const store = await aBranchStore(setup.central.db, 'DIVOKA');
const watcher = await tryHandshake(await aBranchStore(setup.central.db, 'KLIDNA'), setup);

function sayAll(client: BranchClient, frames: readonly WildFrame[]): void {
  for (const { data, binary } of frames) client.socket.send(data, { binary }, () => undefined);
}

/**
 * Whether everything that was said is dealt with: answered in its turn, or the socket ended as the protocol says. Answers with the
 * numbers of the events that were refused, null where the socket ended before all was answered.
 */
async function expectAnswered(client: BranchClient): Promise<readonly number[] | null> {
  client.socket.send(JSON.stringify({ type: 'the last one' }), () => undefined);
  for (;;) {
    const answer = await client.next('error').catch(() => null);
    if (answer === null) break;
    expect(answer.code, JSON.stringify(answer)).not.toBe('busy');
    if (answer.about !== 'the last one') continue;
    client.socket.terminate();
    return client.received.flatMap((message) => (message.type === 'refused' ? message.events.map(({ sequence }) => sequence) : []));
  }
  expect([...forWhatWasSaid, cut]).toContain((await client.ended).code);
  return null;
}

/** Events that are kept and do not count. */
let faulty: readonly number[] = [];

/** Others go on, nothing is counted that was not kept, what counts as understood is, and what does not count was refused. */
async function expectSound(refused: readonly number[] | null): Promise<void> {
  // How much may be said goes by the clock.
  setup.central.clock.advance(1_000);
  watcher.say({ type: 'sing' });
  expect(await watcher.next('error')).toMatchObject({ code: 'unknown_type' });
  // Read at one moment: the server may still be storing what an ended socket said.
  const { rows, journals } = await setup.central.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => ({
      rows: (
        await sql<{ sequence: string; fault: string | null; body: unknown; at: Date }>`
          select sequence, fault, body, at from branch_events where store_id = ${store.id} order by sequence`.execute(db)
      ).rows,
      journals: (
        await sql<{ received: string; faulty: number }>`
          select received::text, faulty::int from branch_journals where store_id = ${store.id}`.execute(db)
      ).rows,
    }));
  const misread = rows.filter(
    ({ fault, body, at }) => (fault === 'unreadable') === (branchEvent.safeParse(body).success && at > new Date(0)),
  );
  expect(misread).toEqual([]);
  const ranges = parseRanges(journals[0]?.received ?? '{}');
  // The greatest numbers are next to where numbers lose their last digit: nothing is added to one before the other is taken off.
  expect(ranges.reduce((sum, [from, to]) => sum + (to - from + 1), 0)).toBe(rows.length);
  const before = new Set(faulty);
  faulty = rows.flatMap(({ sequence, fault }) => (fault === null ? [] : [Number(sequence)]));
  expect(journals[0]?.faulty ?? 0).toBe(faulty.length);
  if (refused !== null) expect(refused).toEqual(expect.arrayContaining(faulty.filter((sequence) => !before.has(sequence))));
}

it('answers whatever an admitted branch says, or closes by the rule, and keeps nothing that is not valid', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wildFrames(store), { minLength: 1, maxLength: 8 }), async (frames) => {
      const client = await tryHandshake(store, setup);
      await client.next('welcome');
      sayAll(client, frames);
      await expectSound(await expectAnswered(client));
    }),
    propertyRuns(150, { endOnFailure: true }),
  );
});

it('lets nobody in for whatever they say instead of a proof', { timeout: 300_000 }, async () => {
  const digest = async () =>
    (
      await sql<{ stored: string }>`
        select (select coalesce(json_agg(e), '[]') from branch_events e)::text || (select coalesce(json_agg(b.store_id), '[]') from branch_revisions b
          where b.not_applied is not null)::text as stored`.execute(setup.central.db)
    ).rows;
  // What an admitted branch said last may still be on its way to the tables when its socket has closed.
  let before = await digest();
  await expect
    .poll(
      async () => {
        await setTimeout(300);
        const [earlier, later] = [before, await digest()];
        before = later;
        return later[0]?.stored === earlier[0]?.stored;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await fc.assert(
    fc.asyncProperty(fc.array(wildFrames(store), { minLength: 1, maxLength: 4 }), fc.boolean(), async (frames, isGreeted) => {
      const client = await new BranchClient(setup.origin).opened();
      const hello = { type: 'hello', protocol: 1, store_code: store.code, nonce: 'n'.repeat(43) };
      if (isGreeted) client.say(hello);
      sayAll(client, frames);
      // Whatever is left over is out of turn by now.
      client.socket.send(JSON.stringify(hello), () => undefined);
      client.socket.send(JSON.stringify(hello), () => undefined);
      expect([...forWhatWasSaid, cut]).toContain((await client.ended).code);
      expect(client.received.map(({ type }) => type).filter((type) => type !== 'challenge')).toEqual([]);
    }),
    propertyRuns(80),
  );
  expect(await digest()).toEqual(before);
});
