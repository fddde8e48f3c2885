import { type RawBuilder, sql } from 'kysely';
import { fieldOf, isReadable } from '../../../contract/derive/fields.ts';
import { type Answers, type AnyResource, answer, type Field, type FieldOf } from '../../../contract/kit/index.ts';
import { childTableOf } from '../tables/names.ts';
import { bandAmong } from './query/bands.ts';
import { fixedSql } from './query/fixed-sql.ts';
import { isoInstant } from './query/iso-instant.ts';
import type { View } from './query/query.ts';
import { columnRef, namesOf } from './query/source.ts';
import { trashedValues } from './query/trash.ts';

type Sql = RawBuilder<unknown>;
type Page = { readonly resource: AnyResource; readonly view: View; readonly now: Date; readonly trash?: true };

const same = (_: Field, column: Sql): Sql => column;

/** What the wire carries of a stored value: the same as `presentRow` makes of it. */
const jsonOfKind: Answers<Sql, Sql> = {
  text: same,
  richText: same,
  email: same,
  phone: same,
  int: same,
  decimal: same,
  flag: same,
  choice: same,
  set: same,
  day: same,
  time: (_, column) => sql`left(${column}::text, 5)`,
  instant: (_, column) => isoInstant(column),
  duration: same,
  reference: same,
  references: same,
  children: same,
  json: same,
  colour: same,
  file: same,
  image: same,
  secret: () => sql`null`,
  computed: same,
};

/** The columns of a row as they are: what a page is found and cut by, before anything is made of it. */
export const storedColumns = fixedSql<View>((resource, view) =>
  sql.join(
    namesOf(resource, view).flatMap((name) => {
      const field = fieldOf(resource, name);
      if (field === undefined || !isReadable(field) || field.kind === 'computed' || field.kind === 'children') return [];
      return [columnRef(name, field)];
    }),
  ),
);

/** Each row of a page `p` as JSON text, made by the database: nothing is read into objects only to be written again. */
export function jsonRows(page: Page, rows: Sql): Sql {
  const { resource, view, now } = page;
  const computed = namesOf(resource, view).flatMap((name) => {
    const field = fieldOf(resource, name);
    return field?.kind === 'computed' ? [sql`, ${bandAmong(field, columnOfPage, now)} as ${sql.ref(name)}`] : [];
  });
  const values = [jsonValues(resource, view), ...computed, ...trashedValues(page)];
  return sql`select row_to_json(r)::text as row from (select ${sql.join(values, sql``)} from (${rows}) p) r`;
}

const columnOfPage = (name: string): Sql => sql.ref(`p.${name}`);

/** What does not depend on the clock. */
const jsonValues = fixedSql<View>((resource, view) =>
  sql.join(
    namesOf(resource, view).flatMap((name) => {
      const field = fieldOf(resource, name);
      if (field === undefined || !isReadable(field) || field.kind === 'computed') return [];
      const value = field.kind === 'children' ? childrenOf(resource, name, field) : answer(jsonOfKind, field, sql.ref(`p.${name}`));
      return [sql`${value} as ${sql.ref(name)}`];
    }),
  ),
);

function childrenOf(resource: AnyResource, name: string, { fields }: FieldOf<'children'>): Sql {
  const values = Object.entries(fields).map(
    ([child, field]) => sql`${sql.lit(child)}, ${answer(jsonOfKind, field, sql.ref(`c.${child}`))}`,
  );
  const rows = sql`json_agg(json_build_object(${sql.join(values)}) order by c.position)`;
  return sql`(select coalesce(${rows}, '[]') from ${sql.table(childTableOf(resource, name))} c where c.parent_id = p.id)`;
}
