import { sql } from 'kysely';
import type { auditedActions } from '../../../contract/resources/settings/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from './accounts.ts';

type Event = {
  /** Of what the audit knows, what people do to their own account. */
  readonly action: Exclude<(typeof auditedActions)[number], 'create' | 'edit' | 'delete' | 'restore' | 'export' | 'import'>;
  readonly actor: { readonly id: number | null; readonly name: string | null };
  /** The owner of the account when the actor did it to someone else. */
  readonly of?: number;
  readonly now: Date;
  readonly caller: Caller;
};

/** Writes into the audit what happened to an account. */
export async function recordEvent(db: Database, { action, actor, of, now, caller }: Event): Promise<void> {
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, address, request_id)
    values (${now}, ${now}, ${actor.id}, ${actor.name}, ${action}, ${of === undefined ? null : 'users'}, ${of ?? null}, ${caller.address}, ${caller.requestId})`.execute(
    db,
  );
}
