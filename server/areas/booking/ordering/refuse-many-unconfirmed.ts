import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { mostUnconfirmedOrders } from '../../../../contract/operations/booking/order-message.ts';
import type { Database } from '../../../db/database.ts';
import { confirmUntil } from '../availability/confirm-until.ts';

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
