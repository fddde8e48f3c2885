import type pg from 'pg';
import { fieldsOf, isLive } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { childTableOf, liveTableOf, tableOf } from '../../db/tables/names.ts';
import { type BulkColumn, bulkColumn, plainColumn } from './bulk-column.ts';
import { advanceSequence, insertRows, type ValuesByName } from './insert-rows.ts';

const systemColumns = [
  plainColumn('id', 'integer'),
  plainColumn('created_at', 'timestamptz(3)'),
  plainColumn('updated_at', 'timestamptz(3)'),
];

/** Inserts whole rows of an entity, with their live values and the rows that they own; sequences are left to the end. */
export async function insertEntity(client: pg.ClientBase, resource: AnyResource, rows: readonly ValuesByName[]): Promise<void> {
  await insertRows(client, tableOf(resource), [...systemColumns, ...columnsOf(resource, false)], rows);
  const live = columnsOf(resource, true);
  if (live.length > 0) await insertRows(client, liveTableOf(resource), [plainColumn('id', 'integer'), ...live], rows);
  await insertChildren(client, resource, rows);
}

/** Moves the sequence of the entity behind the loaded rows. */
export function advanceEntity(client: pg.ClientBase, resource: AnyResource): Promise<void> {
  return advanceSequence(client, tableOf(resource));
}

/** Columns that the demonstration fills; keys of branches are made by a person, so secrets stay empty. */
function columnsOf(resource: AnyResource, live: boolean): readonly BulkColumn[] {
  return fieldsOf(resource)
    .filter(([, field]) => isLive(field) === live && field.kind !== 'secret')
    .flatMap(([name, field]) => bulkColumn(name, field) ?? []);
}

const links = [plainColumn('parent_id', 'integer'), plainColumn('position', 'integer')];

/** Inserts the rows that rows of an entity own. */
async function insertChildren(client: pg.ClientBase, resource: AnyResource, rows: readonly ValuesByName[]): Promise<void> {
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind !== 'children') continue;
    const columns = Object.entries(field.fields).flatMap(([child, itsField]) => bulkColumn(child, itsField) ?? []);
    const children = rows.flatMap((row) => childrenOf(row, name));
    await insertRows(client, childTableOf(resource, name), [...links, ...columns], children);
  }
}

function childrenOf(row: ValuesByName, name: string): readonly ValuesByName[] {
  const children: unknown = row[name];
  if (!Array.isArray(children)) return [];
  return children.map((child: object, position) => ({ ...child, parent_id: row['id'], position }));
}

/** Writes the one row of a singleton, which its migration has made without any children. */
export async function updateSettings(client: pg.ClientBase, resource: AnyResource, values: ValuesByName): Promise<void> {
  const columns = fieldsOf(resource).flatMap(([name, field]) => bulkColumn(name, field) ?? []);
  const names = columns.map(({ name }) => name).join(', ');
  const parameters = columns.map(({ parameterType }, place) => `$${place + 1}::${parameterType}`).join(', ');
  const assigned = columns.map(({ name, value }) => `${name} = ${value(`given.${name}`)}`).join(', ');
  await client.query(
    `update ${tableOf(resource)} set ${assigned} from unnest(${parameters}) as given (${names}) where id = 1`,
    columns.map(({ name, literal }) => literal([values[name]])),
  );
  await insertChildren(client, resource, [{ ...values, id: 1 }]);
}
