import type { NotNotifiedReason } from '../../../../operations/booking/order-message.ts';
import type { MessageChannel } from '../../../../resources/settings/outbox.ts';

const at = (count: number): string => `of ${count} ${count === 1 ? 'order' : 'orders'}`;
const names: Readonly<Record<MessageChannel, string>> = { email: 'e-mail', sms: 'SMS' };
const begun: Readonly<Record<MessageChannel, string>> = { email: 'The e-mail', sms: 'The SMS' };

/** Texts of dialogs that notify clients about a change, and common reasons for cancelling. Loaded when such a dialog opens. */
export const recipientsPreview = {
  loading: 'Finding out whether the client gets a message…',
  failed: 'It could not be found out whether the client gets a message.',
  gets: (channel: MessageChannel, recipient: string) => `The client gets an ${names[channel]} about it at ${recipient}.`,
  getsMany: (channel: MessageChannel, count: number) => `The client ${at(count)} gets an ${names[channel]} about it.`,
  stays: (channel: MessageChannel, recipient: string) =>
    `${begun[channel]} to the client (${recipient}) stays among outgoing messages: there is no way to send it.`,
  staysMany: (channel: MessageChannel, count: number) =>
    `${begun[channel]} to the client ${at(count)} stays among outgoing messages: there is no way to send it.`,
  notNotified: {
    no_address: 'The client cannot be told: the order has neither an e-mail nor a phone.',
    switched_off: 'The client cannot be told: messages to such an address are switched off in the global settings of web orders.',
    no_template: 'The client cannot be told: there is no active template of a message about this change.',
    unproven_phone: 'The client cannot be told: nobody knows whether the phone of the order is theirs, so no SMS go to it.',
    over: 'The client gets no message about it: the appointment is over.',
  } satisfies Record<NotNotifiedReason, string>,
  notNotifiedMany: (reason: NotNotifiedReason, count: number) =>
    ({
      no_address: `The client ${at(count)} cannot be told: there is neither an e-mail nor a phone.`,
      switched_off: `The client ${at(count)} cannot be told: messages to such an address are switched off in the global settings of web orders.`,
      no_template: `The client ${at(count)} cannot be told: there is no active template of a message about this change.`,
      unproven_phone: `The client ${at(count)} cannot be told: nobody knows whether the phone is theirs, so no SMS go to it.`,
      over: `The client ${at(count)} gets no message: the appointment is over.`,
    })[reason],
  timeChanges: {
    saved: 'Saving changes the time or the place of the order. To add a message to the client, or to change it quietly, use Move.',
    reverted:
      'Reverting changes the time or the place of the order. To add a message to the client, or to change it quietly, use Move instead.',
  },
  message: 'Message to the client',
  messageMany: 'Message to the clients',
  messageHelp: 'It is added to the message that the client gets. You need not fill it in.',
  arrives: 'What the client gets',
  arrivesFor: (name: string, when: string) => `What the client gets, for example ${name}, ${when}`,
  emailOf: (subject: string) => `E-mail: ${subject}`,
  smsOf: (parts: number) => `SMS, ${parts} ${parts === 1 ? 'part' : 'parts'}`,
  quiet: 'Do not tell the client',
  quietMany: 'Do not tell the clients',
  isQuiet: 'The client gets nothing about it.',
  isQuietMany: 'The clients get nothing about it.',
  usual: 'Usual reasons',
  reasons: ['The client wished so', 'The desk is closed', 'Ordered twice', 'The client cannot come', 'Done in another way'],
};
