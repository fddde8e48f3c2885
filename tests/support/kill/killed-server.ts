import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { startCluster } from '../postgres-cluster.ts';
import { bundledServer } from './bundled-server.ts';
import { halvesIn } from './halves.ts';
import { type Killed, killRounds } from './rounds.ts';

type Wanted = {
  readonly rounds: number;
  readonly database: 'embedded' | 'server';
  readonly told?: (round: number, acknowledged: number) => void;
};
export type Outcome = Killed & { readonly halves: readonly string[] };

const silent = () => {};

/** Kills the bundled server so many times over a database of its own, and looks at what is left in it. */
export async function killedServer({ rounds, database, told }: Wanted): Promise<Outcome> {
  const directory = mkdtempSync(join(tmpdir(), 'poradnik-kill-'));
  const program = await bundledServer();
  const cluster = database === 'server' ? await startCluster() : null;
  try {
    const environment = { DATA_DIR: directory, ...(cluster === null ? {} : { DATABASE_URL: cluster.url, SECRET_KEY: 'k'.repeat(32) }) };
    const postmasterFile = join(directory, 'database', 'cluster-18', 'postmaster.pid');
    const databaseProcess = () => Number.parseInt(readFileSync(postmasterFile, 'utf8'), 10);
    const embedded = database === 'embedded' ? { databaseProcess } : {};
    const killed = await killRounds({ rounds, program, environment, ...embedded, ...(told === undefined ? {} : { told }) });
    const place =
      cluster === null ? ({ kind: 'embedded', dataDirectory: directory } as const) : ({ kind: 'server', url: cluster.url } as const);
    const opened = await openDatabase({ ...place, log: silent });
    const halves = await halvesIn(opened);
    await opened.close();
    return { ...killed, halves };
  } finally {
    await cluster?.stop();
    for (const folder of [directory, dirname(program[0] ?? directory)]) rmSync(folder, { recursive: true, force: true });
  }
}
