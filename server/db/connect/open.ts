import { openEmbedded } from './embedded/open-embedded.ts';
import type { OpenDatabase } from './open-database.ts';
import { openServer } from './server-database.ts';
import type { DatabaseSettings } from './settings.ts';

export type { OpenDatabase } from './open-database.ts';
export type { DatabaseSettings, Log, LogLevel } from './settings.ts';
export { DatabaseUnavailable, type UnavailableReason } from './unavailable.ts';

/** Opens the database of the settings, ready for queries, or throws `DatabaseUnavailable`. */
export function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  switch (settings.kind) {
    case 'server':
      return openServer(settings, settings.log);
    case 'embedded':
      return openEmbedded(settings, settings.log);
  }
}
