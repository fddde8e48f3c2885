import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { messageChannels } from '../../../../contract/resources/settings/outbox.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { firstPurpose } from './follow-address.ts';
import { readMessages } from './read-messages.ts';
import { readOrders } from './read-orders.ts';
import { writeOfOrder } from './write-of-order.ts';

type Teller = Pick<WriteContext, 'db' | 'now' | 'outward' | 'actor' | 'address' | 'salt'>;

/**
 * Writes to the client what the order would have said when it was made, by each channel where the address has been written nothing: it was
 * filled in or put right later. Who asks twice at once finds it written. Refuses with `message_not_resendable` where there is nothing to
 * say or no way to say it.
 */
export async function writeFirstMessage(teller: Teller, orderId: number): Promise<void> {
  await sql`select from orders where id = ${orderId} for no key update`.execute(teller.db);
  const [order] = await readOrders(teller.db, [orderId]);
  const purpose = order === undefined ? undefined : firstPurpose[order.state];
  if (order === undefined || purpose === undefined || order.ends_at <= teller.now) throw refuse('message_not_resendable');
  const messages = await readMessages(teller, orderId);
  const isNew = messageChannels.filter(
    (channel) =>
      order[channel] !== null && !messages.some((message) => message.channel === channel && message.recipient === order[channel]),
  );
  for (const channel of isNew) await writeOfOrder({ ...teller, isCorrected: true }, orderId, purpose, channel);
  if ((await readMessages(teller, orderId)).length === messages.length) throw refuse('message_not_resendable');
}
