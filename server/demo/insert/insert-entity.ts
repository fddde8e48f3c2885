import type pg from 'pg';
import { fieldsOf, isLive } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { liveTableOf, tableOf } from '../../db/tables/names.ts';
import { type BulkColumn, bulkColumn, plainColumn } from './bulk-column.ts';
import { insertChildren } from './insert-children.ts';
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
