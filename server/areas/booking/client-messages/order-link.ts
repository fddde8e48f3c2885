import { sql } from 'kysely';
import { mayClient } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext, WriteContext } from '../../../db/rows/write/write-context.ts';
import { digestSecret, newSecret } from '../../../keys/secrets.ts';
import { recordPromise } from '../availability/order-promise.ts';
import type { NotifiedOrder } from './read-orders.ts';

type Link = WriteContext['clientLink'] & object;

/** Links hold until a day after the visit, also when it is moved. */
export const linkValidMs = 86_400_000;
/** The same as SQL, of the link `l` and its order `o`. */
export const linkValidUntil = sql`greatest(l.expires_at, o.ends_at + interval '1 day')`;

/**
 * One more link to the order, for a letter that no one came to the order by: the office made it, moved it, or reminds of it.
 * Undefined where there is nothing that the client could do there.
 */
export async function newOrderLink(db: Database, order: NotifiedOrder, delivery: DeliveryContext, now: Date): Promise<Link | undefined> {
  if (!isLinked(order, delivery, now)) return undefined;
  const [secret, endsAt] = [newSecret(), new Date(order.ends_at.getTime() + linkValidMs)];
  await db
    .insertInto('order_links')
    .values({
      digest: digestSecret(secret),
      hold_digest: null,
      store_id: order.store_id,
      order_id: order.id,
      created_at: now,
      expires_at: endsAt,
      address: null,
      letter_at: now,
    })
    .execute();
  await recordPromise(db, { storeId: order.store_id, orderId: order.id, serviceId: order.service_id, confirmMinutes: null });
  return { secret, endsAt };
}

/** Whether there is something that the client could do with the order on the booking page. */
export function isLinked(
  order: Pick<NotifiedOrder, 'state' | 'starts_at'>,
  delivery: Pick<DeliveryContext, 'hasBookingPage'>,
  now: Date,
): boolean {
  return delivery.hasBookingPage && mayClient(order.state, 'move') && order.starts_at > now;
}

/** Ends the links of an order whose e-mail the office has put right, with the letters that still wait: the former one may be a stranger's. */
export async function endOrderLinks(
  db: Database,
  { store_id, id }: { readonly store_id: number; readonly id: number },
  now: Date,
): Promise<void> {
  await sql`
    with ended as (delete from order_links where store_id = ${store_id} and order_id = ${id} returning digest)
    select app_clear_messages(array(select s.outbox_id from message_secrets s join ended on s.of_link = ended.digest), ${now})`.execute(db);
}
