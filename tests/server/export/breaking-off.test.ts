import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { maximalExportsAtOnce } from '../../../server/engine/export/running-exports.ts';
import { type Central, openCentral } from '../../support/central.ts';
import { csvRows } from '../../support/exports.ts';
import { type Client, superAdministrator } from '../../support/people.ts';

const rows = 50_000;

describe('an export under way', () => {
  let central: Central;
  let client: Client;
  let base: string;
  // Kept with their answers: one that no one holds any more is cancelled when garbage is collected.
  const begun: { readonly reader: AbortController; readonly response: Response }[] = [];
  beforeAll(async () => {
    central = await openCentral();
    client = await superAdministrator(central);
    // Much more than any buffer between the server and its reader holds; by thousands, because no statement may last.
    for (let first = 1; first < rows; first += 5000) {
      await sql`
        insert into regions (name, note) select 'Region ' || n, repeat('x', 400)
        from generate_series(${first}::int, ${first + 4999}::int) n`.execute(central.db);
    }
    base = await central.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const { reader } of begun.splice(0)) reader.abort();
  });
  afterAll(() => {
    central.app.server.closeAllConnections();
    return central.close();
  });

  /** Begins an export and reads nothing of it yet. */
  const begin = async (parameters: Readonly<Record<string, string>> = {}, by: Client = client) => {
    const reader = new AbortController();
    const query = new URLSearchParams({ format: 'csv', sort: '["id","ASC"]', columns: '["id","note"]', ...parameters });
    const response = await fetch(`${base}/central/regions/export?${query}`, {
      headers: { authorization: `Bearer ${by.token}` },
      signal: reader.signal,
    });
    begun.push({ reader, response });
    return { reader, response };
  };
  const whole = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it('comes whole, every row once', async () => {
    const { response } = await begin();
    expect(response.headers.get('x-total-count')).toBe(String(rows));
    const ids = csvRows({ bytes: await whole(response) })
      .slice(1)
      .map(([id]) => Number(id));
    expect(ids).toEqual(Array.from({ length: rows }, (_, at) => at + 1));
  });

  it('goes on over rows that come and go: none twice, none missing of those that stay', async () => {
    const { response } = await begin({ sort: '["name","DESC"]' });
    await sql`insert into regions (name) select 'Region ' || n || ' b' from generate_series(1, 3000) n`.execute(central.db);
    await sql`delete from regions where id % 100 = 0 and id <= ${rows}::int`.execute(central.db);
    const ids = csvRows({ bytes: await whole(response) })
      .slice(1)
      .map(([id]) => Number(id));
    const seen = new Set(ids);
    expect(seen.size).toBe(ids.length);
    expect(Array.from({ length: rows }, (_, at) => at + 1).filter((id) => id % 100 !== 0 && !seen.has(id))).toEqual([]);
  });

  it(`is one of at most ${maximalExportsAtOnce} of a user; another one still may`, async () => {
    const [first] = await Promise.all(Array.from({ length: maximalExportsAtOnce }, () => begin()));
    const { response } = await begin();
    expect([response.status, await response.json()]).toMatchObject([429, { err: 'too_many_exports' }]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await begin({}, await superAdministrator(central))).response.status).toBe(200);
    first?.reader.abort();
    await vi.waitFor(async () => expect((await begin()).response.status).toBe(200), 10_000);
  });

  it.each(['csv', 'xlsx'])('to %s breaks the connection when the database fails: a part is not taken for the whole', async (format) => {
    const { response } = await begin({ format });
    await sql`alter table regions rename to regions_gone`.execute(central.db);
    try {
      await expect(whole(response)).rejects.toThrow('terminated');
    } finally {
      await sql`alter table regions_gone rename to regions`.execute(central.db);
    }
  });

  it('is refused like anything else when the database fails before the first byte', async () => {
    await sql`alter table regions rename to regions_gone`.execute(central.db);
    const { response } = await begin();
    await sql`alter table regions_gone rename to regions`.execute(central.db);
    expect([response.status, await response.json()]).toMatchObject([500, { err: 'internal' }]);
    expect((await begin()).response.status).toBe(200);
  });

  it('stops the database at once when its reader is gone', async () => {
    const { reader, response } = await begin();
    const holder = await central.opened.pool.connect();
    await holder.query('begin');
    await holder.query('lock table regions in access exclusive mode');
    const waiting = async () => {
      const { rows: found } = await holder.query(
        "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return found.length;
    };
    const reading = whole(response).catch(() => undefined);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000);
    reader.abort();
    await reading;
    await vi.waitFor(async () => expect(await waiting()).toBe(0), 2_000);
    await holder.query('rollback');
    holder.release();
  });
});
