import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { syncDirectory, unpackDurably } from './tar.ts';
import { DatabaseUnavailable, describeError } from './unavailable.ts';

/** The major version that the pinned PGlite reads; a directory of another one does not open. */
export const majorVersion = 18;

// Lies beside this module in the sources; the build copies it beside dist/server/main.mjs.
const template = new URL('./template.tar.br', import.meta.url);

/**
 * Makes sure that the directory holds a database and returns its path. A new one is unpacked from
 * the prepared template under a passing name and renamed when it is whole on the disk, so that a
 * start killed half way leaves nothing that looks like a database. Ask for the lock first.
 */
export function prepareCluster(directory: string): { cluster: string; created: boolean } {
  const cluster = path.join(directory, 'cluster');
  for (const name of fs.readdirSync(directory)) {
    if (name.startsWith('cluster.new-')) {
      fs.rmSync(path.join(directory, name), { recursive: true, force: true });
    }
  }
  if (fs.existsSync(cluster)) {
    requireSameMajor(cluster);
    return { cluster, created: false };
  }
  const passing = path.join(directory, `cluster.new-${randomUUID()}`);
  fs.mkdirSync(passing, { mode: 0o700 });
  unpackDurably(readTemplate(), passing);
  fs.renameSync(passing, cluster);
  syncDirectory(directory);
  return { cluster, created: true };
}

function requireSameMajor(cluster: string): void {
  const found = readMajor(cluster);
  if (found === majorVersion) return;
  const newer = found !== null && found > majorVersion;
  throw new DatabaseUnavailable(
    newer ? 'newer' : 'broken',
    found === null
      ? 'the data directory holds no database that can be read'
      : `the data directory is of PostgreSQL ${found}, this program reads ${majorVersion}`,
    { cluster, found, needed: majorVersion },
  );
}

function readMajor(cluster: string): number | null {
  try {
    return Number.parseInt(fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8'), 10);
  } catch {
    return null;
  }
}

function readTemplate(): Buffer {
  try {
    return zlib.brotliDecompressSync(fs.readFileSync(template), {
      params: { [zlib.constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
    });
  } catch (error) {
    throw new DatabaseUnavailable('broken', 'the prepared database of the program cannot be read', {
      template: template.pathname,
      ...describeError(error),
    });
  }
}
