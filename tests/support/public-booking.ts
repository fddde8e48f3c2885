import { sql } from 'kysely';
import { registry } from '../../contract/resources/registry.ts';
import { expireNext } from '../../server/areas/booking/ordering/expire-orders.ts';
import { entitiesOf } from '../../server/areas/registry.ts';
import { digestSecret } from '../../server/keys/secrets.ts';
import { aBookedOffice, type BookedOffice } from './booked-office.ts';
import { type Central, type Reply, send } from './central.ts';
import { type Client, textAt } from './people.ts';

type Values = Readonly<Record<string, unknown>>;

/** The public interface as someone at an address calls it. */
export type Public = {
  readonly get: (path: string) => Promise<Reply>;
  readonly post: (path: string, body: Values) => Promise<Reply>;
};

let addresses = 0;

/** Someone who does not sign in, at an address of their own. */
export function aPerson(central: Central): Public {
  addresses += 1;
  return aPersonAt(central, `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`);
}

/** Someone who does not sign in, at the address. */
export function aPersonAt(central: Central, remoteAddress: string): Public {
  return {
    get: (path) => send(central, { method: 'GET', url: `/central/public${path}`, remoteAddress }),
    post: (path, payload) => send(central, { method: 'POST', url: `/central/public${path}`, remoteAddress, payload }),
  };
}

/** A branch where the service is ordered over the web, and shown there. */
export async function aWebOffice(root: Client, capacity: number, values: Values = {}): Promise<BookedOffice> {
  const office = await aBookedOffice(root, capacity, values);
  const reply = await root.patch(`/services/${office.service}`, 1, {
    web_order: true,
    show_in_web_ordering: true,
    web_order_name: 'Doklady',
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return office;
}

/** Holds a time and orders it; the answer to the order. */
export async function orderOf(client: Public, service: number, startsAt: string, form: Values = {}): Promise<Reply> {
  const held = await client.post('/holds', { service_id: service, starts_at: startsAt });
  if (held.status !== 201) return held;
  return client.post('/orders', { hold: textAt(held.body, 'token'), name: 'Jana Nováková', email: 'jana@posta.test', ...form });
}

/** Gives an order a link with a secret that the test knows: the real one is in the letter alone. */
export async function linkOf({ db, clock }: Central, store: number, order: number): Promise<string> {
  const secret = `secret of the order ${order}`;
  await sql`
    insert into order_links (digest, store_id, order_id, created_at, expires_at)
    values (${digestSecret(secret)}, ${store}, ${order}, ${clock.now()}, ${new Date(clock.now().getTime() + 86_400_000 * 60)})`.execute(db);
  return secret;
}

/** Lets all orders expire that are past their time to be confirmed. */
export async function expireOrders(central: Central): Promise<void> {
  const delivery = { hasGateway: { email: false, sms: false }, linkOrigin: () => 'http://localhost', hasBookingPage: true };
  while (await expireNext({ ...central, entities: entitiesOf(Object.values(registry)), salt: 'salt', delivery }));
}

/** All letters that wait leave now, as far as the outbox knows. */
export async function letLettersLeave({ db, clock }: Central): Promise<void> {
  await sql`update outbox set state = 'sent', sent_at = ${clock.now()} where state = 'waiting'`.execute(db);
}
