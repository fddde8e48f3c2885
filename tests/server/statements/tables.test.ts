import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupBy } from '../../../contract/rules/values/group-by.ts';
import { aMigratedDatabase } from '../../support/databases.ts';
import type { Claim } from '../../support/statements/claims.ts';
import { differencesOf } from '../../support/statements/differences.ts';
import type { Column } from '../../support/statements/prepared.ts';
import { openProgram } from '../../support/statements/program.ts';
import { tableTypes } from '../../support/statements/table-types.ts';

/** Columns of the tables of the application by their table; those that are generated of others no one reads. */
async function columnsByTable(pool: Pool): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await pool.query<Column & { readonly table: string }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as "isNeverNull"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''`);
  return groupBy(rows, ({ table }) => table);
}

describe('types of tables', () => {
  let types: ReadonlyMap<string, readonly Claim[]>;
  let columns: ReadonlyMap<string, readonly Column[]>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const program = openProgram();
    types = tableTypes(program);
    program.close();
    const opened = await aMigratedDatabase();
    close = opened.close;
    columns = await columnsByTable(opened.pool);
  });
  afterAll(() => close());

  it('say of each column what it is and whether it may be null', () => {
    const differences = [...types].flatMap(([table, claims]) =>
      differencesOf({ claims, isOpen: false }, columns.get(table) ?? []).map((lie) => `${table}: ${lie}`),
    );
    expect(differences).toEqual([]);
  });

  it('name the tables of entities, of their live values, and those that no entity declares', () => {
    expect([...types.keys()]).toEqual(expect.arrayContaining(['stores', 'stores_live', 'sessions', 'branch_events']));
  });
});
