import { sql } from 'kysely';
import { lettersIn } from '../../../contract/messages/mail.ts';
import { orderAddress } from '../../../contract/operations/booking/booking-address.ts';
import type { MessageChannel, WithheldReason } from '../../../contract/resources/settings/outbox.ts';
import { hiddenSecret } from '../../../contract/rules/accounts/hidden-secret.ts';
import { filledText, messageText, type TagValues, toldMoment } from '../../../contract/rules/text/fill-template.ts';
import type { TemplatePurpose } from '../../../contract/rules/text/template-tags.ts';
import type { Database } from '../../db/database.ts';
import type { Outward, Writing } from '../../db/rows/write/writing.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { digestOf } from '../secrets.ts';
import { newOrderLink } from './order-link.ts';
import type { ToldOrder } from './read-orders.ts';
import { admitLetter, type Letter } from './unproven-letters.ts';
import { addressOf, visitFile } from './visit-file.ts';

/** What a template or a notification says. */
export type Wording = { readonly channel: MessageChannel; readonly subject: string | null; readonly content: string };

type ToClient = {
  readonly order: ToldOrder;
  readonly purpose: TemplatePurpose;
  readonly wording: Wording;
  readonly sequence: number;
  readonly link?: Writing['clientLink'] | undefined;
  readonly now: Date;
  readonly outward: Outward;
  /** Which row of `order_messages` it belongs to; without it a new one is made. */
  readonly reminder?: number;
  /** Who causes it, for the count of letters to an unproven mailbox; without it none is counted. */
  readonly counted?: Pick<Letter, 'network' | 'salt'> | undefined;
  /** Sent once more by hand, of which notification, if it is a reminder. */
  readonly again?: { readonly notificationId: number | null };
};

const longest = { subject: 200, body: 25_000 } as const;

/** Puts one message to the client of an order on its way and writes down what it was; nothing where the channel leads nowhere. */
export async function writeToClient(db: Database, message: ToClient): Promise<void> {
  const { order, purpose, wording, sequence, now, outward, reminder, again } = message;
  const { hasGateway } = outward;
  const { channel } = wording;
  const recipient = order[channel];
  if (recipient === null) return;
  const withheld = await withheldReason(db, message, recipient);
  const formatted = channel === 'email';
  const values = valuesOf(order);
  const filled = messageText(channel, wording.content, values);
  const carried = withheld === null ? await linkFor(db, message) : undefined;
  const linkText = carried === undefined ? '' : `\n\n${linkLine(message, carried.secret, formatted)}`;
  // The row keeps no secret, and no more does the file.
  const hiddenLink = carried === undefined ? null : orderAddress(outward.linkOrigin(), hiddenSecret, order.language);
  const outboxId = await queueMessage(db, {
    channel,
    recipient,
    subject: channel === 'sms' ? null : headerOf(filledText(wording.subject ?? '', values)),
    // However long the text is, the link stands below it whole.
    body: `${filled.slice(0, longest.body - linkText.length)}${linkText}`,
    formatted,
    language: order.language,
    ...(carried === undefined ? {} : { secret: { text: carried.secret, link: digestOf(carried.secret), endsAt: carried.endsAt } }),
    now,
    hasGateway: hasGateway[channel],
    withheld,
  });
  const calendar = channel === 'email' ? visitFile({ order, purpose, sequence, now, outward, link: hiddenLink }) : null;
  if (reminder !== undefined) {
    await sql`update order_messages set outbox_id = ${outboxId}, sequence = ${sequence}, calendar = ${calendar} where id = ${reminder}`.execute(
      db,
    );
    return;
  }
  await sql`
    insert into order_messages (store_id, order_id, outbox_id, purpose, notification_id, again, starts_at, sequence, calendar)
    values (${order.store_id}, ${order.id}, ${outboxId}, ${purpose}, ${again?.notificationId ?? null}, ${again !== undefined},
      ${order.starts_at}, ${sequence}, ${calendar})`.execute(db);
}

/** Why the message is not sent. A person who sends it by hand knows the client. */
async function withheldReason(
  db: Database,
  { order, wording, counted, again, now, outward }: ToClient,
  recipient: string,
): Promise<WithheldReason | null> {
  if (again !== undefined) return null;
  if (wording.channel === 'sms') return order.sms_withheld;
  if (!order.is_unproven || !outward.hasGateway.email || counted === undefined) return null;
  return (await admitLetter(db, order, { email: recipient, now, ...counted })) ? null : 'many_letters';
}

function linkLine({ order, purpose, outward, now }: ToClient, secret: string, formatted: boolean): string {
  const address = orderAddress(outward.linkOrigin(), secret, order.language);
  // Counted from the sending: a letter that leaves late gives as much time (decision 0087), and an hour of the day would be wrong then.
  const minutes = (order.confirm_until.getTime() - now.getTime()) / 60_000;
  return lettersIn(order.language).orderLink({ link: formatted ? `<${address}>` : address, purpose, minutes });
}

/** The link proves whose the e-mail is: it goes by SMS only where no e-mail carries it, and a new one by e-mail alone. */
async function linkFor(db: Database, { order, purpose, wording, link, now, outward }: ToClient): Promise<Writing['clientLink']> {
  const isEmail = wording.channel === 'email';
  if (link !== undefined) return isEmail || order.email === null || !outward.hasGateway.email ? link : undefined;
  return isEmail && purpose !== 'cancelled' ? newOrderLink(db, order, outward, now) : undefined;
}

/** What the tags stand for in a message about the order. */
function valuesOf(order: ToldOrder): TagValues {
  const { store, service, pin } = order;
  return { store, service, pin, address: addressOf(order), ...toldMoment(order.starts_at, order.language) };
}

/** A line break in a value would end the header. */
function headerOf(subject: string): string {
  return subject
    .replaceAll(/[\r\n]+/gu, ' ')
    .trim()
    .slice(0, longest.subject);
}
