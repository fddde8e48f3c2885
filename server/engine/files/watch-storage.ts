import path from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { storageLimits } from '../../../contract/rules/system/storage-state.ts';
import { diskOf } from '../../adapters/disk.ts';
import { keepReserve } from '../../db/connect/embedded/reserve-file.ts';
import { storageFaultOf } from '../../db/connect/pool/storage-fault.ts';
import type { Database } from '../../db/database.ts';
import type { PeriodicWork } from '../jobs/periodic-jobs.ts';
import { createStorage, type Storage } from './storage.ts';

type Watched = {
  readonly db: Database;
  /** Folder of an embedded cluster; null where the database is elsewhere. */
  readonly dataFolder: string | null;
  readonly log: Logger;
};

/** The reserve is made once no one waits for the first answers. */
const reserveAfterLooks = 6;

/** Looks at the disk, and returns what is known of it with the work that looks again and keeps a reserve there. */
export async function watchStorage({ db, dataFolder, log }: Watched): Promise<Storage & { readonly work: PeriodicWork }> {
  const folder = dataFolder === null ? null : path.dirname(dataFolder);
  const storage = createStorage({
    disk: folder === null ? null : diskOf(folder),
    hasRoom: () => databaseHasRoom(db),
    onTurn: (state, freeBytes) => {
      if (state === 'ample') log.warn({ freeBytes }, 'the disk has room again: everything is served');
      else
        log.error({ freeBytes, state }, state === 'low' ? 'the disk is nearly full: nothing large begins' : 'the disk is full: read-only');
    },
  });
  await storage.look();
  let looks = 0;
  const run = async (): Promise<false> => {
    await storage.look();
    looks += 1;
    if (folder !== null && looks >= reserveAfterLooks && storage.mayGrow()) await keepReserve(folder, storageLimits.reserveBytes);
    return false;
  };
  return { ...storage, work: { run } };
}

/** Has PostgreSQL write a megabyte, and take it back. Whatever else keeps it from that is no full disk. */
async function databaseHasRoom(db: Database): Promise<boolean> {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`create temporary table room on commit drop as
        select repeat(md5(number::text), 40) as filler from generate_series(1, 800) as number`.execute(transaction);
    });
    return true;
  } catch (error) {
    return storageFaultOf(error) !== 'disk_full';
  }
}
