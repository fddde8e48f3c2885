import { joinRunning } from './embedded/join-running.ts';
import { openDatabase } from './open.ts';
import type { OpenDatabase } from './pool/open-database.ts';
import type { DatabaseSettings } from './pool/settings.ts';
import { DatabaseUnavailable } from './pool/unavailable.ts';

/** Opens the database, also where a running server has the embedded one open: then through that server's own PostgreSQL. */
export async function reachRunning(settings: DatabaseSettings): Promise<OpenDatabase> {
  try {
    return await openDatabase(settings);
  } catch (error) {
    const isHeld = settings.kind === 'embedded' && error instanceof DatabaseUnavailable && error.reason === 'locked';
    if (!isHeld) throw error;
    return joinRunning(settings.dataDirectory, settings.log);
  }
}
