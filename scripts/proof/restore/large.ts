import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { secretKey } from '../../../tests/support/whole-backup/backups.ts';
import { filledDatabase } from '../database/filled-database.ts';
import { startLargeCluster } from '../database/large-cluster.ts';
import { numberAfter, say } from '../reporting/options.ts';
import type { ProofLine } from '../reporting/proof-line.ts';

const looksEveryMs = 20;

/** Runs it to its end; answers with the most memory that the process itself ever had, without PostgreSQL. */
async function measuredRun(
  given: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly megabytes: number; readonly seconds: number }> {
  const begin = performance.now();
  const child = spawn(process.execPath, [...given], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let kilobytes = 0;
  const timer = setInterval(() => {
    kilobytes = Math.max(kilobytes, peakOf(child.pid ?? 0));
  }, looksEveryMs);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`it ended with ${code}`);
  return { megabytes: Math.round((kilobytes * 1024) / 1e6), seconds: Math.round((performance.now() - begin) / 1000) };
}

/** The kernel keeps the peak; it is gone with the process. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const mostMegabytes = 300;

/** A backup of a large town, plain and encrypted, and its check: `--tickets 10000000 --orders 1000000`. */
export async function proveLarge(program: readonly string[], options: readonly string[]): Promise<readonly ProofLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'poradnik-large-'));
  const cluster = await startLargeCluster();
  try {
    const amounts = {
      stores: 60,
      orders: numberAfter(options, '--orders', 1_000_000),
      tickets: numberAfter(options, '--tickets', 10_000_000),
    };
    const url = await filledDatabase(cluster, 'large', amounts);
    const size = await sizeOf(url);
    const file = join(folder, 'plain');
    const environment = { DATABASE_URL: url, SECRET_KEY: secretKey, DATA_DIR: join(folder, 'data') };
    const measure = async (what: string, given: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<ProofLine> => {
      say(what);
      const { megabytes, seconds } = await measuredRun([...program, ...given], { ...environment, ...more });
      const text = given.includes('--backup') ? `, a file of ${Math.round(statSync(given.at(-1) ?? '').size / 1e6)} MB` : '';
      return {
        what: `${what} of ${size}`,
        measured: `${megabytes} MB in ${seconds} s${text}`,
        target: `<= ${mostMegabytes} MB`,
        holds: megabytes <= mostMegabytes,
      };
    };
    const BACKUP_PASSPHRASE = 'dost dlouhé heslo zálohy';
    return [
      await measure('backup', ['--backup', file]),
      await measure('restore --check', ['--check', '--restore', file]),
      await measure('encrypted backup', ['--backup', join(folder, 'encrypted')], { BACKUP_PASSPHRASE }),
      await measure('restore --check of the encrypted one', ['--check', '--restore', join(folder, 'encrypted')], { BACKUP_PASSPHRASE }),
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sizeOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database())::text as bytes');
  await client.end();
  return `a database of ${(Number(rows[0]?.bytes ?? 0) / 1e9).toFixed(2)} GB`;
}
