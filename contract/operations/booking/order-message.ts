import type { MessageChannel, MessageState, WithheldReason } from '../../resources/settings/outbox.ts';
import type { TemplatePurpose } from '../../rules/text/template-tags.ts';

/** Why a client is not written to. */
export const notNotifiedReasons = ['no_address', 'switched_off', 'no_template', 'over', 'unproven_phone'] as const;
export type NotNotifiedReason = (typeof notNotifiedReasons)[number];

/** To so many numbers orders of one place on the network write in a day, where no one confirms them: a household has nothing more. */
export const mostUnprovenPhones = 5;

/** This many e-mails about orders that are not confirmed go to one mailbox in a day: of all orders, and of those of one place on the network. */
export const mostUnprovenLetters = { ofMailbox: 12, ofNetwork: 6 } as const;

/** This many SMS go to one phone in 24 hours on their own: a client books, moves, cancels and is reminded within it. */
export const mostSmsOfPhone = 12;

/** This many orders of one place on the network may wait for their confirmation at once. */
export const mostUnconfirmedOrders = 20;

/** What the client may be written to of when someone changes their order. */
export const messagePurposes = ['created', 'changed', 'cancelled'] as const;
export type MessagePurpose = (typeof messagePurposes)[number];

/** To whom a message would go if the orders were changed so, as the API says it. */
export type RecipientsPreview = {
  /** Orders that can be changed so now, and of how many the client is written to. */
  readonly orders: number;
  readonly reached: number;
  readonly ways: readonly {
    readonly channel: MessageChannel;
    readonly count: number;
    /** Where it goes; null where there are several orders. */
    readonly recipient: string | null;
    /** Whether the channel leads anywhere; where not, the message stays in the outbox. */
    readonly leaves: boolean;
  }[];
  readonly not_notified: readonly { readonly reason: NotNotifiedReason; readonly count: number }[];
  /** Preview of the message to the client of the first order; null if no message is sent. */
  readonly preview: MessagePreview | null;
};

/** Messages to one client as they would arrive. */
export type MessagePreview = {
  readonly name: string;
  readonly starts_at: string;
  readonly messages: readonly { readonly channel: MessageChannel; readonly subject: string | null; readonly body: string }[];
};

/** A message to the client of an order, as the API says it. */
export type OrderMessage = {
  readonly id: number;
  readonly purpose: TemplatePurpose;
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly state: MessageState;
  readonly written_at: string;
  readonly sent_at: string | null;
  readonly error: string | null;
  readonly withheld: WithheldReason | null;
  /** What the office added to the template. */
  readonly client_message: string | null;
  readonly can_be_resent: boolean;
};
