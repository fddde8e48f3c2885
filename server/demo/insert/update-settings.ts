import type pg from 'pg';
import { fieldsOf } from '../../../contract/derive/fields.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { tableOf } from '../../db/tables/names.ts';
import { bulkColumn } from './bulk-column.ts';
import { insertChildren } from './insert-children.ts';
import type { ValuesByName } from './insert-rows.ts';

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
