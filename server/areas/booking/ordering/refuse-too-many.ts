import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { limitUnderPromise, type PlanPromise } from '../../../../contract/rules/booking/booking-plan.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import { findNetwork } from '../../accounts/sign-in-attempts/find-network.ts';
import { readBooking } from '../availability/read-booking.ts';
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
  const { plan } = await readBooking(db, { storeId, serviceId, first: day, last: day, now });
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
