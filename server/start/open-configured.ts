import type { Logger } from 'pino';
import { serverWords as words } from '../../contract/messages/cs/server.ts';
import { type Log, type OpenDatabase, openDatabase } from '../db/connect/open.ts';
import type { Configuration } from '../settings/config.ts';

/** Prints a line for the person who started the program. */
export type Say = (line: string) => void;

/** Opens the configured database. The caller closes it. */
export async function openConfigured(
  { databaseUrl, databaseReadUrl, dataDirectory, isProduction }: Configuration,
  log: Logger,
  say: Say,
): Promise<OpenDatabase> {
  say(words.openingDatabase);
  const write = logTo(log);
  if (databaseUrl !== null) return openDatabase({ kind: 'server', url: databaseUrl, readUrl: databaseReadUrl ?? undefined, log: write });
  if (isProduction) say(words.embeddedInProduction);
  const opened = await openDatabase({ kind: 'embedded', dataDirectory, log: write });
  if (opened.dataFolder !== null) say(words.dataFolder(opened.dataFolder));
  return opened;
}

/** The database says what happens to it in the log. */
export function logTo(log: Logger): Log {
  return (level, message, details) => log[level](details, message);
}
