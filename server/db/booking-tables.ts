import type { Generated } from 'kysely';
import type { Language } from '../../contract/basics/languages.ts';
import type { DayPart, WaitingEvent, WaitingState } from '../../contract/rules/booking/waiting-list.ts';
import type { TakenBackPurpose } from '../../contract/rules/orders/grace.ts';
import type { TemplatePurpose } from '../../contract/rules/text/template-tags.ts';

/** What booking keeps next to the orders, as tables that no declaration names (decision 0069). */
export type BookingTables = {
  /** Up to where the mailbox of undelivered mail was read; one row. */
  bounce_mailbox: {
    single: Generated<boolean>;
    /** Digest of where it is. */
    mailbox: string;
    validity: string | null;
    last_uid: number | null;
    next_at: Date;
    failed_since: Date | null;
  };
  /** Times that strangers hold while they fill in the form; `digest` of the token that they hold them by. */
  order_holds: {
    id: Generated<number>;
    store_id: number;
    service_id: number;
    starts_at: Date;
    ends_at: Date;
    digest: string;
    address: string;
    held_until: Date;
  };
  /** Links by which clients come to their orders. */
  order_links: {
    digest: string;
    store_id: number;
    order_id: number;
    created_at: Date;
    expires_at: Date;
    /** Of the token by which the time was held: anyone who has it made the order. */
    hold_digest: string | null;
    /** From which place on the network it was ordered (`findNetwork`); kept as long as the order may wait for its confirmation. */
    address: string | null;
    /** Letters with the link so far, and when the last one was written. */
    letters: Generated<number>;
    letter_at: Date | null;
    /** How often the client has put the e-mail right: each time with a new link. */
    mended: Generated<number>;
  };
  /** Places that orders and holds take, one in each cell of five minutes (decision 0069). */
  order_places: {
    store_id: number;
    pool: string;
    cell: number;
    place: number;
    order_id: number | null;
    hold_id: number | null;
    held_until: Date | null;
  };
  /** What clients were promised when they ordered (decision 0100). */
  order_promises: {
    store_id: number;
    order_id: number;
    /** Within how many minutes the order must be confirmed; null of one that needs no confirmation. */
    confirm_minutes: number | null;
    /** Of the plan; null where there was none. */
    days_ahead: number | null;
    opens_at: string | null;
    least_minutes_before: number | null;
    active_orders_limit: number | null;
  };
  /** Orders that staff keep at a time when it is closed (decision 0103). */
  kept_orders: {
    store_id: number;
    order_id: number;
    /** What closes the time, as `blocked:12`. */
    closure: string;
  };
  /** What was written to clients of their orders, next to the outbox that forgets texts (decision 0070). */
  order_messages: {
    id: Generated<number>;
    store_id: number;
    order_id: number;
    /** Null only within the transaction that writes the message. */
    outbox_id: number | null;
    purpose: TemplatePurpose;
    /** Which reminder it is. */
    notification_id: number | null;
    /** Sent once more by hand: such a reminder is none that the unique key counts. */
    again: boolean;
    starts_at: Date;
    /** Grows with each message that replaces the one before. */
    sequence: number;
    /** What the office added about the change; erased with the text of the message. */
    client_message: string | null;
    /** Goes with the e-mail as a file; null once it is sent. */
    calendar: string | null;
    /** Whether there was a file. */
    has_calendar: Generated<boolean>;
    /** The change that it is about, as long as it can be taken back. */
    grace_id: number | null;
  };
  /** Changes by staff that can be taken back until their messages leave (decision 0147). */
  order_graces: {
    id: Generated<number>;
    store_id: number;
    order_id: number;
    actor_id: number;
    /** The request that changed it: what one request changed is taken back together. */
    request_id: string;
    purpose: TakenBackPurpose;
    changed_at: Date;
    /** When the messages leave. */
    leaves_at: Date;
    /** Of the order after the change, and after it was taken back. */
    version: number;
    back_version: number | null;
    /** The highest number among the places that the order had: with so many, its time has room for it. */
    places: number;
    /** What the change changed; null once nothing can be taken back, and of an order that is erased. */
    before: Readonly<Record<string, unknown>> | null;
    after: Readonly<Record<string, unknown>> | null;
    taken_back_at: Date | null;
  };
  /** Clients who wait for a freed time (decision 0150); erased once their last day is over. */
  waiting_clients: {
    id: Generated<number>;
    store_id: number;
    service_id: number;
    first_day: string;
    last_day: string;
    part: DayPart;
    name: string;
    email: string | null;
    phone: string | null;
    language: Language;
    consent: boolean;
    by_staff: boolean;
    /** From which place on the network the client joined (`findNetwork`). */
    address: string | null;
    /** Of the secret of the link in the first message, and of the one in the last offer. */
    digest: string;
    offer_digest: string | null;
    state: WaitingState;
    created_at: Date;
    /** Beginnings of times that the client let others have. */
    passed: Generated<readonly string[]>;
    /** Holds the offered time. */
    hold_id: number | null;
    offered_at: Date | null;
    offered_starts_at: Date | null;
    offered_ends_at: Date | null;
    offer_until: Date | null;
    taken_at: Date | null;
    /** What happened to them, the oldest first. */
    history: Generated<readonly WaitingEvent[]>;
  };
  /** E-mails about orders of clients that were not confirmed when they were written; kept for a day (decision 0093). */
  unproven_letters: {
    id: Generated<number>;
    store_id: number;
    order_id: number;
    /** Keyed digest of the mailbox, in its one spelling. */
    digest: string;
    /** From which place on the network it was asked for (`findNetwork`); null where the office caused it. */
    network: string | null;
    written_at: Date;
  };
  /** Phones of orders that clients made and that no one confirms (decision 0085). */
  order_phones: {
    store_id: number;
    order_id: number;
    /** From which place on the network it was ordered (`findNetwork`); kept for a day. */
    network: string | null;
    /** Keyed digest of the number. */
    digest: string;
    ordered_at: Date;
    /** From the place came orders with too many other numbers: no SMS is sent to this one. */
    withheld: boolean;
  };
  /** Requests of the booking page by kind and place on the network; unlogged, and kept until the count begins again (decision 0094). */
  request_counts: {
    key: string;
    points: number;
    /** When the count begins again, in milliseconds. */
    expire: number;
  };
};
