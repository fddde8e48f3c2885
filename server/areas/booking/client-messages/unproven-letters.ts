import { type RawBuilder, sql } from 'kysely';
import { mostUnprovenLetters } from '../../../../contract/operations/booking/order-message.ts';
import type { MessageState } from '../../../../contract/resources/settings/outbox.ts';
import type { Database } from '../../../db/database.ts';
import { deriveSecret } from '../../../keys/secrets.ts';
import { mailboxKey } from '../email-spellings.ts';

const dayMs = 86_400_000;

/** Whether a client made the order `o`, as SQL. */
export const isOfClient: RawBuilder<boolean> = sql`o.channel in ('web', 'mobile', 'webkiosk')`;

/** Whether a client made the order `o` and it is not confirmed, or never was, as SQL: its e-mail and telephone may be a stranger's. */
export const isUnproven: RawBuilder<boolean> = sql`
  (${isOfClient} and (o.state = 'unconfirmed' or o.confirmed_at is null and o.state in ('cancelled', 'expired')))`;

/** What became of the last e-mail that asks for the confirmation of the order `o`, as SQL. */
export const lastRequest: RawBuilder<MessageState | null> = sql`(
  select b.state from order_messages m join outbox b on b.id = m.outbox_id
  where m.store_id = o.store_id and m.order_id = o.id and m.purpose = 'confirm_request' and b.channel = 'email'
  order by m.id desc limit 1)`;

export type Letter = {
  readonly email: string;
  /** The network of the requester; null if staff cause the message. */
  readonly network: string | null;
  readonly now: Date;
  readonly salt: string;
};

/**
 * Whether the mailbox has received its daily limit of messages about unconfirmed orders. Locks the count until the transaction ends, so
 * parallel requests are counted one after the other.
 */
export async function isMailboxFull(db: Database, { email, network, now, salt }: Letter): Promise<boolean> {
  const digest = digestOfMailbox(email, salt);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`letters to ${digest}`}, 0))`.execute(db);
  const { rows } = await sql<{ all: number; near: number }>`
    select count(*)::int as all, count(*) filter (where l.network = ${network})::int as near
    from unproven_letters l where l.digest = ${digest} and l.written_at > ${new Date(now.getTime() - dayMs)}`.execute(db);
  const { all = 0, near = 0 } = rows[0] ?? {};
  return all >= mostUnprovenLetters.ofMailbox || near >= mostUnprovenLetters.ofNetwork;
}

/** Counts one more message to the mailbox if the limit allows it. Returns whether it does. */
export async function admitLetter(
  db: Database,
  order: { readonly store_id: number; readonly id: number },
  letter: Letter,
): Promise<boolean> {
  if (await isMailboxFull(db, letter)) return false;
  const { email, network, now, salt } = letter;
  await db
    .insertInto('unproven_letters')
    .values({ store_id: order.store_id, order_id: order.id, digest: digestOfMailbox(email, salt), network, written_at: now })
    .execute();
  return true;
}

/**
 * Stops counting the letters of an order to the mailbox that confirmed it. Letters to an earlier e-mail of the order still count,
 * because that mailbox has confirmed nothing.
 */
export async function proveMailbox(
  db: Database,
  order: { readonly store_id: number; readonly id: number; readonly email: string },
  salt: string,
): Promise<void> {
  await db
    .deleteFrom('unproven_letters')
    .where('store_id', '=', order.store_id)
    .where('order_id', '=', order.id)
    .where('digest', '=', digestOfMailbox(order.email, salt))
    .execute();
}

/** Deletes counts older than a day. */
export async function forgetLetters(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('unproven_letters')
    .where('written_at', '<=', new Date(now.getTime() - dayMs))
    .execute();
}

function digestOfMailbox(email: string, salt: string): string {
  return deriveSecret(`mailbox ${mailboxKey(email)}`, salt);
}
