import { sql } from 'kysely';
import type { HeldMessages } from '../../../../contract/operations/console/outbox-operations.ts';
import type { Database } from '../../../db/database.ts';
import type { Person } from '../../../db/rows/write/write-context.ts';

/** What waits since a restored backup, until someone decides. */
const held = sql`state = 'waiting' and created_at <= (select messages_held_until from installation)`;

/** How many messages a restored backup holds back. */
export async function heldMessages(db: Database): Promise<HeldMessages> {
  const { rows } = await sql<{ count: number; restored_at: Date | null }>`
    select (select count(*) from outbox where ${held})::int as count, restored_at from installation`.execute(db);
  const { count = 0, restored_at = null } = rows[0] ?? {};
  return { count, restored_at: restored_at?.toISOString() ?? null };
}

type Decision = {
  readonly decision: 'release' | 'discard';
  readonly actor: Person;
  readonly now: Date;
  readonly address: string;
  readonly requestId: string;
};

/** Lets what is held back go out, or keeps it for good; the audit says which. To be run in a transaction. */
export async function decideHeld(db: Database, { decision, actor, now, address, requestId }: Decision): Promise<void> {
  const isDiscarded = decision === 'discard';
  if (isDiscarded) await sql`update outbox set state = 'kept', next_try_at = null, updated_at = ${now} where ${held}`.execute(db);
  const { rows } = await sql`update installation set messages_held_until = null where messages_held_until is not null returning id`.execute(
    db,
  );
  if (rows.length === 0) return;
  const changes = isDiscarded ? { state: { before: 'waiting', after: 'kept' } } : { held: { before: true, after: false } };
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, changes, address, request_id)
    values (${now}, ${now}, ${actor.id}, ${actor.name}, 'edit', 'outbox', ${JSON.stringify(changes)}::jsonb, ${address}, ${requestId})`.execute(
    db,
  );
}
