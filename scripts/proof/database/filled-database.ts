import pg from 'pg';
import { openDatabase } from '../../../server/db/connect/open.ts';
import { queriesOver } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import type { Cluster } from '../../../tests/support/postgres-cluster.ts';
import { say } from '../reporting/options.ts';

/** How much of each is made; with a capacity each service has a plan of so many places. */
type Amounts = { readonly stores: number; readonly orders: number; readonly tickets: number; readonly capacity?: number };

const names = "(array['Jana','Petr','Eva','Jiří','Alena','Tomáš','Hana','Karel','Věra','Řehoř'])[1 + n % 10]";
const surnames =
  "(array['Nováková','Novotný','Dvořák','Černá','Procházka','Kučerová','Veselý','Horáková','Němec','Šťastná'])[1 + n / 10 % 10]";
/** A number that follows from another one and looks like chance. */
const chance = (salt: number) => `(hashint4extended(n, ${salt}) & 2147483647)`;
/** 60 % confirmed, others less, one state very rare. */
const orderState = `case when c < 6000 then 'confirmed' when c < 8500 then 'served' when c < 9300 then 'cancelled'
  when c < 9800 then 'missed' when c < 9990 then 'arrived' when c < 9999 then 'expired' else 'unconfirmed' end`;
const ticketState = `case when c < 9000 then 'finished' when c < 9500 then 'missed' when c < 9900 then 'transferred' else 'cancelled' end`;

const share = (turn: number): string => `((${chance(turn)} % 999983 + 1) / 999984.0)`;
/** Waits of six minutes in the middle, log-normal as those of real queues: a tenth waits three times as long. */
const wait = `round(exp(5.9 + 0.9 * sqrt(-2 * ln(${share(5)})) * cos(2 * pi() * ${share(6)}))::numeric, 3) * interval '1 second'`;

/** Fills a migrated database by statements of its own: rows of two years for orders, of three for tickets. */
async function fill(client: pg.Client, { stores, orders, tickets, capacity }: Amounts): Promise<void> {
  const run = (statement: string) => client.query(statement);
  // Indexes at the end, in one pass; foreign keys are right by making.
  await run(
    "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off; set statement_timeout = 0",
  );
  await run(
    `insert into stores (label, code, active, city) select 'Pobočka ' || n, 'P' || n, true, 'Město' from generate_series(1, ${stores}) n`,
  );
  await run(`
    insert into services (store_id, name, state, web_order, show_in_web_ordering, show_in_mobile_app, show_in_current_overviews, ticket_prefix, number_from, number_to, priority)
    select s, 'Činnost ' || k, 'active', true, true, true, true, chr(65 + k), 1, 999, 0 from generate_series(1, ${stores}) s, generate_series(0, 11) k order by s, k`);
  await run(`insert into employees (store_id, code, name, active)
    select s, 'Z' || k, 'Zaměstnanec ' || k, true from generate_series(1, ${stores}) s, generate_series(0, 9) k order by s, k`);
  await run("insert into regions (name) select 'Kraj ' || n from generate_series(1, 2000) n");
  await run(`insert into opening_plans (store_id, name) select n, 'Základní úřední hodiny' from generate_series(1, ${stores}) n`);
  await run(`insert into opening_plans_intervals (parent_id, position, weekday, opens, closes)
    select p.id, d, d, '07:00', '18:00' from opening_plans p, generate_series(1, 5) d`);
  if (capacity !== undefined) await fillPlans(client, capacity);
  // The erasing of clients' data would change orders while they are measured: of these nights it is done.
  await run(`insert into erasures (night, begun_at, finished_at, counts)
    select current_date + n, now(), now(), '{}' from generate_series(-1, 1) n`);
  await withoutIndexes(client, 'orders', () =>
    run(`
      insert into orders (created_at, updated_at, store_id, service_id, starts_at, ends_at, pin, state, name, email, phone, note, consent, channel, language, confirmed_at)
      select t - interval '5 days', t - interval '4 days', s, (s - 1) * 12 + 1 + n % 12, t, t + interval '15 minutes', lpad((n % 1000000)::text, 6, '0'),
        ${orderState}, ${names} || ' ' || ${surnames}, 'klient' || n || '@posta.test', '+420' || (600000000 + n % 90000000),
        case when n % 10 = 0 then 'Přijde s doprovodem' end, n % 2 = 0, case when n % 3 = 0 then 'staff' else 'web' end, 'cs', t - interval '5 days'
      from (select n, 1 + ${chance(1)} % ${stores} as s, ${chance(2)} % 10000 as c,
        date_trunc('minute', timestamptz '2026-11-20 08:00Z' + (${chance(3)} % 870400 - 520000) * interval '1 minute') as t
        from generate_series(1, ${orders}) n) o`),
  );
  if (tickets > 0)
    await withoutIndexes(client, 'tickets', () =>
      run(`
        insert into tickets (created_at, updated_at, store_id, number, service_id, employee_id, state, visit_id, called_at, served_at, finished_at)
        select t, t + interval '20 minutes', s, 'A' || lpad((n % 1000)::text, 3, '0'), (s - 1) * 12 + 1 + n % 12, (s - 1) * 10 + 1 + n % 10,
          ${ticketState}, n, t + ${wait}, t + ${wait} + interval '1 minute', t + ${wait} + interval '12 minutes'
        from (select n, (1 + ${chance(1)} % ${stores})::int as s, ${chance(2)} % 10000 as c,
          timestamptz '2026-11-20 08:00Z' - (${chance(3)} % 94608000) * interval '1 second' as t from generate_series(1, ${tickets}) n) o`),
    );
  for (const table of [
    'stores',
    'services',
    'employees',
    'opening_plans',
    'opening_plans_intervals',
    'booking_plans',
    'booking_plans_intervals',
    'orders',
    'tickets',
  ])
    await run(`vacuum (analyze, freeze) ${table}`);
  await run('analyze');
  await run('checkpoint');
}

/** Each service is ordered for a quarter of an hour, by so many people at once. */
async function fillPlans(client: pg.Client, capacity: number): Promise<void> {
  await client.query(`insert into booking_plans (store_id, name, service_id, active, days_ahead, opens_at, least_minutes_before)
    select store_id, name, id, true, 366, '00:00', 0 from services order by id`);
  await client.query(`insert into booking_plans_intervals (parent_id, position, weekday, opens, closes, length_minutes, capacity)
    select p.id, d, d, '07:00', '18:00', 15, ${capacity} from booking_plans p, generate_series(1, 5) d`);
}

async function withoutIndexes(client: pg.Client, table: string, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

/** A database of the cluster of its own, migrated and filled; its address. */
export async function filledDatabase(cluster: Cluster, name: string, amounts: Amounts): Promise<string> {
  say(`${name}: ${amounts.orders.toLocaleString('en')} orders, ${amounts.tickets.toLocaleString('en')} tickets`);
  const administrator = new pg.Client({ connectionString: cluster.url });
  await administrator.connect();
  await administrator.query(`create database ${name} template template0 encoding 'UTF8'`);
  await administrator.end();
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ kind: 'server', url: url.href, log: () => {} });
  await migrate(queriesOver(opened));
  await opened.close();
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await fill(client, amounts);
  await client.end();
  return url.href;
}
