import { sql } from 'kysely';
import { compareValues } from '../../../../contract/derive/difference.ts';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import type { Clock } from '../../../adapters/clock.ts';
import { type WriteContext, withoutAccount } from '../../../db/rows/write/write-context.ts';
import { updateRecorded } from '../../../db/rows/write/write-statement.ts';
import { retried } from '../../../db/transactions.ts';
import { lockedRow } from '../../../engine/write/write-row.ts';
import { pruneHolds } from '../availability/holds.ts';
import { confirmationTimeout, confirmUntil, isLetterAwaited } from '../availability/order-promise.ts';
import { linkValidUntil } from '../client-messages/order-link.ts';
import { forgetLetters } from '../client-messages/unproven-letters.ts';
import { forgetNetworks } from '../client-messages/unproven-phones.ts';
import { endGraces } from '../grace/waiting-messages.ts';
import { takeOrRefusePlaces } from '../hooks/take-or-refuse-places.ts';
import type { BookingTools } from './client-context.ts';

const itself = withoutAccount(serverWords.system);

/**
 * Lets one unconfirmed order expire and frees its places; says whether there was one. Of several servers one takes each order.
 */
export async function expireNext(tools: BookingTools & { readonly clock: Clock }): Promise<boolean> {
  const now = tools.clock.now();
  await pruneHolds(tools.db, now);
  await sql`
    delete from order_links l using orders o
    where l.expires_at <= ${now} and o.store_id = l.store_id and o.id = l.order_id and ${linkValidUntil} <= ${now}`.execute(tools.db);
  // It is of use only while the order waits for its confirmation.
  await sql`
    update order_links l set address = null from orders o
    where l.address is not null and o.store_id = l.store_id and o.id = l.order_id and (o.state <> 'unconfirmed' or o.deleted_at is not null)`.execute(
    tools.db,
  );
  await forgetLetters(tools.db, now);
  await forgetNetworks(tools.db, now);
  await endGraces(tools.db, now);
  return retried(() =>
    tools.db.transaction().execute(async (db) => {
      const { rows } = await sql<{ id: number }>`
        select o.id from orders o
        where o.state = 'unconfirmed' and o.deleted_at is null and o.created_at <= ${now}::timestamptz - ${confirmationTimeout}
          and ${confirmUntil} <= ${now} and not ${isLetterAwaited(now)}
        order by o.created_at limit 1 for update skip locked`.execute(db);
      const [found] = rows;
      if (found === undefined) return false;
      const context: WriteContext = {
        ...tools,
        db,
        resource: orders,
        actor: itself,
        now,
        requestId: 'expiry',
        address: '',
        language: 'cs',
      };
      const row = await lockedRow(context, found.id);
      const values = { state: 'expired' };
      const changes = compareValues(orders, row, values);
      const after = await updateRecorded(context, row, { values, changes, lookup: tools.entities.find });
      if (after !== undefined) await takeOrRefusePlaces(context, [{ before: row, after }]);
      return after !== undefined;
    }),
  );
}
