import type { Language } from '../../../../contract/basics/languages.ts';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import { waitingAddress } from '../../../../contract/operations/booking/booking-address.ts';
import type { MessageChannel } from '../../../../contract/resources/settings/outbox.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import { momentText } from '../../../../contract/rules/text/fill-template.ts';
import { escapeFormatted } from '../../../../contract/rules/text/formatted-text.ts';
import { withoutDiacritics } from '../../../../contract/rules/text/sms-length.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { atTime, formatDay, onDay } from '../../../../contract/rules/time/shown-time.ts';
import type { Database } from '../../../db/database.ts';
import type { DeliveryContext } from '../../../db/rows/write/write-context.ts';
import { digestSecret } from '../../../keys/secrets.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { isPhoneFull } from '../client-messages/sms-limit.ts';
import type { WaitingClient } from './waiting-client.ts';

type Written = {
  readonly client: WaitingClient;
  readonly secret: string;
  readonly now: Date;
  readonly delivery: DeliveryContext;
  /** What is offered; without it the message says that the client waits. */
  readonly offer?: { readonly startsAt: Date; readonly until: Date };
};

/** How the client is written to: by SMS only where there is no e-mail. */
export function chooseChannel({ email }: Pick<WaitingClient, 'email'>): MessageChannel {
  return email === null ? 'sms' : 'email';
}

/** Writes to a client of the list, within the transaction of the change. The link in it does nothing until a button is pressed. */
export async function writeToWaiting(db: Database, { client, secret, now, delivery, offer }: Written): Promise<void> {
  const { email, phone, language, last_day } = client;
  const channel = chooseChannel(client);
  const recipient = email ?? phone;
  if (recipient === null) return;
  const link = waitingAddress(delivery.linkOrigin(), secret, language);
  const letters = chooseLetters(language);
  const store = language === 'en' ? (client.store_en ?? client.store) : client.store;
  const service = language === 'en' ? (client.service_en ?? client.service) : client.service;
  const isEmail = channel === 'email';
  const plain = (value: string) => (isEmail ? escapeFormatted(value) : withoutDiacritics(value));
  const days = plain(isEmail ? daysOf(client, (day) => dayText(day, language)) : daysOf(client, formatDay));
  const said = { service: plain(service), store: plain(store), days, part: client.part, link: isEmail ? `<${link}>` : link };
  const letter = offer === undefined ? letters.waiting(said) : letters.freed({ ...said, ...offered(offer, language, plain) });
  const isHeldBack = !isEmail && delivery.hasGateway.sms && (await isPhoneFull(db, recipient, now));
  await queueMessage(db, {
    channel,
    recipient,
    subject: isEmail ? letter.subject.replaceAll('\\', '') : null,
    body: isEmail ? letter.body : letter.sms,
    formatted: isEmail,
    language,
    secret: { text: secret, link: digestSecret(secret), endsAt: instantOn(addDays(last_day, 1), '00:00') },
    now,
    hasGateway: delivery.hasGateway[channel],
    withheld: isHeldBack ? 'many_sms' : null,
  });
}

function daysOf({ first_day, last_day }: WaitingClient, written: (day: Day) => string): string {
  return first_day === last_day ? written(first_day) : `${written(first_day)} – ${written(last_day)}`;
}

/** A day as the other messages to clients write it. */
function dayText(day: Day, language: Language): string {
  return momentText(instantOn(day, '12:00'), language).date;
}

function offered({ startsAt, until }: NonNullable<Written['offer']>, language: Language, plain: (value: string) => string) {
  const [start, end] = [momentText(startsAt, language), momentText(until, language)];
  const [at, on] = language === 'en' ? [`at ${start.time}`, `on ${end.date}`] : [atTime(start.time), onDay(localDay(until))];
  return { when: plain(`${start.date} ${at}`), until: end.time, untilDay: plain(on) };
}
