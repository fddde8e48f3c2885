import type { Logger } from 'pino';
import { serverWords as words } from '../../contract/messages/cs/server.ts';
import { systemClock } from '../adapters/clock.ts';
import { appointAdministrator } from '../areas/accounts/administrators/appoint-administrator.ts';
import { createGateways, deliveryContextOf } from '../areas/messages/delivery/gateways.ts';
import type { OpenDatabase } from '../db/connect/open.ts';
import { queriesOver } from '../db/database.ts';
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
  readonly email: string;
};

/** `npm start -- --make-administrator E-MAIL`: prints the link by which they set a password, and starts no server. */
export async function makeAdministrator({ configuration, opened, log, say, email }: Request): Promise<void> {
  try {
    const prepared = await prepareDatabase({ opened, migrationUrl: configuration.databaseMigrationUrl, log: logTo(log) });
    await prepared.leave();
    const { publicUrl, port } = configuration;
    const delivery = deliveryContextOf(createGateways(configuration), publicUrl, () => port, configuration.publicBooking);
    const db = queriesOver(opened);
    const { secretKey: salt } = await openKeys(db, configuration);
    const { secret, isNew } = await appointAdministrator({ db, clock: systemClock, salt, delivery }, email);
    say(words.administratorMade(email, isNew, `${delivery.linkOrigin()}/auth/lost-password/${secret}`));
  } finally {
    await opened.close();
  }
}
