import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import type { Values } from '../../../db/rows/write/write-context.ts';
import { columnTypeOf, isCaseless } from '../../../db/tables/columns.ts';
import { tableOf } from '../../../db/tables/names.ts';
import type { Judging } from './judging.ts';
import type { UniqueKey } from './unique-keys.ts';

/** A row as it will be, and which it is when it is there already. */
export type Coming = { readonly line: number; readonly id: number | null; readonly values: Values };

/** Lines with a key that another row has already, whether the actor may see it or not. */
export async function takenLines({ context }: Judging, { fields }: UniqueKey, coming: readonly Coming[]): Promise<ReadonlySet<number>> {
  const { db, resource } = context;
  if (coming.length === 0) return new Set();
  const named = fields.map((name) => ({ name, field: fieldOf(resource, name) }));
  const columns = named.map(({ name }, at) => sql.ref(`k${at}_${name}`));
  const parameters: readonly RawBuilder<unknown>[] = named.map(({ name, field }) => {
    const type = field === undefined ? 'text' : (columnTypeOf(field) ?? 'text');
    return sql`${coming.map(({ values }) => values[name])}::${sql.raw(type)}[]`;
  });
  const isSame = named.map(({ name, field }, at) => {
    const column = sql.ref(`t.${name}`);
    const given = sql`given.${sql.ref(`k${at}_${name}`)}`;
    return field !== undefined && isCaseless(field) ? sql`lower(${column}) = lower(${given})` : sql`${column} = ${given}`;
  });
  const { rows } = await sql<{ line: number }>`
    select given.line from unnest(${coming.map(({ line }) => line)}::int[], ${coming.map(({ id }) => id)}::int[], ${sql.join(parameters)})
      as given (line, own_id, ${sql.join(columns)})
    cross join lateral (
      select from ${sql.table(tableOf(resource))} t
      where ${sql.join(isSame, sql` and `)} and t.deleted_at is null and t.id is distinct from given.own_id limit 1
    ) taken`.execute(db);
  return new Set(rows.map(({ line }) => line));
}
