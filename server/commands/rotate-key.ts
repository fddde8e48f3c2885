import type { Logger } from 'pino';
import { serverWords as words } from '../../contract/messages/cs/server.ts';
import type { OpenDatabase } from '../db/connect/open.ts';
import { queriesOver } from '../db/database.ts';
import { rotateKey } from '../keys/rotate-key.ts';
import type { Configuration } from '../settings/config.ts';
import { logTo, type Say } from '../start/open-configured.ts';
import { prepareDatabase } from '../start/prepare-database.ts';

type Rotation = {
  readonly configuration: Configuration;
  /** Closed at the end. */
  readonly opened: OpenDatabase;
  readonly log: Logger;
  readonly say: Say;
};

/** `npm run rotate-key`: seals everything under the new secret key, while servers go on, and says what was done. */
export async function rotateSecretKey({ configuration, opened, log, say }: Rotation): Promise<void> {
  try {
    const prepared = await prepareDatabase({ opened, migrationUrl: configuration.databaseMigrationUrl, log: logTo(log) });
    await prepared.leave();
    say(words.rotatingKey);
    const { sealed, unreadable } = await rotateKey(queriesOver(opened), configuration, (total) => say(words.sealedSoFar(total.sealed)));
    say(words.keyRotated(sealed, configuration.previousSecretKey !== null));
    if (unreadable > 0) say(words.sealsUnreadable(unreadable));
  } finally {
    await opened.close();
  }
}
