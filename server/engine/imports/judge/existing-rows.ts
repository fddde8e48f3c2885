import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { groupBy } from '../../../../contract/rules/values/group-by.ts';
import { presentWholeRow, type Stored, type WholeRow } from '../../../db/rows/present.ts';
import { limitationSql } from '../../../db/rows/query/limitation.ts';
import { columnsOf, sourceOf } from '../../../db/rows/query/source.ts';
import { columnTypeOf, isCaseless } from '../../../db/tables/columns.ts';
import { tableOf } from '../../../db/tables/names.ts';
import type { Judging } from './judging.ts';
import type { RowDraft } from './read-row-draft.ts';
import { belongsToStore, type Column } from './table.ts';

/** Rows of one key that are looked at: more than one there are only where the database does not keep the key unique. */
const mostOfKey = 10;

/**
 * Rows that the drafts represent, by the line of the draft, the latest first: of those that the importer may write. Locked when it is
 * asked for. A draft without the name of a person represents rows that hold nothing of a person any longer.
 */
export async function existingRows(judging: Judging, drafts: readonly RowDraft[]): Promise<ReadonlyMap<number, readonly WholeRow[]>> {
  const { db, resource, now } = judging.context;
  const found = await idsByLine(judging, drafts);
  if (found.length === 0) return new Map();
  const ids = [...new Set(found.map(({ id }) => id))];
  const { rows } = await sql<Stored>`
    select ${columnsOf(resource, 'whole')} from ${sourceOf(resource)}
    where t.id = any(${ids}::int[]) and t.deleted_at is null
    order by t.id ${judging.locks ? sql`for update of t` : sql``}`.execute(db);
  const byId = new Map(rows.map((row) => [Number(row['id']), presentWholeRow(resource, row, now)]));
  const byLine = groupBy(found, ({ line }) => line);
  return new Map([...byLine].map(([line, ofLine]) => [line, ofLine.flatMap(({ id }) => byId.get(id) ?? [])]));
}

type Found = { readonly line: number; readonly id: number };

async function idsByLine(judging: Judging, drafts: readonly RowDraft[]): Promise<readonly Found[]> {
  const { context, table } = judging;
  const isOfStore = belongsToStore(context.resource);
  const inStore = drafts.filter(({ storeId }) => !isOfStore || storeId !== null);
  const known = inStore.filter(({ keys }) => keys.every((key) => key !== undefined));
  const found = await lookUp(judging, { drafts: known, keys: table.keys, only: sql`true` });
  const impersonal = table.keys.filter(({ field }) => !('personal' in field && field.personal));
  if (impersonal.length === table.keys.length || fieldOf(context.resource, 'erased_at') === undefined) return found;
  const nameless = inStore.filter(({ keys }) => table.keys.every((key, at) => (keys[at] === undefined) !== impersonal.includes(key)));
  return [...found, ...(await lookUp(judging, { drafts: nameless, keys: impersonal, only: sql`t.erased_at is not null` }))];
}

type Wanted = { readonly drafts: readonly RowDraft[]; readonly keys: readonly Column[]; readonly only: RawBuilder<unknown> };

/** One look into the index of the key for each draft: a join would read the whole table for each batch. */
async function lookUp({ context, table }: Judging, { drafts, keys, only }: Wanted): Promise<readonly Found[]> {
  if (drafts.length === 0) return [];
  const { db, resource, actor } = context;
  const isSame = keys.map(({ name, field }, at) => {
    const [column, given] = [sql.ref(`t.${name}`), sql.ref(`given.k${at}`)];
    return isCaseless(field) ? sql`lower(${column}) = lower(${given})` : sql`${column} = ${given}`;
  });
  const given = keys.map((key) => {
    const place = table.keys.indexOf(key);
    return sql`${drafts.map((draft) => draft.keys[place])}::${sql.raw(columnTypeOf(key.field) ?? 'text')}[]`;
  });
  const names = keys.map((_, at) => sql.ref(`k${at}`));
  const ofStore = belongsToStore(resource) ? sql`t.store_id = given.store_id` : sql`true`;
  const { rows } = await sql<Found>`
    select given.line, found.id
    from unnest(${drafts.map(({ line }) => line)}::int[], ${drafts.map(({ storeId }) => storeId)}::int[],
      ${sql.join(given)}) as given (line, store_id, ${sql.join(names)})
    cross join lateral (
      select t.id from ${sql.table(tableOf(resource))} t
      where ${sql.join(isSame, sql` and `)} and ${ofStore} and ${only}
        and t.deleted_at is null and ${limitationSql(resource, actor, 'write') ?? sql`true`}
      order by t.id desc limit ${sql.lit(mostOfKey)}
    ) found order by found.id desc`.execute(db);
  return rows;
}
