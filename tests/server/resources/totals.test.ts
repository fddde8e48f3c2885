import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { KeptCounts } from '../../../server/db/kept-counts.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, signedIn, superAdministrator } from '../../support/people.ts';
import { aRegion, aStore } from '../../support/records.ts';

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('a total', () => {
  const total = async (as: Client = client, filter: object = {}) => {
    const address = `/stores?range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
    return Number(String((await as.get(address)).headers['content-range']).split('/')[1]);
  };
  const asked = async (filter: object) =>
    Number(String((await client.post('/stores/query', { filter, range: [1, 1] })).headers['content-range']).split('/')[1]);
  /** A store as another server of the same database would make it: the row and its change, in the given transaction. */
  const storeBy = async (db: Database, code: string) => {
    const { rows } = await sql<{
      id: number;
    }>`insert into stores (label, code, active) values (${code}, ${code}, true) returning id`.execute(db);
    await sql`insert into changes (at, resource, record_id, version, action) values (now(), 'stores', ${rows[0]?.id}, 1, 'create')`.execute(
      db,
    );
  };

  beforeAll(async () => {
    for (let made = 0; made < 5; made += 1) await aStore(client);
  });

  it('follows what is created, changed and deleted', async () => {
    const before = await total(client, { active: true });
    const id = await aStore(client);
    expect(await total(client, { active: true })).toBe(before + 1);
    await client.patch(`/stores/${id}`, 1, { active: false });
    expect(await total(client, { active: true })).toBe(before);
    await client.remove(`/stores/${id}`);
    expect(await total()).toBe(before);
  });

  it('follows what another server writes', async () => {
    const before = await total();
    await storeBy(central.db, 'JINAM');
    expect(await total()).toBe(before + 1);
  });

  it('is kept under a short name, however long the filter is', async () => {
    const keep = vi.spyOn(KeptCounts.prototype, 'keep');
    const long = {
      any: Array.from({ length: 20 }, (_, part) => ({ region_id_in: Array.from({ length: 500 }, (__, id) => part * 500 + id + 1) })),
    };
    expect(await asked(long)).toBe(await asked(long));
    expect(keep.mock.calls.length).toBeGreaterThan(0);
    for (const [, name] of keep.mock.calls) expect(name.length).toBeLessThan(100);
    keep.mockRestore();
  });

  it('is kept while only other entities change', async () => {
    const before = await total();
    await sql`insert into stores (label, code, active) values ('Nevyřčená', 'NEVYR', true)`.execute(central.db);
    await aRegion(client);
    expect(await total(), 'a row without a change is not looked for').toBe(before);
    await aStore(client);
    expect(await total()).toBe(before + 2);
  });

  it('is that of the reader', async () => {
    const own = await aStore(client);
    const reader = await signedIn(central, { resources: ['store'], limitations: [own] });
    expect(await total(reader)).toBe(1);
    expect(await total()).toBeGreaterThan(1);
  });

  it('counts a transaction when it ends, however long it was open and whatever ended before it', async () => {
    const before = await total();
    const late = await central.db.startTransaction().execute();
    await storeBy(late, 'POZDE');
    expect(await total()).toBe(before);
    await storeBy(central.db, 'MEZIT');
    expect(await total()).toBe(before + 1);
    expect(await total()).toBe(before + 1);
    await late.commit().execute();
    expect(await total()).toBe(before + 2);
  });

  it('is right after any interleaving of writers and readers', async () => {
    const before = await total();
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let made = 0; made < 6; made += 1) {
        await central.db.transaction().execute(async (transaction) => {
          await storeBy(transaction, `S${writer}-${made}`);
          await total();
          if ((writer + made) % 3 === 0) await sql`savepoint kept`.execute(transaction);
        });
        const seen = await total();
        expect(seen).toBeGreaterThanOrEqual(before + made + 1);
      }
    });
    await Promise.all(writers);
    expect(await total()).toBe(before + 48);
  });
});
