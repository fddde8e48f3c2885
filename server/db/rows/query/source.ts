import { type RawBuilder, sql } from 'kysely';
import { sinceName } from '../../../../contract/derive/computed.ts';
import { fieldOf, fieldsOf, isLive, isReadable, nameColumns } from '../../../../contract/derive/fields.ts';
import { type AnyResource, type Field, systemFields } from '../../../../contract/kit/index.ts';
import { collationOf } from '../../tables/columns.ts';
import { childTableOf, liveTableOf, tableOf } from '../../tables/names.ts';
import { fixedSql } from './fixed-sql.ts';
import type { View } from './query.ts';

/** `from` of an entity: its table as `t`, its live values as `l`. */
export function sourceOf(resource: AnyResource): RawBuilder<unknown> {
  return sources(resource, 'from');
}

const sources = fixedSql<'from'>((resource) => {
  return withLive(resource, sql`${sql.table(tableOf(resource))} t`);
});

/** What gives the rows of an entity as `t`, with its live values as `l`. */
export function withLive(resource: AnyResource, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!hasLive(resource)) return rows;
  return sql`${rows} left join ${sql.table(liveTableOf(resource))} l on l.id = t.id`;
}

/** Names of the fields that a reader of the view gets, in their order. */
export function namesOf(resource: AnyResource, view: View): readonly string[] {
  return view === 'whole' ? [...systemFields, ...fieldsOf(resource).map(([name]) => name)] : nameColumns(resource);
}

/** Columns that a reader of the view gets. */
export const columnsOf = fixedSql<View>((resource, view) =>
  sql.join([
    ...namesOf(resource, view).flatMap((name) => {
      const field = fieldOf(resource, name);
      return field === undefined || !isReadable(field) || field.kind === 'computed' ? [] : [selected(resource, name, field)];
    }),
    ...(view === 'whole' ? sincesOfStore(resource) : []),
  ]),
);

/** Instants of the store that values of the row are computed from: no reader gets them. */
function sincesOfStore(resource: AnyResource): readonly RawBuilder<unknown>[] {
  const computed = fieldsOf(resource).flatMap(([, field]) => (field.kind === 'computed' && field.ofStore === true ? [field] : []));
  const sinces = new Map(computed.map((field) => [sinceName(field), field.from]));
  return [...sinces].map(([name, from]) => sql`${sinceOfStore(from, sql.ref('t.store_id'))} as ${sql.ref(name)}`);
}

/** A live value of the store of a row. It is looked up for each: devices are few, and the key of the table finds it. */
export function sinceOfStore(from: string, storeId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select h.${sql.ref(from)} from ${sql.table(liveTableOf({ name: 'stores' }))} h where h.id = ${storeId})`;
}

/** A column where it is kept. */
export function columnRef(name: string, field: Field): RawBuilder<unknown> {
  return sql.ref(isLive(field) ? `l.${name}` : `t.${name}`);
}

/** The same in the collation that rows are ordered by and that its index holds. */
export function collatedColumn(name: string, field: Field): RawBuilder<unknown> {
  const collation = collationOf(field);
  return collation === undefined ? columnRef(name, field) : sql`${columnRef(name, field)} collate ${sql.raw(collation)}`;
}

function selected(resource: AnyResource, name: string, field: Field): RawBuilder<unknown> {
  if (field.kind !== 'children') return columnRef(name, field);
  const columns = sql.join(Object.keys(field.fields).flatMap((child) => [sql.lit(child), sql.ref(`c.${child}`)]));
  const rows = sql`json_agg(json_build_object(${columns}) order by c.position)`;
  const children = sql.table(childTableOf(resource, name));
  return sql`(select coalesce(${rows}, '[]') from ${children} c where c.parent_id = t.id) as ${sql.ref(name)}`;
}

/** Whether the entity keeps live values next to its rows. */
export function hasLive(resource: AnyResource): boolean {
  return fieldsOf(resource).some(([, field]) => isLive(field));
}
