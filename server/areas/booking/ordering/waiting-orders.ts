import { sql } from 'kysely';
import { refuse } from '../../../../contract/basics/refusal.ts';
import type { MessageState } from '../../../../contract/resources/settings/outbox.ts';
import type { OrderState } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import { editRow, lockedRow } from '../../../engine/write/write-row.ts';
import { deriveSecret, digestSecret } from '../../../keys/secrets.ts';
import { findNetwork } from '../../accounts/sign-in-attempts/find-network.ts';
import { confirmUntil } from '../availability/order-promise.ts';
import { isMailboxFull, lastRequest } from '../client-messages/unproven-letters.ts';
import { writeOfOrder } from '../client-messages/write-of-order.ts';
import { type Asking, type BookingTools, clientContext } from './client-context.ts';
import { refuseTooMany } from './refuse-too-many.ts';

/** What a client sees who waits for the letter with the link. */
export type WaitingOrder = {
  readonly state: OrderState;
  readonly email: string;
  readonly confirm_until: string;
  /** What became of the last letter. */
  readonly letter: MessageState | null;
  readonly letters_left: number;
};

/** This many letters one order may cause, anyone who asks for them: a stranger's e-mail gets no flood of them. */
const mostLetters = 5;
const betweenLettersMs = 60_000;

type Found = {
  readonly digest: string;
  readonly order_id: number;
  readonly expires_at: Date;
  readonly letters: number;
  readonly letter_at: Date | null;
  readonly mended: number;
  readonly state: OrderState;
  readonly email: string;
  readonly confirm_until: Date;
  readonly letter: MessageState | null;
};

/** The order that was made of a hold, for anyone who has the token of it. */
export async function showWaiting(db: Database, hold: string): Promise<WaitingOrder> {
  const { state, email, confirm_until, letter, letters } = await findWaiting(db, hold);
  return { state, email, confirm_until: confirm_until.toISOString(), letter, letters_left: Math.max(0, mostLetters - letters) };
}

/** Writes the letter with the same link once more. */
export async function resendLink(tools: BookingTools, asking: Asking, hold: string, db: Database): Promise<void> {
  const { now } = asking;
  const found = await lockWaiting(db, hold, now);
  refuseTooSoon(found, now);
  const letter = { email: found.email, network: findNetwork(asking.address), now, salt: tools.salt };
  if (tools.delivery.hasGateway.email && (await isMailboxFull(db, letter))) throw refuse('mailbox_full');
  await db
    .updateTable('order_links')
    .set({ letters: found.letters + 1, letter_at: now })
    .where('digest', '=', found.digest)
    .execute();
  await writeLink(tools, asking, { ...found, secret: linkSecret(tools, hold, found.mended) }, db);
}

type Correction = { readonly hold: string; readonly email: string };

/**
 * Puts the e-mail of an unconfirmed order right. The letter to the old one is not sent where it still waits, and its link holds no
 * more: anyone who has that e-mail comes to nothing.
 */
export async function correctEmail(tools: BookingTools, asking: Asking, { hold, email }: Correction, db: Database): Promise<void> {
  const { now, address } = asking;
  const found = await lockWaiting(db, hold, now);
  const context = clientContext(tools, asking, db);
  const row = await lockedRow(context, found.order_id);
  if (row['state'] !== 'unconfirmed') throw refuse('order_not_waiting');
  if (email.toLowerCase() === found.email) return;
  // A mistake is put right at once; who puts it right again and again writes to strangers.
  if (found.mended > 0) refuseTooSoon(found, now);
  const startsAt = new Date(String(row['starts_at']));
  const place = { storeId: Number(row['store_id']), serviceId: Number(row['service_id']), startsAt };
  await refuseTooMany(db, { ...place, email, now, address });
  // A client who gave no name is called by the e-mail.
  await editRow(
    context,
    row,
    String(row['name']).toLowerCase() === found.email ? { email, name: email.slice(0, 120) } : { email },
    tools.entities,
  );
  const secret = linkSecret(tools, hold, found.mended + 1);
  await sql`select app_clear_messages(array(select outbox_id from message_secrets where of_link = ${found.digest}), ${now})`.execute(db);
  await db
    .updateTable('order_links')
    .set({ digest: digestSecret(secret), mended: found.mended + 1, letters: found.letters + 1, letter_at: now })
    .where('digest', '=', found.digest)
    .execute();
  await writeLink(tools, asking, { ...found, secret }, db);
}

function refuseTooSoon({ letter_at }: Found, now: Date): void {
  const waitMs = (letter_at?.getTime() ?? 0) + betweenLettersMs - now.getTime();
  if (waitMs > 0) throw refuse('letter_too_soon', { details: { seconds: Math.ceil(waitMs / 1000) } });
}

type Written = Pick<Found, 'order_id' | 'expires_at'> & { readonly secret: string };

async function writeLink(tools: BookingTools, asking: Asking, { order_id, expires_at, secret }: Written, db: Database): Promise<void> {
  const writing = { ...clientContext(tools, asking, db), clientLink: { secret, endsAt: expires_at } };
  await writeOfOrder(writing, order_id, 'confirm_request', 'email');
}

/** The secret of the link after the e-mail was put right so many times: no one keeps it, and anyone who has a former one does not know it. */
function linkSecret({ salt }: BookingTools, hold: string, corrections: number): string {
  return deriveSecret(corrections === 0 ? hold : `${hold} ${corrections}`, salt);
}

/** Of two who ask at once the second one waits. */
async function lockWaiting(db: Database, hold: string, now: Date): Promise<Found> {
  await sql`select from order_links where hold_digest = ${digestSecret(hold)} for update`.execute(db);
  const found = await findWaiting(db, hold);
  if (found.state !== 'unconfirmed' || found.confirm_until <= now) throw refuse('order_not_waiting');
  if (found.letters >= mostLetters) throw refuse('too_many_letters');
  return found;
}

async function findWaiting(db: Database, hold: string): Promise<Found> {
  const { rows } = await sql<Found>`
    select l.digest, l.order_id, l.expires_at, l.letters, l.letter_at, l.mended, o.state, coalesce(o.email, '') as email,
      ${confirmUntil} as confirm_until, ${lastRequest} as letter
    from order_links l join orders o on o.store_id = l.store_id and o.id = l.order_id
    where l.hold_digest = ${digestSecret(hold)} and o.deleted_at is null`.execute(db);
  const [found] = rows;
  if (found === undefined) throw refuse('order_link_not_valid');
  return found;
}
