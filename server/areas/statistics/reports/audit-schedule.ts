import { sql } from 'kysely';
import { serverWords } from '../../../../contract/messages/cs/server.ts';
import type { Database } from '../../../db/database.ts';

/** Who does it: a person with their request, or the server. */
export type Author = {
  readonly id: number | null;
  readonly name: string | null;
  readonly address: string | null;
  readonly requestId: string | null;
};

export const theServer: Author = { id: null, name: serverWords.system, address: null, requestId: null };

type Audited = {
  readonly template: number;
  readonly author: Author;
  readonly now: Date;
  readonly action: 'create' | 'edit' | 'delete';
  readonly changes: Readonly<Record<string, unknown>>;
};

/** Writes into the audit what happened to the sending of a template. Addresses are counted, and not named. */
export async function auditSchedule(db: Database, { template, author, now, action, changes }: Audited): Promise<void> {
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, changes, address, request_id)
    values (${now}, ${now}, ${author.id}, ${author.name}, ${action}, 'report-schedules', ${template}, ${JSON.stringify(changes)}::jsonb,
      ${author.address}, ${author.requestId})`.execute(db);
}
