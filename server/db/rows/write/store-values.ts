import { type RawBuilder, sql } from 'kysely';
import { fieldOf, fieldsOf, isLive } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field, FieldOf } from '../../../../contract/kit/index.ts';
import { columnTypeOf } from '../../tables/columns.ts';
import { childTableOf } from '../../tables/names.ts';
import type { Values, Writing } from './writing.ts';

/** Columns and values that a change sets in the entity's own table. */
export function columnValues(resource: AnyResource, values: Values): readonly (readonly [string, RawBuilder<unknown>])[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fieldOf(resource, name);
    const type = field === undefined || isLive(field) ? null : columnTypeOf(field);
    return type === null || field === undefined ? [] : [[name, parameter(field, type, value)] as const];
  });
}

function parameter(field: Field, type: string, value: unknown): RawBuilder<unknown> {
  const given = field.kind === 'json' && value !== null ? JSON.stringify(value) : value;
  return sql`${given}::${sql.raw(type)}`;
}

/** Children belong to the parent alone: they are replaced with it, in the order given. */
export async function storeChildren(db: Writing['db'], resource: AnyResource, id: number, values: Values): Promise<void> {
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind !== 'children' || !Object.hasOwn(values, name)) continue;
    await replaceChildren(db, childTableOf(resource, name), field, { parentId: id, children: values[name] });
  }
}

async function replaceChildren(
  db: Writing['db'],
  table: string,
  field: FieldOf<'children'>,
  { parentId, children }: { readonly parentId: number; readonly children: unknown },
): Promise<void> {
  await sql`delete from ${sql.table(table)} where parent_id = ${parentId}`.execute(db);
  const columns = Object.entries(field.fields).map(([name, child]) => sql`${sql.ref(name)} ${sql.raw(columnTypeOf(child) ?? 'text')}`);
  const names = sql.join(Object.keys(field.fields).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (parent_id, position, ${names})
    select ${parentId}, c.position, ${names}
    from rows from (json_to_recordset(${JSON.stringify(children)}) as (${sql.join(columns)})) with ordinality as c(${names}, position)`.execute(
    db,
  );
}
