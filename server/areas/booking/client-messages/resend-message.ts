import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import { messageChannels } from '../../../../contract/resources/settings/outbox.ts';
import type { Database } from '../../../db/database.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import { chooseWording, type StoredWording } from './compose-message.ts';
import { firstPurpose } from './follow-address.ts';
import { readMessages, type WrittenMessage } from './read-messages.ts';
import { readOrders } from './read-orders.ts';
import { activeWordings, usualRequest, writeOfOrder } from './write-of-order.ts';
import { writeToClient } from './write-to-client.ts';

type Resending = Pick<WriteContext, 'db' | 'now' | 'delivery'>;

/** Writes to the client once more for the purpose of a message. Who asks twice at once finds it waiting already. */
export async function resendMessage(resending: Resending, orderId: number, messageId: number): Promise<void> {
  const { db, now, delivery } = resending;
  await sql`select from orders where id = ${orderId} for no key update`.execute(db);
  const message = (await readMessages(resending, orderId)).find(({ id }) => id === messageId);
  if (message === undefined) throw refuse('not_found');
  const [order] = await readOrders(db, [orderId]);
  if (!message.can_be_resent || order === undefined) throw refuse('message_not_resendable');
  const stored = await readWordings(db, message);
  const isUsual = stored.length === 0 && message.purpose === 'confirm_request';
  const wordings = isUsual
    ? [usualRequest(order.language)]
    : stored.map((wording) => chooseWording(order.language, message.purpose, wording));
  if (wordings.length === 0) throw refuse('message_not_resendable');
  const { purpose, notification_id: notificationId, client_message: clientMessage } = message;
  const sequence = order.sequence === null ? 0 : order.sequence + 1;
  const common = { order, purpose, sequence, now, delivery, clientMessage, again: { notificationId } };
  for (const wording of wordings) await writeToClient(db, { ...common, wording });
}

async function readWordings(db: Database, { purpose, channel, notification_id }: WrittenMessage): Promise<readonly StoredWording[]> {
  if (notification_id === null) return activeWordings(db, purpose, channel);
  const rows = await db
    .selectFrom('notifications')
    .select(['subject', 'content', 'subject_en', 'content_en'])
    .where('id', '=', notification_id)
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .where('type', '=', channel)
    .execute();
  return rows.map((row) => ({ ...row, channel }));
}

type ResendContext = Pick<WriteContext, 'db' | 'now' | 'delivery' | 'actor' | 'address' | 'salt'>;

/**
 * Writes to the client what the order would have said when it was made, by each channel where the address has been written nothing: it was
 * filled in or put right later. Who asks twice at once finds it written. Refuses with `message_not_resendable` where there is nothing to
 * say or no way to say it.
 */
export async function writeFirstMessage(context: ResendContext, orderId: number): Promise<void> {
  await sql`select from orders where id = ${orderId} for no key update`.execute(context.db);
  const [order] = await readOrders(context.db, [orderId]);
  const purpose = order === undefined ? undefined : firstPurpose[order.state];
  if (order === undefined || purpose === undefined || order.ends_at <= context.now) throw refuse('message_not_resendable');
  const messages = await readMessages(context, orderId);
  const isNew = messageChannels.filter(
    (channel) =>
      order[channel] !== null && !messages.some((message) => message.channel === channel && message.recipient === order[channel]),
  );
  for (const channel of isNew) await writeOfOrder({ ...context, isCorrected: true }, orderId, purpose, channel);
  if ((await readMessages(context, orderId)).length === messages.length) throw refuse('message_not_resendable');
}
