import { type RawBuilder, sql } from 'kysely';
import { fieldOf, isLive } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Values, WriteContext } from '../../db/rows/write/write-context.ts';
import { unlessGiven } from '../../db/rows/write/write-statement.ts';
import { columnTypeOf } from '../../db/tables/columns.ts';
import { tableOf } from '../../db/tables/names.ts';

/**
 * Inserts many rows in one statement and answers with their identifiers in the same order; undefined for a row with
 * a given value that another one has, one of the same statement too.
 */
export async function insertMany({ db, resource, now }: WriteContext, rows: readonly Values[]): Promise<readonly (number | undefined)[]> {
  if (rows.length === 0) return [];
  const table = sql.table(tableOf(resource));
  const { rows: given } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${tableOf(resource)}, 'id'))::int as id from generate_series(1, ${rows.length})`.execute(db);
  const ids = given.map(({ id }) => id);
  const columns = columnsIn(resource, rows);
  const names = sql.join(['id', 'created_at', 'updated_at', ...columns.map(({ name }) => name)].map((name) => sql.ref(name)));
  const values = sql.join([sql`given.id`, sql`${now}`, sql`${now}`, ...columns.map(({ name }) => sql.ref(`given.${name}`))]);
  const source = recordset(columns, rows, (row, at) => ({ ...row, id: ids[at] }));
  const { rows: made } = await sql<{
    id: number;
  }>`insert into ${table} (${names}) select ${values} from ${source} ${unlessGiven(resource)} returning id`.execute(db);
  const there = new Set(made.map(({ id }) => id));
  return ids.map((id) => (there.has(id) ? id : undefined));
}

export type ManyChanged = { readonly id: number; readonly values: Values };

/** Stores changed values of many rows in one statement and raises their versions; a value that is not named stays. */
export async function updateMany({ db, resource, now }: WriteContext, rows: readonly ManyChanged[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsIn(
    resource,
    rows.map(({ values }) => values),
  );
  // A value may become null: whether it is named at all is next to it.
  const changed = columns.map(({ name }) => {
    const [column, given] = [sql.ref(`t.${name}`), sql.ref(`given.${name}`)];
    return sql`${sql.ref(name)} = case when ${name} = any(given.changed) then ${given} else ${column} end`;
  });
  const all = [...columns, { name: 'changed', type: 'text[]' }];
  const given = recordset(all, rows, ({ id, values }) => ({ ...values, id, changed: Object.keys(values) }));
  await sql`
    update ${sql.table(tableOf(resource))} t set ${sql.join([...changed, sql`version = version + 1`, sql`updated_at = ${now}`])}
    from ${given} where t.id = given.id`.execute(db);
}

type Column = { readonly name: string; readonly type: string };

/** Columns that any of the rows has a value for; what has none of its own is left as it is in a new row: empty. */
function columnsIn(resource: AnyResource, rows: readonly Values[]): readonly Column[] {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].flatMap((name) => {
    const field = fieldOf(resource, name);
    const type = field === undefined || isLive(field) ? null : columnTypeOf(field);
    return type === null ? [] : [{ name, type }];
  });
}

function recordset<R>(columns: readonly Column[], rows: readonly R[], of: (row: R, at: number) => Values): RawBuilder<unknown> {
  const typed = [{ name: 'id', type: 'int' }, ...columns].map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  return sql`json_to_recordset(${JSON.stringify(rows.map(of))}::json) as given (${sql.join(typed)})`;
}
