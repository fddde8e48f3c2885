import { type RawBuilder, sql } from 'kysely';
import { confirmMinutes } from './order-promise.ts';

/** How long the order `o` may wait for its confirmation, as SQL: as its client was notified, whatever the settings say since. */
export const confirmationTimeout = sql`make_interval(mins => ${confirmMinutes})`;

/**
 * Letters that ask for the confirmation of the order `o`, in the outbox as `b`, as SQL. One to an e-mail that the office has put right
 * since asked someone else. Clients who put their own e-mail right get no further time by it.
 */
const askingLetters = sql`order_messages m join outbox b on b.id = m.outbox_id
  where m.store_id = o.store_id and m.order_id = o.id and m.purpose = 'confirm_request' and b.channel = 'email'
    and (b.recipient = o.email
      or exists (select from order_links l where l.store_id = o.store_id and l.order_id = o.id and l.mended > 0))`;

/**
 * Until when the order `o` waits for its confirmation, as SQL. No one confirms what they have not been asked, so a letter that left late
 * gives more time; one that is sent once more gives none.
 */
export const confirmUntil = sql`coalesce(
  greatest(o.created_at, (select min(b.sent_at) from ${askingLetters} and b.state = 'sent')) + ${confirmationTimeout}, o.created_at)`;

/** How many minutes a letter that asks for the confirmation of the order `o` gives from its sending, as SQL; null where an earlier one counts. */
export const minutesFromSending = sql`case when not exists (select from ${askingLetters} and b.state = 'sent') then ${confirmMinutes} end`;

/** Whether the letter to the client of the order `o` waits for a mail server that is away, and may still come in time, as SQL. */
export function isLetterAwaited(now: Date): RawBuilder<unknown> {
  return sql`(o.starts_at > ${now} and exists (select from ${askingLetters} and b.state = 'waiting')
    and not exists (select from ${askingLetters} and b.state = 'sent'))`;
}
