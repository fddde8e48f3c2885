import { sql } from 'kysely';
import type { Language } from '../../../../contract/basics/languages.ts';
import type { MessageChannel, WithheldReason } from '../../../../contract/resources/settings/outbox.ts';
import { hiddenSecret } from '../../../../contract/rules/accounts/hidden-secret.ts';
import type { Database } from '../../../db/database.ts';

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
 * Puts a message on its way, within the transaction that it reports: it goes out when that is committed, or never. A secret
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
