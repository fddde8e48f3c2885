import type { Logger } from 'pino';
import { serverWords as words } from '../../contract/messages/cs/server.ts';
import { systemClock } from '../adapters/clock.ts';
import { recount } from '../areas/statistics/counting/recount.ts';
import type { OpenDatabase } from '../db/connect/open.ts';
import { queriesOver } from '../db/database.ts';
import type { Configuration } from '../settings/config.ts';
import { logTo, type Say } from '../start/open-configured.ts';
import { prepareDatabase } from '../start/prepare-database.ts';

type Recount = {
  readonly configuration: Configuration;
  /** Closed at the end. */
  readonly opened: OpenDatabase;
  readonly log: Logger;
  readonly say: Say;
};

/** `npm run recount`: counts all roll-ups again, says what was not right and fixes it, without starting a server. */
export async function recountStatistics({ configuration, opened, log, say }: Recount): Promise<void> {
  try {
    const prepared = await prepareDatabase({
      opened,
      migrationUrl: configuration.databaseMigrationUrl,
      log: logTo(log),
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
