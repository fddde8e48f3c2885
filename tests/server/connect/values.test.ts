import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../server/db/connect/open.ts';
import { refuseOldServer } from '../../../server/db/connect/server-database.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { type Cluster, startCluster } from '../../support/postgres-cluster.ts';
import { anEmbedded, refusalOfOpening, silent } from './embedded.ts';

const sorted = ['Cihla', 'Čip', 'Hora', 'Chata', 'Přepážka 2', 'Přepážka 10', 'Říp', 'Zub', 'Žaba'];

async function sortCzech(db: OpenDatabase): Promise<string[]> {
  await migrate(queriesOver(db));
  const result = await db.pool.query<{ name: string }>('select name from unnest($1::text[]) as name order by name collate app_cs', [
    [...sorted].toReversed(),
  ]);
  return result.rows.map((row) => row.name);
}

async function readValues(db: OpenDatabase): Promise<unknown> {
  const result = await db.pool.query(
    `select 9007199254740991::int8 as whole, 12.50::numeric as price, date '2026-03-29' as day,
       time '07:05:59' as time, array[1, null, 2]::int8[] as wholes, array[1.5, 2]::numeric[] as prices,
       array['2026-03-29', null]::date[] as days, array[['07:05', '08:00']]::time[] as times,
       '{}'::int8[] as none, null::date as nothing, sum(1) as sum`,
  );
  return result.rows[0];
}

const values = {
  whole: 9007199254740991,
  price: 12.5,
  day: '2026-03-29',
  time: '07:05',
  wholes: [1, null, 2],
  prices: [1.5, 2],
  days: ['2026-03-29', null],
  times: [['07:05', '08:00']],
  none: [],
  nothing: null,
  sum: 1,
};

describe('embedded database', () => {
  it('sorts as Czech does and numbers by their size', async () => {
    expect(await sortCzech(await anEmbedded())).toEqual(sorted);
  });

  it('gives numbers, days and times as the wire writes them', async () => {
    expect(await readValues(await anEmbedded())).toEqual(values);
    expect(pg.types.getTypeParser(pg.types.builtins.INT8)('1')).toBe('1');
  });

  it('answers each of many large queries at once with its own result', async () => {
    const { pool } = await anEmbedded();
    const large = 'x'.repeat(300_000);
    const asked = Array.from({ length: 16 }, (_, index) => index);

    const answers = await Promise.all(asked.map((index) => pool.query(`select ${index} as index, length($1::text)`, [large])));

    expect(answers.map((answer) => answer.rows[0])).toEqual(asked.map((index) => ({ index, length: 300_000 })));
  });
});

describe('PostgreSQL server', () => {
  let cluster: Cluster;
  let db: OpenDatabase;

  beforeAll(async () => {
    cluster = await startCluster();
    db = await openDatabase({ kind: 'server', url: cluster.url, log: silent });
  }, 60_000);

  afterAll(async () => {
    await db?.close();
    await cluster?.stop();
  });

  it('sorts as Czech does and numbers by their size', async () => {
    expect(await sortCzech(db)).toEqual(sorted);
  });

  it('gives numbers, days and times as the wire writes them', async () => {
    expect(await readValues(db)).toEqual(values);
  });

  it('is asked with limits and under our name', async () => {
    const result = await db.pool.query(
      `select current_setting('statement_timeout') as statement,
         current_setting('idle_in_transaction_session_timeout') as idle,
         current_setting('application_name') as name`,
    );

    expect(result.rows).toEqual([{ statement: '30s', idle: '1min', name: 'poradnik' }]);
  });

  it('is used although the replica for reports does not answer', async () => {
    const messages: string[] = [];
    const readUrl = 'postgres://postgres@127.0.0.1:1/postgres';
    const both = await openDatabase({
      kind: 'server',
      url: cluster.url,
      readUrl,
      log: (_level, message) => messages.push(message),
    });
    await both.close();

    expect(messages).toEqual(['the replica for reports does not answer']);
  });
});

it('refuses a server that does not answer, without telling the password', async () => {
  const url = 'postgres://postgres:tajne@127.0.0.1:1/postgres';

  const refusal = await refusalOfOpening(openDatabase({ kind: 'server', url, log: silent }));

  expect(refusal.reason).toBe('unreachable');
  expect(refusal.message + JSON.stringify(refusal.details)).not.toContain('tajne');
});

it.each([140_012, 149_999])('refuses a server of version %i', (version) => {
  expect(() => refuseOldServer(version)).toThrow(expect.objectContaining({ reason: 'old_server' }));
});

it('takes a server of the oldest version that is supported', () => {
  expect(() => refuseOldServer(150_000)).not.toThrow();
});
