import { sql } from 'kysely';
import type { Database } from '../database.ts';

type Told = {
  readonly resource: string;
  readonly id: number;
  readonly version: number;
  readonly action: 'create' | 'edit';
  readonly actorId: number;
  readonly now: Date;
};

/** Tells live readers of a row that belongs to no store and is written beside the generic path, which tells of its own. */
export async function tellChange(db: Database, { resource, id, version, action, actorId, now }: Told): Promise<void> {
  await sql`
    insert into changes (at, resource, record_id, version, action, actor_id)
    values (${now}, ${resource}, ${id}, ${version}, ${action}, ${actorId})`.execute(db);
}
