import type pg from 'pg';
import type { BulkColumn } from './bulk-column.ts';

/** Anything with values by name. */
export type ValuesByName = { readonly [name: string]: unknown };

const batchSize = 5_000;

/** Inserts rows by thousands: one statement, one array for each column. It works on both databases and needs no COPY. */
export async function insertRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly BulkColumn[],
  rows: readonly ValuesByName[],
): Promise<void> {
  const statement = insertStatement(table, columns);
  for (let first = 0; first < rows.length; first += batchSize) {
    const batch = rows.slice(first, first + batchSize);
    await client.query(
      statement,
      columns.map(({ name, literal }) => literal(batch.map((row) => row[name]))),
    );
  }
}

/** Moves the sequence of a table behind the ids that were given by hand. */
export async function advanceSequence(client: pg.ClientBase, table: string): Promise<void> {
  await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), greatest(1, (select coalesce(max(id), 1) from ${table})))`);
}

function insertStatement(table: string, columns: readonly BulkColumn[]): string {
  const names = columns.map(({ name }) => name).join(', ');
  const values = columns.map(({ name, value }) => value(`given.${name}`)).join(', ');
  const parameters = columns.map(({ parameterType }, place) => `$${place + 1}::${parameterType}`).join(', ');
  return `insert into ${table} (${names}) select ${values} from unnest(${parameters}) as given (${names})`;
}
