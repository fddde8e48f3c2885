import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { serverWords } from '../../../contract/messages/cs/server.ts';
import { readConfiguration } from '../../../server/settings/config.ts';
import { issuersKey } from '../../../server/settings/issuers.ts';
import { start } from '../../../server/start.ts';
import { openCentral, secretKey } from '../../support/central.ts';
import { demonstrationKeyFor } from '../../support/licences.ts';
import { superAdministrator, textAt } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';
import { aDataDirectory } from './program.ts';

it('a start says which licences of the demonstration issuer it took away', async () => {
  const central = await openCentral({ licencePublicKey: issuersKey(null) });
  try {
    const root = await superAdministrator(central);
    const store = await aStore(root, { label: 'Radnice' });
    const serial_number = textAt((await root.get(`/stores/${store}/licence`)).body, 'serial_number');
    await sql`update installation set is_demonstration = true`.execute(central.db);
    const license_key = demonstrationKeyFor({ serial_number });
    expect((await root.put(`/stores/${store}/licence`, { license_key })).status).toBe(200);
    await sql`update installation set is_demonstration = false`.execute(central.db);
    const outcome = readConfiguration({ PORT: '0', DATA_DIR: aDataDirectory(), SECRET_KEY: secretKey }, ['--empty']);
    if ('faults' in outcome) throw new Error(outcome.faults.join());
    const said: string[] = [];
    // The server closes what it is given: the database of the test stays open.
    const opened = { ...central.opened, close: async () => undefined };
    const say = (line: string): void => void said.push(line);
    const running = await start({ configuration: outcome.configuration, opened, log: pino({ level: 'silent' }), say });
    await running.stop();
    expect(said).toContain(serverWords.licencesWithdrawn(['Radnice']));
    expect((await root.get(`/stores/${store}/licence`)).body).toMatchObject({ state: 'none' });
  } finally {
    await central.close();
  }
});
