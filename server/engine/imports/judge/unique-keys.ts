import { type RawBuilder, sql } from 'kysely';
import type { ErrorCode } from '../../../../contract/basics/errors.ts';
import { fieldOf, fieldsOf } from '../../../../contract/derive/fields.ts';
import { importKeyOf } from '../../../../contract/derive/imports/import-columns.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Values } from '../../../db/rows/write/write-context.ts';
import { columnTypeOf, isCaseless } from '../../../db/tables/columns.ts';
import { tableOf } from '../../../db/tables/names.ts';
import type { Judging } from './judging.ts';
import { belongsToStore } from './table.ts';

/** Fields with values that no two rows share together. */
export type UniqueKey = { readonly fields: readonly string[]; readonly error: ErrorCode; readonly at: string };

/** Every key of the entity; of what belongs to a store each holds within the store. */
export function uniqueKeysOf(resource: AnyResource): readonly UniqueKey[] {
  const owner = (names: readonly string[]) => (belongsToStore(resource) && !names.includes('store_id') ? ['store_id'] : []);
  const single = fieldsOf(resource).flatMap(([name, field]) =>
    field.kind === 'computed' || field.unique === undefined ? [] : [{ fields: [...owner([name]), name], error: field.unique, at: name }],
  );
  const several = (resource.unique ?? []).map(({ fields, error, at }) => ({ fields: [...owner(fields), ...fields], error, at }));
  return [...single, ...several];
}

/** Keys that no two rows of one file may share: those of the database, and what rows are recognised by. */
export function fileKeysOf(resource: AnyResource): readonly Omit<UniqueKey, 'error'>[] {
  if (resource.importWith === undefined || resource.importBy === undefined) return uniqueKeysOf(resource);
  const owner = belongsToStore(resource) ? ['store_id'] : [];
  return [...uniqueKeysOf(resource), { fields: [...owner, ...importKeyOf(resource)], at: resource.importBy }];
}

/** The values of a key as one text; undefined where one of them is absent, which repeats nothing. */
export function keyText(resource: AnyResource, { fields, at }: Omit<UniqueKey, 'error'>, values: Values): string | undefined {
  const parts = fields.map((name) => {
    const value = values[name];
    const field = fieldOf(resource, name);
    return typeof value === 'string' && field !== undefined && isCaseless(field) ? value.toLowerCase() : value;
  });
  return parts.some((part) => part === null || part === undefined) ? undefined : JSON.stringify([at, ...fields, ...parts]);
}

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
