import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BranchEvent } from '../../../contract/channels/branch/events.ts';
import { rangesText } from '../../../contract/rules/branch/ranges.ts';
import { seedRandom } from '../../../contract/rules/values/random.ts';
import { aBranchStore, type BranchStore, listening } from '../../support/branch/branch-setup.ts';
import { branchesOfFile } from '../../support/branch/branches-of-file.ts';
import { type FaultyProxy, faultyProxy } from '../../support/branch/faulty-proxy.ts';
import { aReportedDay, type KnownTicket, type ReportedDay } from '../../support/branch/reported-day.ts';
import { StubbornBranch } from '../../support/branch/stubborn-branch.ts';
import { anotherServer, startOfTests } from '../../support/central.ts';
import { seedOfRun } from '../../support/sampling/property-runs.ts';

const seed = String(seedOfRun());
const withinMs = 40_000;
const morning = '2026-11-20T06:00:00.000Z';
const week = 7 * 86_400_000;

const setup = await branchesOfFile();
let proxy: FaultyProxy;
let made = 0;
beforeEach(async (task) => {
  setup.central.clock.moveTo(startOfTests);
  await putBetween(0.08, task.task.name);
});
afterEach(() => proxy.close());

async function putBetween(cut: number, name: string): Promise<void> {
  proxy = await faultyProxy({ cut, repeat: 0.3, reorder: 0.25, delayMs: 25 }, seedRandom('proxy', seed, name));
  proxy.lead(setup.origin);
}

type ReportedBranch = { readonly store: BranchStore; readonly day: ReportedDay; readonly branch: StubbornBranch };

/** Branches with a day each to tell of through the proxy. */
function branches(count: number, visits: number): Promise<readonly ReportedBranch[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      made += 1;
      const store = await aBranchStore(setup.central.db, `P${made}`);
      const day = aReportedDay(store, { from: morning, visits, random: seedRandom('day', seed, store.code) });
      return { store, day, branch: new StubbornBranch(store, proxy.origin, day.journal) };
    }),
  );
}

const events = async ({ id }: BranchStore): Promise<readonly unknown[]> =>
  (
    await sql<{ body: unknown }>`select body from branch_events where store_id = ${id} order by sequence`.execute(setup.central.db)
  ).rows.map(({ body }) => body);
const received = async ({ id }: BranchStore) =>
  (
    await sql<Record<string, unknown>>`select received::text, faulty, ahead from branch_journals where store_id = ${id}`.execute(
      setup.central.db,
    )
  ).rows;
const outages = async ({ id }: BranchStore) =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from outages where store_id = ${id} and outage_kind = 'power' and ended_at is not null`.execute(
      setup.central.db,
    )
  ).rows;
const tickets = async ({ id }: BranchStore): Promise<readonly KnownTicket[]> =>
  (
    await sql<KnownTicket>`
      select r.number::int as ticket, t.number, v.number::int as visit, t.state, t.created_at, t.called_at, t.served_at, t.finished_at
      from tickets t join branch_rows r on r.store_id = t.store_id and r.id = t.id and r.resource = 'tickets'
      left join branch_rows v on v.store_id = t.store_id and v.id = t.visit_id and v.resource = 'tickets'
      where t.store_id = ${id} order by r.number`.execute(setup.central.db)
  ).rows.map((row) => JSON.parse(JSON.stringify(row)));

/** Everything of the journal is there once, and the tickets are what anyone who made them knows. */
async function expectOnce({ store, day }: ReportedBranch): Promise<void> {
  expect(await received(store), store.code).toEqual([{ received: rangesText([[1, day.journal.length]]), faulty: 0, ahead: 0 }]);
  expect(await events(store), store.code).toEqual(day.journal);
  expect(await tickets(store), store.code).toEqual(day.tickets);
  expect(await outages(store), store.code).toEqual([{ count: day.outages }]);
}

describe('every event of every journal is kept exactly once', () => {
  it('when sockets are cut, and batches repeated, turned round and delayed', async () => {
    const reported = await branches(3, 50);
    await Promise.all(reported.map(({ branch }) => branch.sendAll({ withinMs })));
    for (const one of reported) await expectOnce(one);
    // Otherwise nothing was proved.
    expect([proxy.counts.cut, proxy.counts.repeated, proxy.counts.reordered].every((count) => count > 5)).toBe(true);
  });

  it('when some of it comes a week later, among what is then new', async () => {
    const reported = await branches(3, 30);
    const isLate = ({ sequence }: BranchEvent) => sequence % 5 === 0;
    await Promise.all(reported.map(({ branch }) => branch.sendAll({ withheld: isLate, withinMs })));
    for (const { store, day } of reported) {
      const onTime = day.journal.filter((event) => !isLate(event));
      expect((await events(store)).length, store.code).toBeGreaterThan(onTime.length / 2);
      expect(await events(store), store.code).not.toContainEqual(day.journal.find(isLate));
    }
    setup.central.clock.advance(week);
    await Promise.all(reported.map(({ branch }) => branch.sendAll({ withinMs })));
    for (const one of reported) await expectOnce(one);
  });

  it('when two servers take turns at the same branches', async () => {
    const server = await anotherServer(setup.central);
    // A branch comes to the other server only after it lost the one.
    await proxy.close();
    await putBetween(0.35, 'turns');
    try {
      const origins = [setup.origin, await listening(server)];
      proxy.onPassed = (frames) => proxy.lead(origins[Math.floor(frames / 3) % 2] ?? null);
      const reported = await branches(3, 60);
      await Promise.all(reported.map(({ branch }) => branch.sendAll({ withinMs })));
      for (const one of reported) await expectOnce(one);
      expect(reported.reduce((sum, { branch }) => sum + branch.connections, 0)).toBeGreaterThan(6);
    } finally {
      await server.close();
    }
  });
});
