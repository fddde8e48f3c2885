import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOf, fieldsOf, hasOrder, isLive, isSortable, listColumns } from '../../../contract/derive/fields.ts';
import { matchedNames } from '../../../contract/derive/operators.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { stores } from '../../../contract/resources/stores/stores.ts';
import { resources } from '../../../server/app.ts';
import { type Database, queriesOver } from '../../../server/db/database.ts';
import { partSql } from '../../../server/db/rows/query/conditions.ts';
import { liveTableOf, tableOf } from '../../../server/db/tables/names.ts';
import { aMigratedDatabase } from '../../support/databases.ts';

type Index = { readonly table: string; readonly method: string; readonly keys: readonly string[] };

/** Columns of each index in their order; an expression of a column counts as the column. */
async function indexesOf(db: Database): Promise<readonly Index[]> {
  const { rows } = await sql<Index>`
    select c.relname as table, m.amname as method,
      array(select a.attname::text from unnest(i.indkey) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number order by k.place) as keys
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
    where c.relnamespace = 'public'::regnamespace`.execute(db);
  return rows;
}

const sortedColumns = resources.flatMap((resource) =>
  [...new Set([...listColumns(resource), 'id', 'created_at', 'updated_at', resource.list.sort[0]])]
    .filter((name) => resource.singleton !== true && isSortable(resource, name))
    .map((name) => [resource.name, name, resource] as const),
);
const filteredColumns = resources.flatMap((resource) =>
  [...(resource.list.filters ?? []), ...matchedNames(resource)].map((name) => [resource.name, name, resource] as const),
);

const unsortedFilters = filteredColumns.filter(([, name, resource]) => {
  const kind = fieldOf(resource, name)?.kind;
  return !isSortable(resource, name) && kind !== 'references' && kind !== 'set' && kind !== 'computed';
});

describe('indexes', () => {
  let indexes: readonly Index[];
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await aMigratedDatabase();
    close = opened.close;
    db = queriesOver(opened);
    indexes = await indexesOf(db);
  });
  afterAll(() => close());

  /** Whether an index of the column's table begins with the columns. */
  const has = (resource: AnyResource, ...keys: readonly string[]) => {
    const field = fieldOf(resource, keys[0] ?? '');
    const table = field !== undefined && isLive(field) ? liveTableOf(resource) : tableOf(resource);
    return indexes.some((index) => index.table === table && keys.every((key, place) => index.keys[place] === key));
  };

  it.each(sortedColumns)('hold %s in the order of %s, up to the identifier', (_, name, resource) => {
    const field = fieldOf(resource, name);
    // What is known of a device now: there are some thousands of devices at most, and no index knows what time it is.
    if (field?.kind === 'computed' && field.ofStore === true) return expect(has(stores, field.from)).toBe(true);
    const column = field?.kind === 'computed' ? field.from : name;
    expect(has(resource, ...new Set([column, 'id']))).toBe(true);
  });

  it.each(filteredColumns)('find rows of %s by %s', (_, name, resource) => {
    const field = fieldOf(resource, name);
    // A scale over a live value of devices and stores: their tables have a row for each, some thousands at most.
    if (field?.kind === 'computed') return expect(has(field.ofStore === true ? stores : resource, field.from)).toBe(true);
    expect(has(resource, name)).toBe(true);
  });

  it.each(unsortedFilters)('find rows of %s by %s in the order that the list is read in', (_, name, resource) => {
    expect(has(resource, name, resource.list.sort[0], 'id')).toBe(true);
  });

  it('find an equal text among many, in the collation that the list is ordered by', async () => {
    const plan = await db.transaction().execute(async (transaction) => {
      await sql`insert into stores (label, code, active) select 'Radnice ' || n, 'R' || n, true from generate_series(1, 2000) n`.execute(
        transaction,
      );
      await sql`analyze stores`.execute(transaction);
      const condition = partSql(registry.stores, { name: 'code', operator: 'eq', value: 'R7' }, new Date(0));
      return sql`explain select t.id from stores t where ${condition} and deleted_at is null`.execute(transaction);
    });
    expect(JSON.stringify(plan.rows)).toContain('stores_code_sort');
  });

  it('find what is searched', () => {
    const searched = resources.filter(({ list, singleton }) => list.search !== undefined && singleton !== true);
    const without = searched.filter((resource) => !indexes.some(({ table, method }) => table === tableOf(resource) && method === 'gin'));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('are missing only where the declaration says why', () => {
    const silent = resources.flatMap((resource) =>
      fieldsOf(resource).flatMap(([name, declared]) => {
        const reasons: Readonly<Record<string, string | undefined>> = resource.list.unsorted ?? {};
        const isListed = listColumns(resource).includes(name);
        return isListed && hasOrder(declared) && !isSortable(resource, name) && (reasons[name] ?? '') === ''
          ? [`${resource.name}.${name}`]
          : [];
      }),
    );
    expect(silent).toEqual([]);
  });
});
