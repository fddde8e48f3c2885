import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import { mostUnconfirmedOrders } from '../../../../contract/operations/booking/order-message.ts';
import { limitUnderPromise, type PlanPromise } from '../../../../contract/rules/booking/booking-plan.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import { findNetwork } from '../../accounts/sign-in-attempts/find-network.ts';
import { confirmUntil } from '../availability/order-promise.ts';
import { readAvailabilityOfService } from '../availability/read-availability-of-service.ts';
import { mailboxKey, mailboxSpellings } from '../email-spellings.ts';

type Counted = {
  readonly storeId: number;
  readonly serviceId: number;
  readonly startsAt: Date;
  readonly email: string;
  readonly now: Date;
} & (
  | { /** From where it is ordered. */ readonly address: string }
  /** Where an order is confirmed: under what promise it was made. */
  | { readonly address: null; readonly promise: PlanPromise | undefined }
);

/**
 * Refuses one more order of an e-mail that has as many coming ones of the service's plan as it allows. An order that waits for its
 * confirmation may be anybody's, who wrote someone else's e-mail: it counts for the address of the network alone that it came from,
 * so that strangers use up no one's limit. Confirming counts what is confirmed, so that no e-mail ever has more than its limit.
 */
export async function refuseTooMany(db: Database, { storeId, serviceId, startsAt, email, now, ...asked }: Counted): Promise<void> {
  const day = dayAt(startsAt);
  const { plan } = await readAvailabilityOfService(db, { storeId, serviceId, first: day, last: day, now });
  const max = limitUnderPromise(plan?.active_orders_limit ?? null, asked.address === null ? asked.promise : undefined);
  if (plan === undefined || max === null) return;
  // Of those who order or confirm at once on one e-mail, each waits for the one before.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${mailboxKey(email)}`}, 0))`.execute(db);
  const from = asked.address === null ? null : findNetwork(asked.address);
  const services = plan.service_id === null ? plan.group_services : [plan.service_id];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o
    where o.store_id = ${storeId} and o.service_id = any(${[...services]}::int[]) and o.deleted_at is null
      and o.state = any(${[...openStates]}::text[]) and o.ends_at > ${now} and app_mailbox(o.email) = any(${[...mailboxSpellings(email)]}::text[])
      and (o.state <> 'unconfirmed' or exists (
        select from order_links l where l.store_id = o.store_id and l.order_id = o.id and l.address = ${from}::text))`.execute(db);
  if ((rows[0]?.count ?? 0) >= max) throw refuse('too_many_orders', { at: 'email', details: { max } });
}

type Asked = { readonly network: string; readonly now: Date };

/**
 * Refuses one more order of a place on the network from which as many wait for their confirmation as may: mailboxes that no one reads
 * would take a day from everybody else (decision 0093). Two who order at once from one place are counted one after the other.
 */
export async function refuseManyUnconfirmed(db: Database, { network, now }: Asked): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unconfirmed of ${network}`}, 0))`.execute(db);
  const { rows } = await sql<{ count: number; until: Date | null }>`
    select count(*)::int as count, min(${confirmUntil}) as until
    from order_links l join orders o on o.store_id = l.store_id and o.id = l.order_id
    where l.address = ${network} and o.state = 'unconfirmed' and o.deleted_at is null`.execute(db);
  const { count = 0, until = null } = rows[0] ?? {};
  if (count < mostUnconfirmedOrders) return;
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1000));
  throw refuse('too_many_unconfirmed', { details: { max: mostUnconfirmedOrders, seconds } });
}

/** This many moves by clients one order allows in a day: each writes to its e-mail, and to a telephone that may be anybody's. */
const mostMoves = 5;
const dayMs = 86_400_000;

/** To be asked while the order is locked, so that of two moves at once each counts. */
export async function refuseMovedOften(db: Database, orderId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ at: Date }>`
    select at from history
    where resource = 'orders' and record_id = ${orderId} and action = 'edit' and actor_id is null
      and actor_name = ${serverWords.client} and changes ? 'starts_at' and at > ${new Date(now.getTime() - dayMs)}
    order by at desc limit ${mostMoves}`.execute(db);
  const oldest = rows[mostMoves - 1];
  if (oldest === undefined) return;
  throw refuse('order_moved_often', { details: { seconds: Math.max(1, Math.ceil((oldest.at.getTime() + dayMs - now.getTime()) / 1000)) } });
}
