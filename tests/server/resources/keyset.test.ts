import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSortable, listColumns } from '../../../contract/derive/fields.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import type { Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { type Client, rowsOf, signedIn, superAdministrator } from '../../support/people.ts';
import { aRegion, aStore } from '../../support/records.ts';
import { propertyRuns } from '../../support/sampling/property-runs.ts';

type Sort = readonly (readonly [string, string])[];

const sortable = [...new Set([...listColumns(stores), 'id', 'created_at'])].filter((name) => isSortable(stores, name));
const sorts: fc.Arbitrary<Sort> = fc.uniqueArray(fc.tuple(fc.constantFrom(...sortable), fc.constantFrom('ASC', 'DESC')), {
  minLength: 1,
  maxLength: 3,
  selector: ([name]) => name,
});

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('paging by keys', () => {
  let region: number;

  const ask = (as: Client, parameters: Readonly<Record<string, unknown>>, after?: string): Promise<Reply> => {
    const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    return as.get(`/stores?${[...query, ...(after === undefined ? [] : [`after=${encodeURIComponent(after)}`])].join('&')}`);
  };
  const cursorOf = ({ headers }: Reply): string | undefined => {
    const cursor = headers['next-cursor'];
    return typeof cursor === 'string' ? cursor : undefined;
  };
  const idsOf = (reply: Reply) => rowsOf(reply).map((row) => row['id']);

  /** Identifiers of all pages, each asked for by the cursor of the one before. */
  const walk = async (as: Client, asked: { sort: Sort; filter?: object }, size: number): Promise<readonly unknown[]> => {
    let reply = await ask(as, { ...asked, range: [0, size - 1] });
    const seen = [...idsOf(reply)];
    for (let cursor = cursorOf(reply); cursor !== undefined; cursor = cursorOf(reply)) {
      reply = await ask(as, { ...asked, range: [seen.length, seen.length + size - 1] }, cursor);
      seen.push(...idsOf(reply));
    }
    return seen;
  };

  beforeAll(async () => {
    region = await aRegion(client, { name: 'Sever' });
    const cities = ['Chodov', 'Čakovice', 'Cibulka', 'Hájek', 'chodov', 'Úřad 2', 'Úřad 10', 'Úřad 02', ''];
    const now = central.clock.now();
    // Ties, absent values and both sides of the Czech alphabet; live values of some, absent rows and absent values of others.
    await sql`
      insert into stores (created_at, updated_at, label, code, region_id, active, street, city, latitude)
      select ${now}::timestamptz - make_interval(hours => n / 5), ${now}, 'Pobočka ' || n, 'K' || n,
        case when n % 4 = 0 then ${region}::int end, n % 3 <> 0, case when n % 2 = 0 then 'Ulice ' || n % 5 end,
        nullif((${cities}::text[])[1 + n % 9], ''), case when n % 7 > 0 then n / 3.0 end
      from generate_series(1, 60) n`.execute(central.db);
    await sql`
      insert into stores_live (id, last_socket_communication_at, sync_state)
      select id, case when id % 3 > 0 then ${now}::timestamptz - make_interval(mins => id % 11) end,
        case when id % 5 > 0 then 'waiting' end from stores where id % 2 = 0`.execute(central.db);
  });

  it('gives what the whole list gives, in the same order, for any sort and any size of page', async () => {
    await fc.assert(
      fc.asyncProperty(sorts, fc.integer({ min: 1, max: 25 }), fc.boolean(), async (sort, size, filtered) => {
        const asked = { sort, ...(filtered ? { filter: { active: true } } : {}) };
        const whole = idsOf(await ask(client, { ...asked, range: [0, 999] }));
        expect(await walk(client, asked, size)).toEqual(whole);
      }),
      propertyRuns(40),
    );
  });

  it('reaches the same rows from either end by their offset', async () => {
    const sort: Sort = [['city', 'DESC']];
    await sql`
      insert into stores (label, code, active) select 'Další ' || n, 'D' || n, true from generate_series(1, 1200) n`.execute(central.db);
    await aStore(client, { label: 'Naposled', code: 'DN' });
    const [one, other] = [idsOf(await ask(client, { sort, range: [0, 999] })), idsOf(await ask(client, { sort, range: [1000, 1999] }))];
    const whole = [...one, ...other];
    expect(new Set(whole).size).toBe(1261);
    for (const offset of [500, 600, 640, 1200, 1237, 1250, 1260]) {
      const reply = await ask(client, { sort, range: [offset, offset + 24] });
      expect(idsOf(reply), String(offset)).toEqual(whole.slice(offset, offset + 25));
      expect(reply.headers['content-range']).toBe(`stores ${offset}-${Math.min(offset + 24, 1260)}/1261`);
    }
    expect(idsOf(await ask(client, { sort, range: [1261, 1270] }))).toEqual([]);
    await sql`delete from stores where code like 'D%'`.execute(central.db);
  });

  it('shows every row that was there once, whatever is added and taken away meanwhile', async () => {
    const sort: Sort = [['label', 'ASC']];
    const before = idsOf(await ask(client, { sort, range: [0, 999] }));
    let reply = await ask(client, { sort, range: [0, 9] });
    const seen = [...idsOf(reply)];
    for (let cursor = cursorOf(reply); cursor !== undefined && seen.length < 200; cursor = cursorOf(reply)) {
      const added = await aStore(client, { label: `A${seen.length}` });
      await aStore(client, { label: `Pobočka 3${seen.length}` });
      await client.remove(`/stores/${added}`);
      reply = await ask(client, { sort, range: [seen.length, seen.length + 9] }, cursor);
      seen.push(...idsOf(reply));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.filter((id) => !seen.includes(id))).toEqual([]);
  });

  it('keeps to the stores of the reader', async () => {
    const own = idsOf(await ask(client, { range: [0, 9], sort: [['id', 'ASC']] })).map(Number);
    const reader = await signedIn(central, { resources: ['store'], limitations: own });
    expect(new Set(await walk(reader, { sort: [['city', 'DESC']] }, 3))).toEqual(new Set(own));
  });

  it('tells no cursor after the last page', async () => {
    expect(cursorOf(await ask(client, { filter: { id: [1, 2] }, range: [0, 24] }))).toBeUndefined();
  });

  it('refuses a cursor that is broken, made up, or of another list', async () => {
    const sort = ['label', 'ASC'];
    const cursor = cursorOf(await ask(client, { sort, range: [0, 4] })) ?? '';
    const cursorOver = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
    const order = 'stores,label asc,id asc';
    const right = await ask(client, { sort, range: [0, 4] }, cursorOver([order, 'Pobočka 3', 1]));
    expect(right.status).toBe(200);
    const made = [
      [],
      [order],
      [order, 'a'],
      [order, 1, 1],
      [order, 'a', 'b'],
      [order, 'a', 1.5],
      [order, 'a\u0000', 1],
      [order, 'a', 1, 1],
      {},
      'x',
    ];
    for (const wrong of ['', 'x', '.', '%00', cursor.slice(0, -3), `${cursor}=`, `x${cursor}`, 'A'.repeat(9000), ...made.map(cursorOver)]) {
      expect(await ask(client, { sort, range: [0, 4] }, wrong), wrong).toMatchObject({ status: 400, body: { err: 'invalid_cursor' } });
    }
    expect(await ask(client, { sort: ['label', 'DESC'], range: [0, 4] }, cursor)).toMatchObject({ status: 400 });
    expect(await client.get(`/regions?after=${cursor}`)).toMatchObject({ status: 400 });
    expect(await client.post('/stores/query', { sort, after: 5 })).toMatchObject({ status: 400 });
  });
});
