import { sql } from 'kysely';
import type { ConnectionEndKind } from '../../../../contract/rules/branch-status/connection-end.ts';
import type { Database } from '../../../db/database.ts';

/** How the connection of a store ended, or that a claim of one was refused, which has no connection. */
export type Ending = { readonly kind: ConnectionEndKind; readonly at: Date; readonly connection: string | null };

/**
 * Writes why stores are not connected, the newest of each. An ending of a connection that another one has replaced says nothing.
 * Answers the stores where the reason is another one now.
 */
export async function keepEndings(
  transaction: Database,
  endings: ReadonlyMap<number, Ending>,
): Promise<readonly { readonly id: number; readonly version: number }[]> {
  if (endings.size === 0) return [];
  const given = [...endings].map(([id, ending]) => ({ id, ...ending }));
  const { rows } = await sql<{ id: number; version: number }>`
    with given as (
      select g.* from json_to_recordset(${JSON.stringify(given)}::json) as g (id int, kind text, at timestamptz(3), connection text)
      left join branch_journals j on j.store_id = g.id
      where g.connection is null or g.connection = j.connection
    ), kept as (
      insert into branch_endings as e (store_id, kind, at) select id, kind, at from given order by id
      on conflict (store_id) do update set kind = excluded.kind, at = excluded.at where e.at <= excluded.at
      returning e.store_id
    )
    select s.id, s.version from kept k join stores s on s.id = k.store_id`.execute(transaction);
  return rows;
}
