import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { accountFor, handOver } from '../../server/db/connect/embedded/account.ts';
import { startPostgres } from '../../server/db/connect/embedded/postgres-process.ts';
import { findInstalled, preparePrograms, readPackage } from '../../server/db/connect/embedded/programs.ts';
import { makeClusterFolder } from './cluster-folder.ts';

/** A PostgreSQL server of the test alone, empty, reached only over a socket in its own directory. */
export type Cluster = {
  readonly url: string;
  readonly pid: number;
  /** Ends it as its administrator would, waits so long, and starts it again over the same data. */
  restart(afterMs: number): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
};

/** A test needs no durability, and no one follows its log: with the least of it a copied database is not written to it. */
export const quick = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'];

/**
 * Starts a server for a test: of the version that is shipped, or of the package where the folder is given (`POSTGRES_PACKAGE`).
 * It ends with the process that started it, even if that is killed. Its data are in a new folder of its own, which it removes.
 */
export async function startCluster(
  settings: readonly string[] = quick,
  folder = process.env['POSTGRES_PACKAGE'],
  home = makeClusterFolder(),
): Promise<Cluster> {
  const cluster = path.join(home, 'data');
  const account = accountFor(cluster);
  const installed = folder === undefined ? findInstalled() : readPackage(folder);
  const { bin } = preparePrograms(sharedPrograms(), installed, account);
  if (account !== null) handOver(home, account);
  const initdb = ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(path.join(bin, 'initdb'), initdb, { ...account, cwd: '/', stdio: 'pipe' });
  const parameters = Object.fromEntries(['max_connections=60', ...settings].map(splitSetting));
  const start = () => startPostgres({ cluster, socketFolder: home, bin, account, parameters, log: () => undefined });
  let server = await start();
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`,
    pid: server.pid,
    restart: async (afterMs) => {
      await server.stop();
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      server = await start();
    },
    stop: async () => {
      await server.stop();
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

function splitSetting(setting: string): readonly [name: string, value: string] {
  const at = setting.indexOf('=');
  return [setting.slice(0, at), setting.slice(at + 1)];
}

/** The programs are linked once a machine, not once a test. */
function sharedPrograms(): string {
  return path.join(os.tmpdir(), `poradnik-programs-${process.getuid?.() ?? 0}`);
}
