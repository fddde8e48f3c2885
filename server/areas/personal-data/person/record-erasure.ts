import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { WriteContext } from '../../../db/rows/write/write-context.ts';
import type { ErasedCounts } from './erase-person.ts';

export type RecordedErasure = {
  readonly id: number;
  readonly at: string;
  readonly actor: string | null;
  readonly person: string;
  readonly counts: Readonly<Record<string, number>>;
};

/** Writes down that a person was erased, and in the audit too. */
export async function recordErasure(
  { db, actor, now, address, requestId }: WriteContext | Omit<WriteContext, 'resource'>,
  person: string,
  counts: ErasedCounts,
): Promise<RecordedErasure> {
  const kept = JSON.stringify(counts);
  const { rows } = await sql<{ id: number }>`
    insert into erasures (person, actor_id, actor_name, begun_at, finished_at, counts)
    values (${person}, ${actor.id}, ${actor.name}, ${now}, ${now}, ${kept}::jsonb) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into audit_log (created_at, updated_at, actor_id, actor_name, action, resource, record_id, changes, address, request_id)
    values (${now}, ${now}, ${actor.id}, ${actor.name}, 'personal_data_erased', 'erasures', ${id},
      ${kept}::jsonb || jsonb_build_object('person', ${person}::text), ${address}, ${requestId})`.execute(db);
  return { id, at: now.toISOString(), actor: actor.name, person, counts };
}

const mostShown = 100;

/** The last erasures of persons, the newest first. */
export async function readErasures(db: Database): Promise<readonly RecordedErasure[]> {
  const { rows } = await sql<Omit<RecordedErasure, 'at'> & { at: Date }>`
    select id, begun_at as at, actor_name as actor, person, counts from erasures
    where person is not null order by begun_at desc, id desc limit ${mostShown}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
