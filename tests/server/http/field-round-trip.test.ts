import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkValue } from '../../../contract/derive/check-draft.ts';
import { fieldOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { type ResourceName, registry } from '../../../contract/resources/registry.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { valuesFor } from '../../support/field-values.ts';
import { anyJson } from '../../support/kinds.ts';
import { type Client, numberAt, superAdministrator, valueAt } from '../../support/people.ts';
import { aRegion, aStore } from '../../support/records.ts';

/** A field of every kind that an entity lets people write; rows of the collection are made as given. */
const cases: readonly (readonly [ResourceName, string, Readonly<Record<string, unknown>>])[] = [
  ['regions', 'note', { name: 'Text' }],
  ['regions', 'name', { name: 'Povinný text' }],
  ['help-topics', 'help', { path: '/', title: 'Dlouhý text', help: 'x' }],
  ['stores', 'code', { label: 'Velká písmena', code: 'VP' }],
  ['stores', 'email', { label: 'E-mail', code: 'EM' }],
  ['stores', 'phone', { label: 'Telefon', code: 'TE' }],
  ['stores', 'latitude', { label: 'Desetinné', code: 'DE' }],
  ['stores', 'region_id', { label: 'Odkaz', code: 'OD' }],
  ['stores', 'active', { label: 'Příznak', code: 'PR' }],
  ['touch-screens', 'width', { store_id: 1, name: 'Celé číslo' }],
  ['services', 'state', { store_id: 1, name: 'Volba' }],
  ['email-blacklist', 'until', { pattern: 'den.cz' }],
  ['virtual-displays', 'quiet_from', { store_id: 1, name: 'Čas' }],
  ['email-notifications', 'events', { name: 'Množina', events: ['paper_low'], recipients: 'a@b.cz' }],
  ['email-notifications', 'store_ids', { name: 'Odkazy', events: ['paper_low'], recipients: 'a@b.cz' }],
  ['playlists', 'play_from', { name: 'Okamžik', store_ids: [1] }],
  ['playlists', 'items', { name: 'Děti', store_ids: [1] }],
];

describe('a value that is accepted comes back unchanged', () => {
  let central: Central;
  let client: Client;
  beforeAll(async () => {
    central = await openCentral();
    client = await superAdministrator(central);
    for (const place of [1, 2, 3]) {
      await aStore(client, { label: `Pobočka ${place}` });
      await aRegion(client);
    }
  });
  afterAll(() => central.close());

  it.each(cases)('%s.%s', async (collection, name, values) => {
    const resource: AnyResource = registry[collection];
    const field = fieldOf(resource, name);
    if (field === undefined) throw new Error(`${collection} has no ${name}`);
    const made = await client.post(`/${collection}`, values);
    expect(made.status).toBe(201);
    const address = `/${collection}/${numberAt(made.body, 'id')}`;
    let row = made.body;
    const given = fc.oneof({ weight: 3, arbitrary: valuesFor(field) }, { weight: 1, arbitrary: anyJson });
    await fc.assert(
      fc.asyncProperty(given, async (value) => {
        const reply = await client.patch(address, numberAt(row, 'version'), { [name]: value });
        const read = await client.get(address);
        if (reply.status === 200) {
          row = reply.body;
          expect(JSON.stringify(valueAt(row, name))).toBe(JSON.stringify(checkValue(field, value).value));
        } else expect([409, 422]).toContain(reply.status);
        expect(read.body).toEqual(row);
      }),
      { numRuns: 25 },
    );
  });
});
