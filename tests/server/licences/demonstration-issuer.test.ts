import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withdrawPublicLicences } from '../../../server/areas/stores/licences/withdraw-public-licences.ts';
import { deriveKeys } from '../../../server/keys/keys.ts';
import { issuersKey } from '../../../server/settings/issuers.ts';
import { openCentral, secretKey } from '../../support/central.ts';
import { demonstrationKeyFor, license } from '../../support/licences.ts';
import { rowsOf, superAdministrator, textAt } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

const delivery = { hasGateway: { email: false, sms: false }, linkOrigin: () => 'https://fronta.mesto.test', hasBookingPage: true };

describe('the licence of a store by the demonstration issuer', () => {
  it('is not had for a key of the demonstration issuer, whose private key is public, but beside demonstration data', async () => {
    const own = await openCentral({ licencePublicKey: issuersKey(null) });
    try {
      const client = await superAdministrator(own);
      const store = await aStore(client);
      const serial_number = textAt((await client.get(`/stores/${store}/licence`)).body, 'serial_number');
      const enter = () => client.put(`/stores/${store}/licence`, { license_key: demonstrationKeyFor({ serial_number }) });
      expect(await enter()).toMatchObject({ status: 409, body: { err: 'licence_issuer_missing' } });
      await sql`update installation set is_demonstration = true`.execute(own.db);
      expect((await enter()).status).toBe(200);
    } finally {
      await own.close();
    }
  });

  it('is taken away at a start where the demonstration issuer signed it and no demonstration was loaded, and the start names the store', async () => {
    const own = await openCentral({ licencePublicKey: issuersKey(null) });
    try {
      const client = await superAdministrator(own);
      const store = await aStore(client, { label: 'Radnice' });
      const issuing = { db: own.db, keys: deriveKeys(secretKey), now: own.clock.now(), salt: secretKey, delivery };
      const isDemonstration = (is: boolean) => sql`update installation set is_demonstration = ${is}`.execute(own.db);
      const status = async () => (await client.get(`/stores/${store}/licence`)).body;
      const license_key = demonstrationKeyFor({ serial_number: textAt(await status(), 'serial_number') });
      await isDemonstration(true);
      expect((await client.put(`/stores/${store}/licence`, { license_key })).status).toBe(200);
      expect(await withdrawPublicLicences(issuing)).toEqual([]);

      await isDemonstration(false);
      expect(await withdrawPublicLicences(issuing)).toEqual(['Radnice']);

      expect(await status()).toMatchObject({ state: 'none' });
      const audit = rowsOf(await client.get('/audit-log')).map((row) => [row['action'], row['actor_name']]);
      expect(audit).toContainEqual(['delete', 'Příkazová řádka serveru']);
      expect(await withdrawPublicLicences(issuing)).toEqual([]);
    } finally {
      await own.close();
    }
  });

  it('is told from one that the own issuer signed, which stays at a start', async () => {
    const own = await openCentral();
    try {
      const client = await superAdministrator(own);
      const store = await aStore(client);
      await license(client, store);
      const issuing = { db: own.db, keys: deriveKeys(secretKey), now: own.clock.now(), salt: secretKey, delivery };
      expect(await withdrawPublicLicences(issuing)).toEqual([]);
      expect((await client.get(`/stores/${store}/licence`)).body).toMatchObject({ state: 'valid' });
    } finally {
      await own.close();
    }
  });
});
