import type pg from 'pg';
import { fieldsOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { childTableOf } from '../../db/tables/names.ts';
import { bulkColumn, plainColumn } from './bulk-column.ts';
import { insertRows, type ValuesByName } from './insert-rows.ts';

const links = [plainColumn('parent_id', 'integer'), plainColumn('position', 'integer')];

/** Inserts the rows that rows of an entity own. */
export async function insertChildren(client: pg.ClientBase, resource: AnyResource, rows: readonly ValuesByName[]): Promise<void> {
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
