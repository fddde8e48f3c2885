import type { Logger } from 'pino';
import { serverWords as words } from '../../contract/messages/cs/server.ts';
import { systemClock } from '../adapters/clock.ts';
import { createGateways, deliveryContextOf } from '../areas/messages/delivery/gateways.ts';
import type { OpenDatabase } from '../db/connect/open.ts';
import { queriesOver } from '../db/database.ts';
import { disableOpenAccounts } from '../demo/open-accounts.ts';
import { openKeys } from '../keys/open-keys.ts';
import type { Configuration } from '../settings/config.ts';
import { logTo, type Say } from '../start/open-configured.ts';
import { prepareDatabase } from '../start/prepare-database.ts';

type Request = {
  readonly configuration: Configuration;
  /** Closed at the end. */
  readonly opened: OpenDatabase;
  readonly log: Logger;
  readonly say: Say;
};

/** `npm start -- --disable-demo-accounts`: deactivates every account that has the demonstration's password, and starts no server. */
export async function disableDemoAccounts({ configuration, opened, log, say }: Request): Promise<void> {
  try {
    const prepared = await prepareDatabase({ opened, migrationUrl: configuration.databaseMigrationUrl, log: logTo(log) });
    await prepared.leave();
    const { publicUrl, port } = configuration;
    const delivery = deliveryContextOf(createGateways(configuration), publicUrl, () => port, configuration.publicBooking);
    const db = queriesOver(opened);
    const { secretKey: salt } = await openKeys(db, configuration);
    const accounts = await disableOpenAccounts({ db, clock: systemClock, salt, delivery });
    say(words.openAccountsDisabled(accounts.map(({ email }) => email)));
  } finally {
    await opened.close();
  }
}
