import { sql } from 'kysely';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Database } from '../database.ts';

export type HistoryEntry = {
  readonly id: number;
  readonly at: string;
  readonly actor_name: string | null;
  readonly action: string;
  readonly version: number;
  readonly changes: unknown;
};

type Stored = Omit<HistoryEntry, 'at'> & { readonly at: Date };

/** The newest thousand changes of a row, the newest first. */
export async function historyOf(db: Database, resource: AnyResource, id: number): Promise<readonly HistoryEntry[]> {
  const { rows } = await sql<Stored>`
    select id, at, actor_name, action, version, changes from history
    where resource = ${resource.name} and record_id = ${id} order by id desc limit 1000`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
