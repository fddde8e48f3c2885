import { type RawBuilder, sql } from 'kysely';
import { fieldOf, fieldsOf, isLive, type NamedField } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field, FieldOf } from '../../../../contract/kit/index.ts';
import { columnTypeOf } from '../../tables/columns.ts';
import { childTableOf } from '../../tables/names.ts';
import type { Values, WriteContext } from './write-context.ts';

/** What a change sets in the entity's own table: as parts of an insert and of an update, each with a comma after its last column. */
type SetColumns = { readonly names: RawBuilder<unknown>; readonly values: RawBuilder<unknown>; readonly settings: RawBuilder<unknown> };
type Texts = { readonly names: RawBuilder<unknown>; readonly values: TemplateStringsArray; readonly settings: TemplateStringsArray };

/** Which columns a change sets is said by few texts, each written once: nodes for each column of each change would cost more than all else. */
const mostTexts = 500;
const known = new WeakMap<AnyResource, Map<string, Texts>>();

/** Parts of the statement that sets the columns. */
export function setColumns(resource: AnyResource, values: Values): SetColumns {
  const columns = columnsOfChange(resource, values);
  const { names, values: places, settings } = textsOf(resource, columns);
  const given = columns.map(([name, field]) => storedValue(field, values[name]));
  return { names, values: sql(places, ...given), settings: sql(settings, ...given) };
}

function textsOf(resource: AnyResource, columns: readonly NamedField[]): Texts {
  const key = columns.map(([name]) => name).join();
  const texts = known.get(resource) ?? new Map<string, Texts>();
  const found = texts.get(key);
  if (found !== undefined) return found;
  const places = columns.map(([name, field]) => ({ name: `"${name}"`, type: columnTypeOf(field) ?? '' }));
  const made = {
    names: sql.raw(places.map(({ name }) => `${name}, `).join('')),
    values: template(places.map(({ type }) => ['', `::${type}, `])),
    settings: template(places.map(({ name, type }) => [`${name} = `, `::${type}, `])),
  };
  if (texts.size >= mostTexts) texts.clear();
  texts.set(key, made);
  known.set(resource, texts);
  return made;
}

/** The texts between the values: what goes before and after each of them. */
function template(around: readonly (readonly [before: string, after: string])[]): TemplateStringsArray {
  const texts = around.map(([before], index) => `${around[index - 1]?.[1] ?? ''}${before}`);
  const all = [...texts, around.at(-1)?.[1] ?? ''];
  return Object.assign(all, { raw: all });
}

/** Columns and values that a change sets in the entity's own table. */
export function columnValues(resource: AnyResource, values: Values): readonly (readonly [string, RawBuilder<unknown>])[] {
  return columnsOfChange(resource, values).map(([name, field]) => [
    name,
    sql`${storedValue(field, values[name])}::${sql.raw(columnTypeOf(field) ?? '')}`,
  ]);
}

function columnsOfChange(resource: AnyResource, values: Values): readonly NamedField[] {
  return Object.keys(values).flatMap((name) => {
    const field = fieldOf(resource, name);
    return field === undefined || isLive(field) || columnTypeOf(field) === null ? [] : [[name, field] as const];
  });
}

function storedValue(field: Field, value: unknown): unknown {
  return field.kind === 'json' && value !== null ? JSON.stringify(value) : value;
}

/** Children belong to the parent alone: they are replaced with it, in the order given. */
export async function storeChildren(db: WriteContext['db'], resource: AnyResource, id: number, values: Values): Promise<void> {
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind !== 'children' || !Object.hasOwn(values, name)) continue;
    await replaceChildren(db, childTableOf(resource, name), field, { parentId: id, children: values[name] });
  }
}

async function replaceChildren(
  db: WriteContext['db'],
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
