import { sql } from 'kysely';
import type { MessageChannel } from '../../contract/resources/settings/outbox.ts';
import type { Database } from '../db/database.ts';

type Queued = {
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly now: Date;
  /** Whether there is a way out; a message without one is kept to be read. */
  readonly hasGateway: boolean;
};

/** Puts a message on its way, within the transaction that it tells of: it goes out when that is committed, or never. */
export async function queueMessage(db: Database, { channel, recipient, subject, body, now, hasGateway }: Queued): Promise<void> {
  const state = hasGateway ? 'waiting' : 'kept';
  await sql`
    insert into outbox (created_at, updated_at, channel, recipient, subject, body, state, attempts, next_try_at)
    values (${now}, ${now}, ${channel}, ${recipient}, ${subject}, ${body}, ${state}, 0, ${hasGateway ? now : null})`.execute(db);
}
