import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { DatabaseUnavailable, type Log, type OpenDatabase, openDatabase } from '../../../server/db/connect/open.ts';
import type { EmbeddedSettings } from '../../../server/db/connect/pool/open-database.ts';

export const silent: Log = () => undefined;

/** A data directory that is removed with the test. Other accounts may pass through, for those that lie in it. */
export function aDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'poradnik-connect-'));
  fs.chmodSync(directory, 0o711);
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** An open embedded database that is closed with the test. */
export async function anEmbedded(given: Partial<EmbeddedSettings> & { log?: Log } = {}): Promise<OpenDatabase> {
  const dataDirectory = given.dataDirectory ?? aDirectory();
  const db = await openDatabase({ kind: 'embedded', log: silent, ...given, dataDirectory });
  onTestFinished(() => db.close());
  return db;
}

/** A data directory in which a database was made and closed. */
export async function aClosedDirectory(): Promise<string> {
  const dataDirectory = aDirectory();
  const db = await openDatabase({ kind: 'embedded', dataDirectory, log: silent });
  await db.pool.query('create table kept as select 7 as id');
  await db.close();
  return dataDirectory;
}

/** The reason for which opening a data directory is refused. */
export function refusalOf(dataDirectory: string): Promise<DatabaseUnavailable> {
  return refusalOfOpening(openDatabase({ kind: 'embedded', dataDirectory, log: silent }));
}

/** The reason for which opening is refused. */
export async function refusalOfOpening(opening: Promise<OpenDatabase>): Promise<DatabaseUnavailable> {
  try {
    const db = await opening;
    await db.close();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return error;
    throw error;
  }
  throw new Error('it was opened');
}

/** What the table of `aClosedDirectory` holds. */
export async function keptIn(db: OpenDatabase): Promise<unknown> {
  return (await db.pool.query('select id from kept')).rows;
}

/** The postmaster of an open database. */
export function postmasterOf({ dataFolder }: OpenDatabase): number {
  return Number.parseInt(fs.readFileSync(path.join(dataFolder ?? '', 'postmaster.pid'), 'utf8'), 10);
}

/** Another process that runs one of the programs next to this file; it is killed with the test. */
export function aProcess(program: string, ...args: string[]): OtherProcess {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    child.emit('line');
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  return { child, lines, gone, kill, until: (enough) => waitFor(child, () => enough(lines)) };
}

export type OtherProcess = {
  readonly child: ChildProcess;
  readonly lines: readonly string[];
  readonly gone: Promise<void>;
  kill(): Promise<void>;
  /** Waits until its output is enough. */
  until(enough: (lines: readonly string[]) => boolean): Promise<void>;
};

function waitFor(child: ChildProcess, isEnough: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isEnough()) resolve();
    };
    child.on('line', look);
    child.once('close', () => reject(new Error('the other process ended too early')));
    look();
  });
}
