import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../contract/basics/access.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Database } from '../database.ts';
import { ownAmong, sharedFieldsOf } from './shared-rows.ts';

export type HistoryEntry = {
  readonly id: number;
  readonly at: string;
  readonly actor_name: string | null;
  readonly action: string;
  readonly version: number;
  readonly changes: unknown;
};

type Stored = Omit<HistoryEntry, 'at'> & { readonly at: Date };

/** The newest thousand changes of a row as the actor may read them, the newest first. */
export async function readHistory(db: Database, resource: AnyResource, actor: Actor, id: number): Promise<readonly HistoryEntry[]> {
  const { rows } = await sql<Stored>`
    select id, at, actor_name, action, version, ${readableChanges(resource, actor)} as changes from history
    where resource = ${resource.name} and record_id = ${id} order by id desc limit 1000`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Of a row of several stores, what a change says of theirs alone. */
function readableChanges(resource: AnyResource, actor: Actor): RawBuilder<unknown> {
  return sharedFieldsOf(resource, actor).reduce<RawBuilder<unknown>>((changes, [name, field]) => {
    const own = (side: 'before' | 'after') => {
      const given = sql`changes #> array[${sql.lit(name)}, ${sql.lit(side)}]`;
      const ids = sql`array(select jsonb_array_elements_text(case when jsonb_typeof(${given}) = 'array' then ${given} else '[]' end)::int)`;
      return ownAmong(ids, field, actor);
    };
    const both = sql`jsonb_build_object('before', to_jsonb(${own('before')}), 'after', to_jsonb(${own('after')}))`;
    const shown = sql`case when ${own('before')} = ${own('after')} then '{}' else jsonb_build_object(${sql.lit(name)}, ${both}) end`;
    return sql`((${changes} - ${sql.lit(name)}) || ${shown})`;
  }, sql`changes`);
}
