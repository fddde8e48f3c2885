import type { MessageChannel } from '../../../../resources/settings/outbox.ts';
import { englishPlural } from '../../../basics/plural.ts';
import type { GraceWords } from '../../../cs/console/counter/grace.ts';

const ways: Readonly<Record<MessageChannel, string>> = { email: 'by e-mail', sms: 'by SMS' };
const orders = (count: number) => `${count} ${englishPlural(count, 'order', 'orders')}`;

/** English of the Czech file of the same name. */
export const grace: GraceWords = {
  region: 'Messages being sent',
  sending: (count) => `Sending ${count} ${englishPlural(count, 'message', 'messages')}`,
  inSeconds: (seconds) => ` in ${seconds} s`,
  silent: 'The client gets no message, can be taken back for',
  kept: 'The messages stay in the outbox, can be taken back for',
  seconds: (seconds) => ` ${seconds} s`,
  takeBack: 'Take back',
  by: (channels) => channels.map((channel) => ways[channel]).join(' and '),
  moved: (name, slot) => `${name}, moved to ${slot}`,
  cancelled: (name, slot) => `${name} ${slot}, cancelled`,
  many: (count, names, more) => `${orders(count)}: ${names}${more === 0 ? '' : ` and ${more} more`}`,
  earlier: (count) => `and ${count} ${englishPlural(count, 'change', 'changes')} before`,
  done: (name, slot) => `Taken back: ${name}, ${slot}. No message was sent.`,
  doneMany: (count) => `Taken back: ${orders(count)}. No messages were sent.`,
  partly: (count) => `Taken back: ${orders(count)}. The others stay as you changed them.`,
  notDone: (name, reason) => `Not taken back: ${name}. ${reason}`,
  gone: 'Not taken back: the minute is over and the messages have left.',
  failed: (reason) => `We do not know whether the change was taken back: ${reason} Press Take back again.`,
  someTitle: 'Not everything can be taken back',
  noneTitle: 'Nothing can be taken back',
  someText: (count) => `Nothing has been taken back yet. ${orders(count)} can be, these cannot:`,
  noneText: 'All orders stay as you changed them:',
  takeBackSome: (count) => `Take back ${orders(count)}`,
  leave: 'Take nothing back',
  close: 'Close',
  unseen: 'An order that you do not see',
  changed: (by) => (by === null ? 'The order has changed since.' : `Changed since by ${by}.`),
  reasons: {
    left: 'The messages to the client have left.',
    place_gone: 'Its former time belongs to another client. Move it to another one.',
    erased: 'The personal data of the client were erased.',
    deleted: 'The order was deleted, or you may no longer change it.',
    pin_taken: 'Its PIN belongs to another order of that day.',
    service_gone: 'Its service no longer exists.',
  },
};
