import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { type Changes, withoutPersonal } from '../../../contract/derive/difference.ts';
import type { Writing } from './writing.ts';

export type Recorded = {
  readonly action: 'create' | 'edit' | 'delete';
  readonly id: number;
  readonly version: number;
  readonly changes: Changes;
};

/** Writes what happened, in the same transaction: history that can be erased, and the audit that cannot. */
export async function recordChange(writing: Writing, recorded: Recorded): Promise<void> {
  const { db, resource, actor, now } = writing;
  const { action, id, version, changes } = recorded;
  if (resource.versioned !== false) {
    await sql`
      insert into history (resource, record_id, version, at, action, actor_id, actor_name, changes)
      values (${resource.name}, ${id}, ${version}, ${now}, ${action}, ${actor.id}, ${actor.name}, ${JSON.stringify(changes)}::jsonb)`.execute(
      db,
    );
  }
  if (resource.audit === false) return;
  const digest = (value: unknown) => createHmac('sha256', writing.salt).update(JSON.stringify(value)).digest('base64url').slice(0, 16);
  const kept = JSON.stringify(withoutPersonal(resource, changes, digest));
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, changes, address, request_id)
    values (${now}, ${now}, ${actor.id}, ${actor.name}, ${action}, ${resource.name}, ${id}, ${kept}::jsonb,
      ${writing.address}, ${writing.requestId})`.execute(db);
}
