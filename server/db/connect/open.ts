import { openEmbedded } from './embedded/open-embedded.ts';
import type { OpenDatabase } from './pool/open-database.ts';
import type { DatabaseSettings } from './pool/settings.ts';
import { openServer } from './server-database.ts';

export type { OpenDatabase } from './pool/open-database.ts';
export type { DatabaseSettings, Log, LogLevel } from './pool/settings.ts';
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
