import type { Language } from '../../../../contract/basics/languages.ts';
import { orderLetters } from '../../../../contract/messages/en/order-letters.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import { bookAgainAddress, orderAddress } from '../../../../contract/operations/booking/booking-address.ts';
import type { MessageChannel } from '../../../../contract/resources/settings/outbox.ts';
import { filledText, messageText, momentText, type TagValues } from '../../../../contract/rules/text/fill-template.ts';
import { smsSize, withoutDiacritics } from '../../../../contract/rules/text/sms-length.ts';
import type { TemplatePurpose, TemplateTag } from '../../../../contract/rules/text/template-tags.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import type { NotifiedOrder } from './read-orders.ts';
import { formatBranchAddress } from './visit-file.ts';

/** What a template or a notification says. */
export type Wording = { readonly channel: MessageChannel; readonly subject: string | null; readonly content: string };

type Composing = {
  readonly order: NotifiedOrder;
  readonly purpose: TemplatePurpose;
  readonly wording: Wording;
  /** Text that staff add to the template. */
  readonly clientMessage: string | null;
  readonly delivery: DeliveryContext;
  readonly now: Date;
  /** The secret of the link to the order; undefined if the message has no link. */
  readonly secret: string | undefined;
};

const longest = { subject: 200, body: 25_000 } as const;

/** Makes the message as the client reads it, both for sending and for the preview in the console. */
export function composeMessage(composing: Composing): { readonly subject: string | null; readonly body: string } {
  const { order, wording, clientMessage } = composing;
  const { channel, subject, content } = wording;
  const values = valuesOf(order, clientMessage ?? '');
  const filled = messageText(channel, content, values, czechTags(order));
  const line = `${lengthLine(composing)}${linkLine(composing)}`;
  // A single letter with diacritics would make the whole SMS more expensive.
  const link = channel === 'sms' && !smsSize(filled).isWide ? withoutDiacritics(line) : line;
  return {
    subject: channel === 'sms' ? null : headerOf(filledText(subject ?? '', values)),
    // A long text is cut, what is below it is not.
    body: `${filled.slice(0, longest.body - link.length)}${link}`,
  };
}

/** How long the visit takes, in an e-mail alone: an SMS would cost more by it. */
function lengthLine({ order, purpose, wording }: Composing): string {
  if (wording.channel === 'sms' || purpose === 'cancelled') return '';
  const minutes = Math.round((order.ends_at.getTime() - order.starts_at.getTime()) / 60_000);
  return `\n\n${chooseLetters(order.language).visitTakes(minutes, momentText(order.ends_at, order.language).time)}`;
}

/** The link to the order; or, once it is cancelled, the one to book again: an SMS has it only where no e-mail does. */
function linkLine(composing: Composing): string {
  const { order, purpose, wording, delivery, now, secret } = composing;
  const { answerLink, bookAgain, orderLink } = chooseLetters(order.language);
  const written = (address: string): string => (wording.channel === 'email' ? `<${address}>` : address);
  if (secret !== undefined) {
    const address = written(orderAddress(delivery.linkOrigin(), secret, order.language));
    if (purpose === 'changed' && order.is_answer_awaited && order.state !== 'unconfirmed') return `\n\n${answerLink(address)}`;
    // A move does not confirm: the letter about it asks once more.
    const asks = order.state === 'unconfirmed' ? 'confirm_request' : purpose;
    // Counted from the sending: a letter that leaves late gives as much time (decision 0087), and an hour of the day would be wrong then.
    const left = (order.confirm_until.getTime() - now.getTime()) / 60_000;
    const minutes = delivery.hasGateway.email ? (order.minutes_from_sending ?? left) : left;
    return `\n\n${orderLink({ link: address, purpose: asks, minutes })}`;
  }
  const isCarried = wording.channel === 'email' || order.email === null || !delivery.hasGateway.email;
  if (purpose !== 'cancelled' || !delivery.hasBookingPage || !isCarried) return '';
  return `\n\n${bookAgain(written(bookAgainAddress(delivery.linkOrigin(), order, order.language)))}`;
}

/** What is Czech in a letter of another language: names without a variant, and what the office typed. Addresses are proper names. */
function czechTags({ language, is_store_czech: isStore, is_service_czech: isService }: NotifiedOrder): readonly TemplateTag[] {
  if (language === 'cs') return [];
  return ['message', ...(isStore ? (['store'] as const) : []), ...(isService ? (['service'] as const) : [])];
}

/** What the tags represent in a message about the order. */
function valuesOf(order: NotifiedOrder, message: string): TagValues {
  const { store, service, pin } = order;
  return { store, service, pin, message, address: formatBranchAddress(order), ...momentText(order.starts_at, order.language) };
}

/** A line break in a value would end the header. */
function headerOf(subject: string): string {
  return subject
    .replaceAll(/[\r\n]+/gu, ' ')
    .trim()
    .slice(0, longest.subject);
}

/** What a template or a reminder says in both languages. */
export type StoredWording = Wording & { readonly subject_en: string | null; readonly content_en: string | null };

/** What it says to the client of an order in the language: where the office wrote no English, the built-in letter does. */
export function chooseWording(language: Language, purpose: TemplatePurpose, stored: StoredWording): Wording {
  const { channel, subject, content, subject_en, content_en } = stored;
  if (language === 'cs') return { channel, subject, content };
  const builtIn = orderLetters[purpose];
  return { channel, subject: subject_en ?? builtIn.subject, content: content_en ?? builtIn[channel] };
}
