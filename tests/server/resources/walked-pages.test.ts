import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/central.ts';
import { centralOfFile } from '../../support/central-of-file.ts';
import { rowsOf, superAdministrator } from '../../support/people.ts';
import { aStore } from '../../support/records.ts';

/** Half of them are more than are looked through in the order of an index before rows are found by the filter instead. */
const rows = 13_000;
const size = 100;

const central = await centralOfFile();
const client = await superAdministrator(central);

describe('a page of many filtered rows in another order than the usual one', () => {
  let store: number;
  beforeAll(async () => {
    store = await aStore(client);
    const other = await aStore(client);
    // Rows of the store are anywhere among the codes, and behind all 6,500 others by their creation.
    await sql`
      insert into employees (store_id, code, name, active, created_at)
      select case when n % 2 = 0 then ${store}::int else ${other}::int end, 'Z' || (n * 7919) % ${rows}, 'Žák', true,
        case when n % 2 = 1 then timestamptz '2025-01-01' when n < 600 then timestamptz '2026-01-02' else timestamptz '2026-01-01' end
      from generate_series(1, ${rows}) n`.execute(central.db);
  });

  const ask = (sort: readonly [string, string], from: number, after?: unknown): Promise<Reply> => {
    const asked = {
      filter: JSON.stringify({ store_id: store }),
      sort: JSON.stringify(sort),
      range: JSON.stringify([from, from + size - 1]),
    };
    return client.get(`/employees?${new URLSearchParams({ ...asked, ...(typeof after === 'string' ? { after } : {}) })}`);
  };

  it.each([
    ['code', 'ASC', sql`code collate app_cs asc, id asc`],
    ['code', 'DESC', sql`code collate app_cs desc, id desc`],
    ['created_at', 'DESC', sql`created_at desc, id desc`],
    ['created_at', 'ASC', sql`created_at asc, id asc`],
  ])('by %s %s holds what the whole list holds there, by its place and by its number', async (name, way, order) => {
    const { rows: whole } = await sql<{
      id: number;
    }>`select id from employees where store_id = ${store} order by ${order} limit 800`.execute(central.db);
    let after: unknown;
    for (let from = 0; from < 800; from += size) {
      const [byNumber, byPlace] = [await ask([name, way], from), await ask([name, way], from, after)];
      const expected = whole.slice(from, from + size).map(({ id }) => id);
      expect([byNumber, byPlace].map((reply) => rowsOf(reply).map(({ id }) => id))).toEqual([expected, expected]);
      expect(byPlace.headers['content-range']).toBe(`employees ${from}-${from + size - 1}/${rows / 2}`);
      after = byPlace.headers['next-cursor'];
    }
  });
});
