import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { seedRandom } from '../../../contract/rules/values/random.ts';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { readOptions } from '../../../simulator/options.ts';
import { play } from '../../../simulator/play.ts';
import { type FaultyProxy, faultyProxy } from '../../support/branch/faulty-proxy.ts';
import { centralsCounts, simulatorsJournal } from '../../support/branch/simulators-journal.ts';
import { startCluster } from '../../support/postgres-cluster.ts';
import { makeAdministrator, person } from './first-sign-in.ts';
import { aDataDirectory, aProgram, type Program } from './program.ts';

const seed = process.env['BRANCH_SEED'] ?? '1';
const silent = () => {};
type Town = { readonly folder: string; readonly journal: string; readonly account: typeof person };

/** Two branches through two days of faults, until everything that they reported is acknowledged. */
async function simulateOver(proxy: FaultyProxy, { folder, journal, account }: Town): Promise<number> {
  const faults = 'late=0.05,skew=0.5,outage=1';
  const span = ['--speed', '8000', '--from', '2026-11-18T07:30', '--until', '2026-11-19T12:30', '--seed', seed];
  const place = ['--url', proxy.origin, '--journal', journal, '--user', account.email, '--password', account.password];
  const read = readOptions([...place, '--stores', '2', '--faults', faults, ...span], { DATA_DIR: folder }, Date.now());
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  const playing = await play(read.options, silent);
  if (playing === null) throw new Error('there was nothing to play');
  onTestFinished(playing.stop);
  return playing.simulation.done;
}

type Killing = {
  readonly folder: string;
  /** After how many frames with events: the last of them the server has just been given. */
  readonly killedAt: readonly number[];
};

/** Plays branches over a server that is killed while they report, and looks at what the last of them has. */
async function expectOnce(environment: Readonly<Record<string, string>>, { folder, killedAt }: Killing): Promise<void> {
  const proxy = await faultyProxy({ cut: 0.03, repeat: 0.1, reorder: 0.2, delayMs: 20 }, seedRandom('proxy', seed));
  onTestFinished(proxy.close);
  const start = async (): Promise<Program> => {
    const program = aProgram(['--empty'], environment);
    proxy.lead(await program.origin());
    return program;
  };
  let running: Program | null = await start();
  const last = { program: running, killed: 0 };
  await makeAdministrator(running, await running.origin());
  const failed = new Promise<never>((_, reject) => {
    proxy.onPassed = (frames) => {
      if (running === null || frames < (killedAt[last.killed] ?? Number.POSITIVE_INFINITY)) return;
      const { child, ended } = running;
      running = null;
      last.killed += 1;
      proxy.lead(null);
      child.kill('SIGKILL');
      ended
        .then(start)
        .then((program) => {
          running = program;
          last.program = program;
        })
        .catch(reject);
    };
  });
  const unconfirmed = await Promise.race([
    simulateOver(proxy, { folder, journal: join(folder, 'journal.jsonl'), account: person }),
    failed,
  ]);
  expect({ unconfirmed, killed: last.killed }).toEqual({ unconfirmed: 0, killed: killedAt.length });
  expect(await last.program.stop()).toBe(0);
}

async function expectCounted(kind: Parameters<typeof openDatabase>[0], journal: string): Promise<void> {
  const opened = await openDatabase(kind);
  try {
    const reported = simulatorsJournal(journal);
    expect(Object.values(reported.tickets).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(50);
    expect(await centralsCounts(queriesOver(opened))).toEqual(reported);
  } finally {
    await opened.close();
  }
}

describe('a server that is killed while branches tell it of their days', { timeout: 150_000 }, () => {
  it('has every event once when it was started again each time, on its own database', async () => {
    const folder = aDataDirectory();
    // Once: it needs its time to open again.
    await expectOnce({ DATA_DIR: folder }, { folder, killedAt: [5] });
    await expectCounted({ kind: 'embedded', dataDirectory: folder, log: silent }, join(folder, 'journal.jsonl'));
  });

  it('has every event once when it was started again each time, on PostgreSQL', async () => {
    const cluster = await startCluster();
    try {
      const folder = aDataDirectory();
      await expectOnce({ DATA_DIR: folder, DATABASE_URL: cluster.url, SECRET_KEY: 'k'.repeat(32) }, { folder, killedAt: [4, 10] });
      await expectCounted({ kind: 'server', url: cluster.url, log: silent }, join(folder, 'journal.jsonl'));
    } finally {
      await cluster.stop();
    }
  });
});
