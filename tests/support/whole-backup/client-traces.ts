import { sql } from 'kysely';
import { queueMessage } from '../../../server/areas/messages/queue-message.ts';
import type { Central } from '../central.ts';
import { exported } from '../exports.ts';
import { importer } from '../imports.ts';
import { type Client, numberAt } from '../people.ts';
import { aService, aStore } from '../records.ts';

/** What is known of a client; none of it is a word of the program. */
export const person = {
  name: 'Božena Kratochvílová',
  folded: 'bozena kratochvilova',
  email: 'bozena.k@klientka.test',
  phone: '+420777123456',
  note: 'Přijde s kočárkem Vendelín',
} as const;

/** Lets a client leave traces wherever the program leaves any. */
export async function leaveTraces(central: Central, root: Client): Promise<void> {
  const { db, clock } = central;
  const store = await aStore(root, { email: 'urad@mesto.test' });
  const service = await aService(root, store);
  const { name, email, phone, note } = person;
  const times = { starts_at: '2026-12-01T09:00:00.000Z', ends_at: '2026-12-01T09:15:00.000Z' };
  const order = { store_id: store, service_id: service, name, email, phone, note, ...times };
  for (const key of ['first', 'second']) await fine(root.post('/orders', order, { 'idempotency-key': key }));
  const { body } = await root.post('/orders', order);
  const id = numberAt(body, 'id');
  await fine(root.patch(`/orders/${id}`, 1, { note: `${note} a ${name}` }));
  await fine(root.post(`/orders/${id}/actions/cancel`, { cancel_reason: `${name} volala` }, { 'if-match': '"2"' }));
  await fine(root.remove(`/orders/${id}`));
  for (const pattern of [email, 'klientka.test']) await fine(root.post('/email-blacklist', { pattern, reason: `${name} nechodí` }));
  const bans = importer(central, root, 'email-blacklist');
  await bans.saved((await bans.checked(`E-mail nebo doména\n2.${email}\n`, { mapping: ['pattern'] })).id);
  if ((await exported(central, root, 'orders', { filter: { q: name } })).status !== 200) throw new Error('nothing was exported');
  const state = { filter: { q: name }, sort: [], columns: [], page_size: 25 };
  await fine(root.post('/views', { resource: 'orders', name, shared: true, state }));
  await fine(root.patch('/preferences', null, { 'orders.draft': { name }, recentRecords: [name] }));
  const letter = { channel: 'email', recipient: email, subject: name, body: `${name}: https://mesto.test/x`, now: clock.now() } as const;
  const endsAt = new Date(clock.now().getTime() + 60_000);
  await queueMessage(db, { ...letter, secret: { text: 'https://mesto.test/x', link: 'd', endsAt }, hasGateway: true });
  await sql`insert into branch_revisions (store_id, newest, forgotten, reason) values (${store}, 0, 0, ${`neznám ${name}`})
    on conflict (store_id) do update set reason = excluded.reason`.execute(db);
  await sql`insert into audit_log (created_at, updated_at, actor_name, action, resource, record_id, changes, address)
    values (${clock.now()}, ${clock.now()}, ${name}, 'create', 'orders', 1, ${JSON.stringify({ email: { before: null, after: email } })}::jsonb, '192.0.2.77')`.execute(
    db,
  );
}

async function fine(asking: Promise<{ readonly status: number; readonly body: unknown }>): Promise<void> {
  const { status, body } = await asking;
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
}
