import { type RawBuilder, sql } from 'kysely';
import { fieldOf, fieldsOf, isLive } from '../../../contract/derive/fields.ts';
import type { AnyResource, Field, FieldOf } from '../../../contract/kit/index.ts';
import { columnTypeOf } from '../tables/columns.ts';
import { childTableOf, tableOf } from '../tables/names.ts';
import type { Values, Writing } from './writing.ts';

/** Inserts the values and answers with the new identifier. */
export async function insertValues({ db, resource, now }: Writing, values: Values): Promise<number> {
  const columns = columnValues(resource, values);
  const names = sql.join([sql.ref('created_at'), sql.ref('updated_at'), ...columns.map(([name]) => sql.ref(name))]);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(tableOf(resource))} (${names})
    values (${sql.join([now, now, ...columns.map(([, value]) => value)])}) returning id`.execute(db);
  const id = Number(rows[0]?.id);
  await storeChildren(db, resource, id, values);
  return id;
}

/** Stores changed values of the row and raises its version. */
export async function updateValues({ db, resource, now }: Writing, id: number, values: Values): Promise<void> {
  const changed = columnValues(resource, values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const assignments = sql.join([...changed, sql`version = version + 1`, sql`updated_at = ${now}`]);
  await sql`update ${sql.table(tableOf(resource))} set ${assignments} where id = ${id}`.execute(db);
  await storeChildren(db, resource, id, values);
}

function columnValues(resource: AnyResource, values: Values): readonly (readonly [string, RawBuilder<unknown>])[] {
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
async function storeChildren(db: Writing['db'], resource: AnyResource, id: number, values: Values): Promise<void> {
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
