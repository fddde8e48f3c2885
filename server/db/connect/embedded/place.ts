import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable } from '../pool/unavailable.ts';
import { isRoot } from './account.ts';
import { writeDurably } from './write-durably.ts';

/** Where the parts of an embedded database lie. */
export type Place = {
  /** `DATA_DIR/database`: the lock, and the pointer where the data lie elsewhere. */
  readonly directory: string;
  /** Holds the clusters, one folder for each major version. */
  readonly clusters: string;
  /** Holds the programs, one folder for each version. */
  readonly programs: string;
};

/** File in `DATA_DIR/database` that says where the data lie, if not next to it. */
export const pointerName = 'place';
/** Name of the folder of a cluster, with its major version. */
export const clusterPattern = /^cluster-(\d+)$/u;
const shared = '/var/lib/poradnik';

/**
 * Finds where the data and programs of `DATA_DIR` lie, or decides it for a new one.
 *
 * They lie in `DATA_DIR` itself, unless root started the server below a folder that other accounts may not enter, such as
 * `/root`. PostgreSQL runs as another account then and would reach neither, so both lie below `/var/lib/poradnik`.
 * A file `place` points there, because the path of `DATA_DIR` may change.
 * @throws DatabaseUnavailable `copied_pointer` when `DATA_DIR` is a copy of one where the data lie elsewhere, `folder_closed` when
 *   data that are here cannot be reached any more
 */
export function findPlace(dataDirectory: string): Place {
  const directory = path.join(dataDirectory, 'database');
  const pointer = path.join(directory, pointerName);
  const pointed = readLine(pointer);
  if (pointed !== null) return pointedPlace(directory, pointed);
  const near = { directory, clusters: directory, programs: path.join(dataDirectory, 'postgresql') };
  if (!isRoot()) return near;
  // These two folders are ours to open for passing through; what lies in them has modes of its own.
  for (const folder of [dataDirectory, directory]) fs.chmodSync(folder, fs.statSync(folder).mode | 0o011);
  const closed = closedFolderAbove(directory);
  if (closed === null) return near;
  // Never make an empty database next to an existing one.
  if (fs.readdirSync(directory).some((name) => clusterPattern.test(name))) {
    throw new DatabaseUnavailable('folder_closed', `PostgreSQL would run as another account, which may not enter ${closed}`, {
      directory,
      closed,
    });
  }
  const elsewhere = path.join(shared, randomUUID());
  fs.mkdirSync(elsewhere, { recursive: true, mode: 0o711 });
  for (const folder of [shared, elsewhere]) fs.chmodSync(folder, 0o711);
  writeDurably({ file: path.join(elsewhere, 'home'), content: `${directory}\n`, flag: 'w' });
  writeDurably({ file: pointer, content: `${elsewhere}\n`, flag: 'w' });
  return { directory, clusters: elsewhere, programs: path.join(shared, 'postgresql') };
}

function pointedPlace(directory: string, pointed: string): Place {
  const homeFile = path.join(pointed, 'home');
  const home = readLine(homeFile);
  if (home === null) {
    throw new DatabaseUnavailable('broken', `the data of ${directory} should lie in ${pointed}, but they do not`, { directory, pointed });
  }
  if (home !== directory) {
    // A moved folder takes its pointer along. While the old one still has it, this one is a copy.
    if (readLine(path.join(home, pointerName)) === pointed) {
      throw new DatabaseUnavailable('copied_pointer', `${directory} is a copy; the data lie in ${pointed} and belong to ${home}`, {
        pointed,
        home,
      });
    }
    writeDurably({ file: homeFile, content: `${directory}\n`, flag: 'w' });
  }
  return { directory, clusters: pointed, programs: path.join(shared, 'postgresql') };
}

/** The folder, or the nearest one above it, that other accounts may not enter; null when they may enter all. */
function closedFolderAbove(folder: string): string | null {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    if ((fs.statSync(at).mode & 0o001) === 0) return at;
  }
  return null;
}

function readLine(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}
