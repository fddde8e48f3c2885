import { sql } from 'kysely';
import { orderAddress } from '../../../../contract/operations/booking/booking-address.ts';
import type { WithheldReason } from '../../../../contract/resources/settings/outbox.ts';
import { hiddenSecret } from '../../../../contract/rules/accounts/hidden-secret.ts';
import type { TemplatePurpose } from '../../../../contract/rules/text/template-tags.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext, WriteContext } from '../../../db/rows/write/write-context.ts';
import { digestSecret } from '../../../keys/secrets.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import type { Grace } from '../grace/open-graces.ts';
import { composeMessage, type Wording } from './compose-message.ts';
import { newOrderLink } from './order-link.ts';
import type { NotifiedOrder } from './read-orders.ts';
import { isPhoneFull } from './sms-limit.ts';
import { admitLetter, type Letter } from './unproven-letters.ts';
import { visitFile } from './visit-file.ts';

type ToClient = {
  readonly order: NotifiedOrder;
  readonly purpose: TemplatePurpose;
  readonly wording: Wording;
  /** What the office adds to it about this change. */
  readonly clientMessage?: string | null;
  readonly sequence: number;
  readonly link?: WriteContext['clientLink'] | undefined;
  readonly now: Date;
  readonly delivery: DeliveryContext;
  /** Which row of `order_messages` it belongs to; without it a new one is made. */
  readonly reminder?: number;
  /** Who causes it, for the count of letters to an unproven mailbox; without it none is counted. */
  readonly counted?: Pick<Letter, 'network' | 'salt'> | undefined;
  /** Whether staff cause it: they know the client, so the limit of SMS to one phone does not hold it back. */
  readonly isByStaff?: boolean;
  /** The change that it is about: it waits until that cannot be taken back. */
  readonly grace?: Grace | undefined;
  /** Sent once more by hand, of which notification, if it is a reminder. */
  readonly again?: { readonly notificationId: number | null };
};

/** Puts one message to the client of an order on its way and writes down what it was; nothing where the channel leads nowhere. */
export async function writeToClient(db: Database, message: ToClient): Promise<void> {
  const { order, purpose, wording, clientMessage = null, sequence, now, delivery, reminder, again, grace } = message;
  const { hasGateway } = delivery;
  const { channel } = wording;
  const recipient = order[channel];
  if (recipient === null) return;
  const withheld = await withheldReason(db, message, recipient);
  const carried = withheld === null ? await linkFor(db, message) : undefined;
  // The row keeps no secret, and neither does the file.
  const hiddenLink = carried === undefined ? null : orderAddress(delivery.linkOrigin(), hiddenSecret, order.language);
  const outboxId = await queueMessage(db, {
    channel,
    recipient,
    ...composeMessage({ order, purpose, wording, clientMessage, delivery, now, secret: carried?.secret }),
    formatted: channel === 'email',
    language: order.language,
    ...(carried === undefined ? {} : { secret: { text: carried.secret, link: digestSecret(carried.secret), endsAt: carried.endsAt } }),
    now,
    ...(grace === undefined ? {} : { leavesAt: grace.leavesAt }),
    hasGateway: hasGateway[channel],
    withheld,
  });
  const calendar = channel === 'email' ? visitFile({ order, purpose, sequence, now, delivery, link: hiddenLink }) : null;
  if (reminder !== undefined) {
    await sql`update order_messages set outbox_id = ${outboxId}, sequence = ${sequence}, calendar = ${calendar}, has_calendar = ${calendar !== null}
      where id = ${reminder}`.execute(db);
    return;
  }
  await sql`
    insert into order_messages (store_id, order_id, outbox_id, purpose, notification_id, again, starts_at, sequence, calendar, has_calendar, client_message, grace_id)
    values (${order.store_id}, ${order.id}, ${outboxId}, ${purpose}, ${again?.notificationId ?? null}, ${again !== undefined},
      ${order.starts_at}, ${sequence}, ${calendar}, ${calendar !== null}, ${clientMessage}, ${grace?.id ?? null})`.execute(db);
}

/** Why the message is not sent. A person who sends it by hand knows the client. */
async function withheldReason(
  db: Database,
  { order, wording, counted, again, isByStaff = false, now, delivery }: ToClient,
  recipient: string,
): Promise<WithheldReason | null> {
  if (again !== undefined) return null;
  if (wording.channel === 'sms') {
    if (order.sms_withheld !== null || !order.is_of_client || isByStaff || !delivery.hasGateway.sms) return order.sms_withheld;
    return (await isPhoneFull(db, recipient, now)) ? 'many_sms' : null;
  }
  if (!order.is_unproven || !delivery.hasGateway.email || counted === undefined) return null;
  return (await admitLetter(db, order, { email: recipient, now, ...counted })) ? null : 'many_letters';
}

/** The link proves whose the e-mail is: it goes by SMS only where no e-mail carries it, and a new one by e-mail alone. */
async function linkFor(db: Database, { order, purpose, wording, link, now, delivery }: ToClient): Promise<WriteContext['clientLink']> {
  const isEmail = wording.channel === 'email';
  if (link !== undefined) return isEmail || order.email === null || !delivery.hasGateway.email ? link : undefined;
  // The office asks the client of this telephone, and no e-mail carries the link.
  const isAskedBySms = !isEmail && order.email === null && order.is_answer_awaited;
  return (isEmail || isAskedBySms) && purpose !== 'cancelled' ? newOrderLink(db, order, delivery, now) : undefined;
}
