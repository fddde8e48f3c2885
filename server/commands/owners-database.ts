import type { Logger } from 'pino';
import type { DatabaseSettings } from '../db/connect/open.ts';
import type { Configuration } from '../settings/config.ts';
import { logTo } from '../start/open-configured.ts';

/** The configured database as its owner: who reads and makes all of it, also what the application itself may not. */
export function ownersDatabase(
  { databaseUrl, databaseMigrationUrl, dataDirectory }: Pick<Configuration, 'databaseUrl' | 'databaseMigrationUrl' | 'dataDirectory'>,
  log: Logger,
): DatabaseSettings {
  const url = databaseMigrationUrl ?? databaseUrl;
  if (url === null) return { kind: 'embedded', dataDirectory, log: logTo(log) };
  return { kind: 'server', url, setting: databaseMigrationUrl === null ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL', log: logTo(log) };
}
