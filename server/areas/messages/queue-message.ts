import { sql } from 'kysely';
import type { Language } from '../../../contract/basics/languages.ts';
import type { Letter } from '../../../contract/messages/basics/letters.ts';
import type { staffEvents } from '../../../contract/resources/settings/email-notifications.ts';
import type { MessageChannel, WithheldReason } from '../../../contract/resources/settings/outbox.ts';
import { hiddenSecret } from '../../../contract/rules/accounts/hidden-secret.ts';
import { splitAddresses } from '../../../contract/rules/text/contact.ts';
import { formatInstant } from '../../../contract/rules/time/shown-time.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import type { DeliveryContext } from '../../db/rows/write/write-context.ts';

/** What lets in anyone who reads it, as it is in the body; and the link or the code that it is, by which its end is known. */
export type MessageSecret = { readonly text: string; readonly endsAt: Date } & ({ readonly link: string } | { readonly code: string });

type Queued = {
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  /** Whether the body is Markdown (`formatted-text.ts`). */
  readonly formatted?: boolean;
  /** That the text is in, where it is known. */
  readonly language?: Language;
  readonly secret?: MessageSecret;
  readonly now: Date;
  /** It waits until then, and can be withdrawn before; without it, it leaves at once. */
  readonly leavesAt?: Date;
  /** Whether there is a way out; a message without one is kept to be read. */
  readonly hasGateway: boolean;
  /** Why it is kept to be read, and not sent. */
  readonly withheld?: WithheldReason | null;
};

/**
 * Puts a message that is composed elsewhere (those to clients in `server/areas/booking/client-messages`) on its way, within the transaction that it reports: it goes out when that is committed, or never. A secret
 * is kept apart from the row, so that nothing that reads the outbox gives it out; the database takes both away as soon as the
 * link or the code was used. Answers with the number of the message.
 */
export async function queueMessage(db: Database, message: Queued): Promise<number> {
  const { channel, recipient, subject, body, formatted = false, language = null, secret, now, hasGateway, withheld = null } = message;
  const { leavesAt = now } = message;
  if (secret !== undefined && !body.includes(secret.text)) throw new Error('the message does not hold the secret that it carries');
  const shown = secret === undefined ? body : body.replaceAll(secret.text, hiddenSecret);
  const state = withheld !== null ? 'withheld' : hasGateway ? 'waiting' : 'kept';
  const { rows } = await sql<{ id: number }>`
    with queued as (
      insert into outbox (created_at, updated_at, channel, recipient, subject, body, formatted, language, state, withheld, attempts, next_try_at)
      values (${now}, ${now}, ${channel}, ${recipient}, ${subject}, ${shown}, ${formatted}, ${language}, ${state}, ${withheld}, 0, ${state === 'waiting' ? leavesAt : null}) returning id),
    hidden as (
    insert into message_secrets (outbox_id, secret, of_link, of_code, ends_at)
    select id, ${secret?.text ?? null}::text, ${secret !== undefined && 'link' in secret ? secret.link : null}::text,
      ${secret !== undefined && 'code' in secret ? secret.code : null}::bigint, ${secret?.endsAt ?? null}::timestamptz
    from queued where ${secret !== undefined}::boolean)
    select id from queued`.execute(db);
  const [queued] = rows;
  if (queued === undefined) throw new Error('the outbox took no message');
  return queued.id;
}

/** Puts an e-mail to a user into the outbox, in the transaction of what it reports about. */
export async function queueUserEmail(
  { clock, hasGateway }: Pick<DeliveryContext, 'hasGateway'> & { readonly clock: Clock },
  db: Database,
  to: string,
  letter: Letter & { readonly secret?: MessageSecret },
): Promise<void> {
  await queueMessage(db, { channel: 'email', recipient: to, ...letter, now: clock.now(), hasGateway: hasGateway.email });
}

/** An instant as e-mails show it: in the time of the town, in the format of the console. */
export function instantText(instant: Date): string {
  return formatInstant(instant.toISOString());
}

type ToStaff = {
  readonly event: (typeof staffEvents)[number];
  /** Null of what concerns no store: sent to those who get messages of all stores. */
  readonly storeId: number | null;
  readonly letter: Letter;
  readonly now: Date;
  readonly hasGateway: DeliveryContext['hasGateway'];
  /** Who gets it where no notification names a recipient; no one, if not said. */
  readonly otherwise?: 'super administrators';
};

/** Puts a letter on its way to everybody whom the messages to staff name for the event, once to each. */
export async function writeToStaff(db: Database, { event, storeId, letter, now, hasGateway, otherwise }: ToStaff): Promise<void> {
  const { rows } = await sql<{ recipients: string }>`
    select recipients from email_notifications
    where active and deleted_at is null and ${event} = any(events) and (store_ids = '{}' or ${storeId} = any(store_ids))
    order by id`.execute(db);
  const named = rows.flatMap(({ recipients }) => splitAddresses(recipients));
  const addresses = new Set(named.length === 0 && otherwise !== undefined ? await mailboxesOfSuperAdministrators(db) : named);
  for (const recipient of addresses) await queueMessage(db, { channel: 'email', recipient, ...letter, now, hasGateway: hasGateway.email });
}

async function mailboxesOfSuperAdministrators(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where role = 'superAdministrator' and active and deleted_at is null order by id`.execute(db);
  return rows.map(({ email }) => email);
}
