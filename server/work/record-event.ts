import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Caller } from './accounts.ts';

type Event = {
  readonly action: 'sign_in' | 'sign_in_failed' | 'sign_out' | 'token_reused' | 'password_changed';
  readonly actor: { readonly id: number | null; readonly name: string | null };
  readonly now: Date;
  readonly caller: Caller;
};

/** Writes into the audit what happened to an account. */
export async function recordEvent(db: Database, { action, actor, now, caller }: Event): Promise<void> {
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, address, request_id)
    values (${now}, ${now}, ${actor.id}, ${actor.name}, ${action}, ${caller.address}, ${caller.requestId})`.execute(db);
}
