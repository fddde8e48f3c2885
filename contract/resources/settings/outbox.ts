import { languages } from '../../basics/languages.ts';
import { defineResource, field } from '../../kit/index.ts';

export const messageChannels = ['email', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * `kept`: there is no gateway for the channel; `over`: its link or code was used or ended before it was sent; `withheld`: the address is
 * unproven, `withheld` of the row says why it is not written to; `bounced`: the mail server took it and could not deliver it.
 */
export const messageStates = ['waiting', 'sent', 'failed', 'kept', 'over', 'withheld', 'bounced'] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * Why a message of an order that a client made is not sent. An SMS: the order waits for its confirmation, or was never confirmed; or too
 * many numbers were given from one place on the network where orders are not confirmed; or too many went to the phone in a day. An
 * e-mail: too many went to the mailbox about orders that are not confirmed.
 */
export const withheldReasons = ['unconfirmed', 'many_phones', 'many_letters', 'many_sms'] as const;
export type WithheldReason = (typeof withheldReasons)[number];

/** E-mails and SMS on their way out. What no gateway took stays here to be read, so that every flow can be gone through without one. */
export const outbox = defineResource({
  name: 'outbox',
  page: '/settings/outbox',
  areas: 'superAdministrator',
  limitedBy: null,
  represent: 'recipient',
  operations: ['list', 'show'],
  fields: {
    channel: field.choice(messageChannels, { required: true, writtenBy: 'server' }),
    recipient: field.text({ required: true, max: 254, personal: true, writtenBy: 'server', identifies: true }),
    subject: field.text({ max: 200, writtenBy: 'server' }),
    // Taken away once it is sent, or what it carries no longer holds. A link or a code in it is hidden (`hidden-secret.ts`).
    body: field.text({ max: 25_000, lines: 12, writtenBy: 'server' }),
    // True if the text is Markdown (`formatted-text.ts`). Such a message is sent as HTML and as plain text.
    formatted: field.flag({ default: false, writtenBy: 'server' }),
    // Of a message to a client: programs that read aloud go by it.
    language: field.choice(languages, { writtenBy: 'server' }),
    state: field.choice(messageStates, { required: true, writtenBy: 'server' }),
    withheld: field.choice(withheldReasons, { writtenBy: 'server' }),
    attempts: field.int({ min: 0, max: 1000, writtenBy: 'server' }),
    next_try_at: field.instant({ writtenBy: 'server' }),
    sent_at: field.instant({ writtenBy: 'server' }),
    error: field.text({ max: 500, writtenBy: 'server' }),
    // Since when neither its text nor its address is kept.
    erased_at: field.instant({ writtenBy: 'server' }),
  },
  list: {
    // The recipient says whether it is an e-mail or an SMS; the text needs the room.
    columns: ['created_at', 'recipient', 'subject', 'state'],
    moreColumns: ['channel', 'sent_at', 'body', 'withheld', 'attempts', 'next_try_at', 'error'],
    sort: ['created_at', 'desc'],
    filters: ['created_at', 'channel', 'state'],
    matched: ['recipient'],
    search: ['recipient', 'subject'],
    lines: [
      ['recipient', 'created_at'],
      ['state', 'subject'],
    ],
    unsorted: {
      channel: 'filtered by, read by time',
      recipient: 'matched, read by time',
      subject: 'searched, read by time',
      state: 'filtered by, read by time',
      withheld: 'read by time',
      attempts: 'read by time',
      next_try_at: 'read by time',
      sent_at: 'read by time',
      error: 'free text',
    },
  },
  form: {
    message: ['created_at', 'channel', 'recipient', 'subject', 'body'],
    delivery: ['state', 'withheld', 'sent_at', 'attempts', 'next_try_at', 'error', 'erased_at'],
  },
  endless: true,
  unannounced: true,
  // A link or a code that is read here lets in as whom it was sent to.
  addressedTo: 'recipient',
  audit: false,
  versioned: false,
});
