import { type RawBuilder, sql } from 'kysely';
import { mostUnprovenPhones } from '../../../../contract/operations/booking/order-message.ts';
import type { WithheldReason } from '../../../../contract/resources/settings/outbox.ts';
import type { Database } from '../../../db/database.ts';
import { deriveSecret } from '../../../keys/secrets.ts';
import { isUnproven } from './unproven-letters.ts';

const dayMs = 86_400_000;

/** Why no SMS is sent to the phone of the order `o`, as SQL; null where one is. */
export const smsWithheld: RawBuilder<WithheldReason | null> = sql`
  case when ${isUnproven} then 'unconfirmed'
    when ${manyPhones()} then 'many_phones' end`;

/** The same once the order is confirmed. */
export function manyPhones(): RawBuilder<boolean> {
  return sql`exists (select from order_phones p where p.store_id = o.store_id and p.order_id = o.id and p.withheld)`;
}

type Noted = {
  readonly storeId: number;
  readonly orderId: number;
  readonly phone: string;
  readonly network: string;
  readonly now: Date;
  readonly salt: string;
};

/** Writes down the phone of an order that no one confirms, and whether it is one too many for the place on the network. */
export async function notePhone(db: Database, { storeId, orderId, phone, network, now, salt }: Noted): Promise<void> {
  const digest = deriveSecret(`phone ${phone}`, salt);
  // Of those who order at once from one place, each waits for the one before.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phones of ${network}`}, 0))`.execute(db);
  await sql`
    insert into order_phones (store_id, order_id, network, digest, ordered_at, withheld)
    select ${storeId}, ${orderId}, ${network}, ${digest}, ${now}, count(distinct p.digest) >= ${mostUnprovenPhones}
    from order_phones p where p.network = ${network} and not p.withheld and p.digest <> ${digest}
      and p.ordered_at > ${new Date(now.getTime() - dayMs)}`.execute(db);
}

/** Lets messages out to the phone of an order: the office has put it right. */
export async function trustPhone(db: Database, { storeId, orderId }: Pick<Noted, 'storeId' | 'orderId'>): Promise<void> {
  await db.deleteFrom('order_phones').where('store_id', '=', storeId).where('order_id', '=', orderId).execute();
}

/** Forgets from which place orders came, once it no longer counts. */
export async function forgetNetworks(db: Database, now: Date): Promise<void> {
  await sql`update order_phones set network = null where network is not null and ordered_at <= ${new Date(now.getTime() - dayMs)}`.execute(
    db,
  );
}
