import { type RawBuilder, sql } from 'kysely';
import { serverWords as words } from '../../../../contract/messages/cs/server.ts';
import type { Database } from '../../../db/database.ts';

/**
 * What must not go on as if no time had passed since the backup (page 09): before anybody is served, in the transaction of the
 * restore.
 */
export async function settleRestored(db: Database, now: Date): Promise<void> {
  for (const statement of statementsAt(now)) await statement.execute(db);
}

function statementsAt(now: Date): readonly RawBuilder<unknown>[] {
  return [
    // Never one that was there before, also when the same backup is restored again: branches compare it.
    sql`update installation set incarnation = greatest(incarnation + 1, extract(epoch from ${now}::timestamptz)::bigint),
      restored_at = ${now}, messages_held_until = greatest(${now}::timestamptz, (select max(created_at) from outbox))`,
    sql`insert into audit_log (created_at, updated_at, actor_name, action, resource, changes)
      values (${now}, ${now}, ${words.commandLine}, 'restore', 'installation',
        (select jsonb_build_object('incarnation', jsonb_build_object('after', incarnation)) from installation))`,
    // Anyone who was signed in then signs in again; half of a sign-in leads nowhere.
    sql`update sessions set ended_at = ${now} where ended_at is null`,
    sql`delete from refresh_tokens`,
    sql`delete from passkey_challenges`,
    sql`delete from provider_attempts`,
    sql`update second_factor_codes set ended_at = ${now} where ended_at is null`,
    // A link to a new password that was used since would hold again. Invitations go on: who took one has no password again.
    sql`update one_time_links set used_at = ${now} where used_at is null and purpose = 'lost_password'`,
    // Answers to requests that are no longer repeated; and work where the owner decides whether it is to be done again.
    sql`delete from idempotency_keys`,
    sql`update tasks set state = 'failed', error = 'task_interrupted', runner = null, finished_at = ${now}, version = version + 1
      where state in ('waiting', 'running')`,
    sql`delete from whole_backups where finished_at is null`,
    sql`update backups_live set status = 'failed' where status = 'processing'`,
    // Numbers of transactions mean nothing in another database: readers of the live stream read everything again.
    sql`delete from changes`,
    sql`update revisions set transaction = pg_current_xact_id() where revision is null`,
    sql`update branch_journals set connection = null, connected_at = null`,
  ];
}
