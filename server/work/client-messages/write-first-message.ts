import { sql } from 'kysely';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { Writing } from '../../db/rows/write/writing.ts';
import { readMessages } from './read-messages.ts';
import { readOrders } from './read-orders.ts';
import { writeOfOrder } from './write-of-order.ts';

type Teller = Pick<Writing, 'db' | 'now' | 'outward' | 'actor' | 'address' | 'salt'>;

/**
 * Writes to the client of a confirmed order what it would have said when it was made, where nothing has been written: their address
 * was filled in later. Who asks twice at once finds it written. Refuses with `message_not_resendable` where there is nothing to say
 * or no way to say it.
 */
export async function writeFirstMessage(teller: Teller, orderId: number): Promise<void> {
  await sql`select from orders where id = ${orderId} for no key update`.execute(teller.db);
  const [order] = await readOrders(teller.db, [orderId]);
  const isToCome = order?.state === 'confirmed' && order.ends_at > teller.now;
  if (!isToCome || (await readMessages(teller, orderId)).length > 0) throw refuse('message_not_resendable');
  await writeOfOrder(teller, orderId, 'created');
  if ((await readMessages(teller, orderId)).length === 0) throw refuse('message_not_resendable');
}
