import { joinRunning } from './embedded/join-running.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { DatabaseSettings, OpenDatabase } from './pool/open-database.ts';
import { DatabaseUnavailable } from './pool/unavailable.ts';
import { openServer } from './server-database.ts';

export type { DatabaseSettings, Log, LogLevel, OpenDatabase } from './pool/open-database.ts';
export { DatabaseUnavailable, type UnavailableReason } from './pool/unavailable.ts';

/** Opens the database of the settings, ready for queries, or throws `DatabaseUnavailable`. */
export function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  switch (settings.kind) {
    case 'server':
      return openServer(settings, settings.log);
    case 'embedded':
      return openEmbedded(settings, settings.log);
  }
}

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
