import Fastify from 'fastify';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/**
 * The limit of this machine: nothing but Fastify and pg, no sign-in, no rights, no store limitation, no history. It runs
 * the SQL that comes to mind first: one statement for the page as JSON and its exact count, OFFSET for what is skipped.
 */
const columns = `id, version, created_at, updated_at, store_id, service_id, starts_at, ends_at, pin, state,
  name, email, phone, note, consent, channel, confirmed_at, cancelled_at, cancelled_by, cancel_reason`;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
const conditions = { all: 'true', store: 'store_id = $1', state: 'state = $1' };

app.get('/health/ready', async () => {
  await pool.query('select 1');
  return { status: 'ready' };
});

app.get('/orders', async (request, reply) => {
  const { by = 'all', value, offset = 0, named } = request.query;
  const where = `${conditions[by]} and deleted_at is null`;
  const text = `
    select (select coalesce(json_agg(p), '[]')::text from (
      select ${columns} from orders where ${where} order by starts_at desc, id desc limit 25 offset ${Number(offset)}) p) as rows,
    (select count(*)::int from orders where ${where}) as total`;
  const values = by === 'all' ? [] : [value];
  const { rows } = await pool.query({ text, values, ...(named === undefined ? {} : { name: `${by} ${offset}` }) });
  return reply.header('content-range', `orders ${offset}-/${rows[0].total}`).type('application/json').send(rows[0].rows);
});

// Another one each time, and longer than those that are there: a day of a store has each once.
let pins = 1_000_000;
const nextPin = () => String((pins += 1));

app.post('/orders', async (request, reply) => {
  const { store_id, service_id, starts_at, ends_at, name } = request.body;
  const { rows } = await pool.query(
    `insert into orders (store_id, service_id, starts_at, ends_at, pin, state, name, consent, channel, language)
     values ($1, $2, $3, $4, $5, 'confirmed', $6, false, 'staff', 'cs') returning ${columns}`,
    [store_id, service_id, starts_at, ends_at, nextPin(), name],
  );
  return reply.code(201).send(rows[0]);
});

app.post('/regions', async (request, reply) => {
  const { rows } = await pool.query('insert into regions (name) values ($1) returning *', [request.body.name]);
  return reply.code(201).send(rows[0]);
});

const regionUpdate = 'update regions set note = $2, updated_at = now(), version = version + 1 where id = $1 returning *';
app.patch('/regions/:id', (request) => pool.query(regionUpdate, [request.params.id, request.body.note]).then(({ rows }) => rows[0]));

// The columns that a list shows, as people read them: names of what is referred to, times of Prague.
app.get('/orders.csv', async (request, reply) => {
  const client = await pool.connect();
  const until = new Date(request.query.until).toISOString();
  const rows = client.query(
    copyTo(`copy (select to_char(o.starts_at at time zone 'Europe/Prague', 'DD.MM.YYYY HH24:MI'), o.name, v.name, o.state, o.phone, s.label
      from orders o join stores s on s.id = o.store_id join services v on v.store_id = o.store_id and v.id = o.service_id
      where o.deleted_at is null and o.starts_at <= '${until}' order by o.starts_at desc, o.id desc) to stdout (format csv, delimiter ';', header)`),
  );
  rows.once('close', () => client.release());
  return reply.type('text/csv').send(rows);
});

const update = `update orders set note = $2, updated_at = now(), version = version + 1 where id = $1 returning ${columns}`;
app.patch('/orders/:id', (request) => pool.query(update, [request.params.id, request.body.note]).then(({ rows }) => rows[0]));

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
