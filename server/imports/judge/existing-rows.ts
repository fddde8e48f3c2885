import { sql } from 'kysely';
import { presentWholeRow, type Stored, type WholeRow } from '../../db/rows/present.ts';
import { limitationSql } from '../../db/rows/query/limitation.ts';
import { columnsOf, sourceOf } from '../../db/rows/query/source.ts';
import { columnTypeOf, isCaseless } from '../../db/tables/columns.ts';
import { tableOf } from '../../db/tables/names.ts';
import type { RowDraft } from './draft-of.ts';
import type { Judging } from './judging.ts';
import { belongsToStore } from './table.ts';

/** Rows that the drafts stand for, by the line of the draft: of those that the importer may write. Locked when it is asked for. */
export async function existingRows(judging: Judging, drafts: readonly RowDraft[]): Promise<ReadonlyMap<number, WholeRow>> {
  const { db, resource, now } = judging.writing;
  const ids = await idsByLine(judging, drafts);
  if (ids.size === 0) return new Map();
  const { rows } = await sql<Stored>`
    select ${columnsOf(resource, 'whole')} from ${sourceOf(resource)}
    where t.id = any(${[...new Set(ids.values())]}::int[]) and t.deleted_at is null
    order by t.id ${judging.locks ? sql`for update of t` : sql``}`.execute(db);
  const byId = new Map(rows.map((row) => [Number(row['id']), presentWholeRow(resource, row, now)]));
  return new Map(
    [...ids].flatMap(([line, id]) => {
      const row = byId.get(id);
      return row === undefined ? [] : [[line, row] as const];
    }),
  );
}

/** One look into the index of the key for each draft: a join would read the whole table for each batch. */
async function idsByLine({ writing, table }: Judging, drafts: readonly RowDraft[]): Promise<ReadonlyMap<number, number>> {
  const { db, resource, actor } = writing;
  const isOfStore = belongsToStore(resource);
  const known = drafts.filter(({ keys, storeId }) => keys !== undefined && (!isOfStore || storeId !== null));
  if (known.length === 0) return new Map();
  const isSame = table.keys.map(({ name, field }, at) => {
    const [column, given] = [sql.ref(`t.${name}`), sql.ref(`given.k${at}`)];
    return isCaseless(field) ? sql`lower(${column}) = lower(${given})` : sql`${column} = ${given}`;
  });
  const given = table.keys.map(({ field }, at) => sql`${known.map(({ keys }) => keys?.[at])}::${sql.raw(columnTypeOf(field) ?? 'text')}[]`);
  const names = table.keys.map((_, at) => sql.ref(`k${at}`));
  const ofStore = isOfStore ? sql`t.store_id = given.store_id` : sql`true`;
  const { rows } = await sql<{ line: number; id: number }>`
    select given.line, found.id
    from unnest(${known.map(({ line }) => line)}::int[], ${known.map(({ storeId }) => storeId)}::int[],
      ${sql.join(given)}) as given (line, store_id, ${sql.join(names)})
    cross join lateral (
      select t.id from ${sql.table(tableOf(resource))} t
      where ${sql.join(isSame, sql` and `)} and ${ofStore} and t.deleted_at is null and ${limitationSql(resource, actor, 'write') ?? sql`true`}
      order by t.id limit 1
    ) found`.execute(db);
  return new Map(rows.map(({ line, id }) => [line, id]));
}
