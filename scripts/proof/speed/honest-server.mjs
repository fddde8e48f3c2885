import { randomInt } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * What a competent developer writes with Fastify and pg for orders alone, over our tables: a transaction, a lock so that no two take
 * the last place, one question for hours and capacity, then order, places, history, audit and change, each a prepared statement. It
 * promises what ours does and has no sign-in, no rights, no references to check and no one to write to.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
const columns = `id, version, created_at, updated_at, store_id, service_id, starts_at, ends_at, pin, state,
  name, email, phone, note, consent, channel, confirmed_at, cancelled_at, cancelled_by, cancel_reason`;
const actor = [1, 'Honest'];

/** Orders of a service wait for each other: what is counted after the lock is what was committed by then. */
const lock = 'select pg_advisory_xact_lock($1, $2)';
const conditions = `
  with asked as (
    select ($3::timestamptz at time zone 'Europe/Prague') as begins, ($4::timestamptz at time zone 'Europe/Prague') as ends
  )
  select exists (
      select from opening_plans p join opening_plans_intervals i on i.parent_id = p.id
      where p.store_id = $1 and p.deleted_at is null and (p.valid_from is null or p.valid_from <= a.begins::date)
        and (p.valid_to is null or p.valid_to >= a.begins::date) and i.weekday = extract(isodow from a.begins)
        and i.opens <= a.begins::time and i.closes >= a.ends::time
    ) and not exists (select from opening_exceptions e where e.store_id = $1 and e.deleted_at is null and e.day = a.begins::date and e.closed)
      and not exists (select from day_marks m where m.store_id = $1 and m.deleted_at is null and m.day = a.begins::date)
      and not exists (select from service_blocks k where k.store_id = $1 and k.service_id = $2 and k.deleted_at is null
        and a.begins::date between k.first_day and k.last_day) as is_open,
    (select i.capacity from booking_plans b join booking_plans_intervals i on i.parent_id = b.id
      where b.store_id = $1 and b.service_id = $2 and b.deleted_at is null and i.weekday = extract(isodow from a.begins)
        and i.opens <= a.begins::time and i.closes >= a.ends::time limit 1) as capacity,
    (select coalesce(max(c.taken), 0)::int from (
      select count(*) as taken from order_places p where p.store_id = $1 and p.pool = $5 and p.cell = any($6::int[]) group by p.cell) c) as taken
  from asked a`;
const insertOrder = `
  insert into orders (store_id, service_id, starts_at, ends_at, pin, state, name, consent, channel, language, confirmed_at)
  values ($1, $2, $3, $4, $5, 'confirmed', $6, false, 'staff', 'cs', now()) on conflict do nothing returning ${columns}`;
const insertPlaces = `
  insert into order_places (store_id, pool, cell, place, order_id)
  select $1, $2, c.cell, (select min(g) from generate_series(1, $4::int) g
    where not exists (select from order_places p where p.store_id = $1 and p.pool = $2 and p.cell = c.cell and p.place = g)), $5
  from unnest($3::int[]) as c (cell)`;
const insertHistory = `
  insert into history (resource, record_id, version, at, action, actor_id, actor_name, changes) values ('orders', $1, $2, now(), $3, $4, $5, $6)`;
const insertAudit = `
  insert into audit_log (actor_id, actor_name, action, resource, record_id, changes, address, request_id)
  values ($4, $5, $3, 'orders', $1, $6, $7, $2)`;
const insertChange = `
  insert into changes (at, resource, record_id, version, action, actor_id, store_ids) values (now(), 'orders', $1, $2, $3, $4, $5)`;

app.get('/health/ready', async () => {
  await pool.query('select 1');
  return { status: 'ready' };
});

async function inTransaction(work) {
  const client = await pool.connect();
  const ask = (name, text, values) => client.query({ name, text, values }).then(({ rows }) => rows);
  try {
    await client.query('begin');
    const answer = await work(ask);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function record(ask, { id, ip }, row, [action, changes]) {
  const kept = JSON.stringify(changes);
  await ask('history', insertHistory, [row.id, row.version, action, ...actor, kept]);
  await ask('audit', insertAudit, [row.id, id, action, ...actor, kept, ip]);
  await ask('change', insertChange, [row.id, row.version, action, actor[0], [row.store_id]]);
}

function refusal(statusCode, message) {
  return Object.assign(new Error(message), { statusCode });
}

app.post('/orders', async (request, reply) => {
  const { store_id, service_id, starts_at, ends_at, name } = request.body;
  const [from, to] = [Date.parse(starts_at), Date.parse(ends_at)];
  if (typeof name !== 'string' || name === '' || !(from < to) || from < Date.now()) throw refusal(422, 'not valid');
  const place = `service:${service_id}`;
  const cells = [];
  for (let cell = Math.floor(from / 300_000); cell < Math.ceil(to / 300_000); cell += 1) cells.push(cell);
  const made = await inTransaction(async (ask) => {
    await ask('lock', lock, [store_id, service_id]);
    const [{ is_open, capacity, taken }] = await ask('conditions', conditions, [store_id, service_id, starts_at, ends_at, place, cells]);
    if (!is_open || capacity === null) throw refusal(422, 'closed');
    if (taken >= capacity) throw refusal(409, 'full');
    let row;
    while (row === undefined) {
      const pin = String(randomInt(1_000_000)).padStart(6, '0');
      [row] = await ask('order', insertOrder, [store_id, service_id, starts_at, ends_at, pin, name]);
    }
    await ask('places', insertPlaces, [store_id, place, cells, capacity, row.id]);
    await record(ask, request, row, ['create', request.body]);
    return row;
  });
  return reply.code(201).send(made);
});

app.patch('/orders/:id', (request) => {
  const version = Number(request.headers['if-match']?.replaceAll('"', ''));
  const { note } = request.body;
  return inTransaction(async (ask) => {
    const [before] = await ask('seen', `select ${columns} from orders where id = $1 and deleted_at is null for update`, [
      request.params.id,
    ]);
    if (before === undefined) throw refusal(404, 'not found');
    if (before.version !== version) throw refusal(412, 'changed meanwhile');
    const text = `update orders set note = $2, updated_at = now(), version = version + 1 where id = $1 returning ${columns}`;
    const [row] = await ask('edit', text, [before.id, note]);
    await record(ask, request, row, ['edit', { note: [before.note, note] }]);
    return row;
  });
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
