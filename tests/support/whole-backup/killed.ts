import { randomInt } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackup } from '../../../server/areas/backups/full-backup/open-backup.ts';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { copyDatabase, dropDatabase } from '../databases.ts';
import { runProgram } from '../kill/run-program.ts';
import { withoutOthers } from '../kill/without-others.ts';
import { startCluster } from '../postgres-cluster.ts';
import { secretKey } from './backups.ts';
import { leftIn } from './left-in.ts';
import { sumsOf } from './sums.ts';

type Extent = {
  readonly rounds: number;
  /** Node's arguments that run the server. */
  readonly program: readonly string[];
  readonly onRound: (what: string, round: number) => void;
};
/** How often all of it was there after a kill, how often nothing, and what was there by halves. */
export type Outcome = { readonly whole: number; readonly nothing: number; readonly halves: readonly string[]; readonly usualMs: number };
export type Kind = 'backup' | 'rewriting' | 'restore into PostgreSQL' | 'restore into the embedded PostgreSQL';

const silent = () => {};
const rowsOfTickets = 50_000;

/** Kills backups and restores at random moments, and looks at what they left. */
export async function killedBackups({ rounds, program, onRound }: Extent): Promise<Readonly<Record<Kind, Outcome>>> {
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-killed-'));
  const cluster = await startCluster();
  try {
    const source = await copyDatabase(cluster.url, 'source', 'template0');
    await fill(source);
    const run = (options: readonly string[], environment: Readonly<Record<string, string>>, killAfterMs: number | null) =>
      runProgram([...program, ...options], { DATA_DIR: join(folder, 'data'), SECRET_KEY: secretKey, ...environment }, killAfterMs);
    const file = join(folder, 'whole');
    const backupMs = await run(['--backup', file], { DATABASE_URL: source }, null);
    const common = { rounds, onRound };
    const backup = await repeat('backup', { ...common, usualMs: backupMs }, async (killAfterMs) => {
      const killed = join(folder, 'killed');
      await run(['--backup', killed], { DATABASE_URL: source }, killAfterMs);
      if (!existsSync(killed)) return [];
      await openBackup(killed, async () => '');
      rmSync(killed);
      return 'whole';
    });
    const rewriting = async (killAfterMs: number | null): Promise<Left> => {
      const killed = join(folder, 'rewritten');
      copyFileSync(file, killed);
      const ended = await run(['--prune-backup', killed], { DATABASE_URL: source }, killAfterMs);
      // Whole, the old one or the new one: otherwise it is refused here.
      const { header } = await openBackup(killed, async () => '');
      if (killAfterMs === null) return String(ended);
      return header.erased_at === undefined ? [] : 'whole';
    };
    const expected = await openBackup(file, async () => '');
    const tables = expected.header.tables.length;
    const server = async (killAfterMs: number | null): Promise<Left> => {
      const url = await copyDatabase(cluster.url, 'target', 'template0');
      const ended = await run(['--restore', file], { DATABASE_URL: url }, killAfterMs);
      const left = await lookAt({ kind: 'server', url }, tables);
      await dropDatabase(cluster.url, 'target');
      return killAfterMs === null ? String(ended) : left;
    };
    const embedded = async (killAfterMs: number | null): Promise<Left> => {
      const dataDirectory = mkdtempSync(join(folder, 'embedded-'));
      const ended = await run(['--restore', file], { DATA_DIR: dataDirectory }, killAfterMs);
      const left = await lookAt({ kind: 'embedded', dataDirectory }, tables);
      rmSync(dataDirectory, { recursive: true, force: true });
      return killAfterMs === null ? String(ended) : left;
    };
    const half = { ...common, rounds: Math.ceil(rounds / 2) };
    return {
      backup,
      rewriting: await repeat('rewriting', { ...half, usualMs: Number(await rewriting(null)) }, rewriting),
      'restore into PostgreSQL': await repeat('restore into PostgreSQL', { ...half, usualMs: Number(await server(null)) }, server),
      'restore into the embedded PostgreSQL': await repeat(
        'restore into the embedded PostgreSQL',
        { ...half, usualMs: Number(await embedded(null)) },
        embedded,
      ),
    };
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `whole`, or the names of what is there. */
type Left = string | readonly string[];
type Rounds = { readonly rounds: number; readonly usualMs: number; readonly onRound: Extent['onRound'] };

async function repeat(kind: Kind, { rounds, usualMs, onRound }: Rounds, round: (killAfterMs: number) => Promise<Left>): Promise<Outcome> {
  let [whole, nothing] = [0, 0];
  const halves: string[] = [];
  for (let number = 1; number <= rounds; number += 1) {
    const left = await round(randomInt(1, Math.ceil(usualMs * 1.1)));
    if (left === 'whole') whole += 1;
    else if (left.length === 0) nothing += 1;
    else halves.push(`${kind}, round ${number}: ${String(left).slice(0, 200)}`);
    onRound(kind, number);
  }
  return { whole, nothing, halves, usualMs };
}

type Place = { readonly kind: 'server'; readonly url: string } | { readonly kind: 'embedded'; readonly dataDirectory: string };

async function lookAt(place: Place, tables: number): Promise<Left> {
  const opened = await openDatabase({ ...place, log: silent });
  try {
    await withoutOthers(opened);
    const left = await leftIn(opened);
    if (left.length === 0) return [];
    const sums = await sumsOf(opened);
    const isWhole =
      sums.size === tables && sums.get('tickets')?.rows === String(rowsOfTickets) && Number(sums.get('audit_log')?.rows) === 1;
    return isWhole ? 'whole' : left;
  } finally {
    await opened.close();
  }
}

async function fill(url: string): Promise<void> {
  const opened = await openDatabase({ kind: 'server', url, log: silent });
  await migrate(queriesOver(opened));
  await opened.pool.query(
    `with store as (insert into stores (label, code, active) values ('Radnice', 'R1', true) returning id)
     insert into tickets (store_id, number, service_id, state) select store.id, 'A' || n % 1000, 1, 'finished' from store, generate_series(1, ${rowsOfTickets}) n`,
  );
  await opened.close();
}
