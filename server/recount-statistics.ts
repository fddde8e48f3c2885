import { pino } from 'pino';
import { serverWords as words } from '../contract/messages/cs/server.ts';
import { systemClock } from './adapters/clock.ts';
import type { Configuration } from './config.ts';
import { queriesOver } from './db/database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { open, type Say } from './start.ts';
import { recount } from './statistics/recount.ts';

/** `npm run recount`: counts all roll-ups anew, says what was not right and mends it, without starting a server. */
export async function recountStatistics(configuration: Configuration, say: Say): Promise<void> {
  const log = pino({ level: configuration.logLevel }, pino.destination(2));
  const opened = await open(configuration, log, say);
  try {
    const prepared = await prepareDatabase({
      opened,
      migrationUrl: configuration.databaseMigrationUrl,
      log: (level, message, details) => log[level](details, message),
    });
    await prepared.leave();
    say(words.countingStatistics);
    const { stores, months, differences } = await recount(queriesOver(opened), systemClock.now(), ({ store_id, day, table, rows }) =>
      say(words.recountDifference(store_id, day, table, rows)),
    );
    say(words.recounted(stores, months, differences.length));
  } finally {
    await opened.close();
  }
}
