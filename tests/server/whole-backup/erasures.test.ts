import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, isLive, isPersonal, isRequired } from '../../../contract/derive/fields.ts';
import { type AnyResource, defineResource, field } from '../../../contract/kit/index.ts';
import { registry } from '../../../contract/resources/registry.ts';
import { erasuresOf } from '../../../server/areas/backups/full-backup/erasing/erasures.ts';
import { staff } from '../../../server/areas/backups/full-backup/erasing/erasures-by-hand.ts';
import { keptTexts } from '../../../server/areas/backups/full-backup/erasing/kept-texts.ts';
import { storedTables } from '../../../server/areas/backups/full-backup/tables/stored-tables.ts';
import type { OpenDatabase } from '../../../server/db/connect/open.ts';
import { childTableOf, liveTableOf, tableOf } from '../../../server/db/tables/names.ts';
import { aMigratedDatabase } from '../../support/databases.ts';

const resources: readonly AnyResource[] = Object.values<AnyResource>(registry);
const erasures = erasuresOf(resources);
/** Of these types nothing is a name, an address or a sentence. */
const impersonal =
  /^(?:smallint|integer|bigint|numeric|double precision|boolean|uuid|xid8|date|int8multirange|time(?:stamp)?(?:\(\d\))? with(?:out)? time zone)(?:\[\])?$/u;
/** Columns of declarations: each says by `personal` whether it holds persons. */
const declaredColumns = new Set(
  resources.flatMap((resource) =>
    fieldsOf(resource).flatMap(([name, declared]) => {
      if (declared.kind === 'children') return Object.keys(declared.fields).map((column) => `${childTableOf(resource, name)}.${column}`);
      return [`${isLive(declared) ? liveTableOf(resource) : tableOf(resource)}.${name}`];
    }),
  ),
);
const kept = new Set(Object.entries(keptTexts).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)));

type Column = { readonly table: string; readonly column: string; readonly type: string };
let place: OpenDatabase;
let columns: readonly Column[];
beforeAll(async () => {
  place = await aMigratedDatabase();
  const client = await place.pool.connect();
  const tables = await storedTables(client);
  const { rows } = await client.query<Column>(
    `select attrelid::regclass::text as table, attname::text as column, format_type(atttypid, atttypmod) as type from pg_attribute
     where attnum > 0 and not attisdropped and attgenerated = '' and attrelid = any($1::text[]::regclass[])`,
    [tables.map(({ name }) => name)],
  );
  client.release();
  columns = rows;
});
afterAll(() => place.close());

function isErased({ table, column }: Pick<Column, 'table' | 'column'>): boolean {
  return erasures.some((erasure) => erasure.table === table && (erasure.leftOut === 'true' || erasure.set?.[column] !== undefined));
}
/** Columns of which no one has said what becomes of them, or two things were said. */
function unjudged(all: readonly Column[]): readonly string[] {
  return all.flatMap((column) => {
    const name = `${column.table}.${column.column}`;
    const isJudged = isErased(column) || kept.has(name) || declaredColumns.has(name) || impersonal.test(column.type);
    const isSaidTwice = kept.has(name) && (isErased(column) || declaredColumns.has(name));
    return isJudged && !isSaidTwice ? [] : [name];
  });
}

describe('what stays of a backup without personal values', () => {
  it('is judged of every column of every table', () => {
    expect(columns.length).toBeGreaterThan(500);
    expect(unjudged(columns)).toEqual([]);
    const unknown = [
      { table: 'orders', column: 'nickname', type: 'text' },
      { table: 'sms_replies', column: 'body', type: 'jsonb' },
    ];
    expect(unjudged(unknown)).toEqual(['orders.nickname', 'sms_replies.body']);
  });

  it('is judged of no column that is not there', () => {
    const there = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const tables = new Set(columns.map(({ table }) => table));
    const said = [...kept, ...erasures.flatMap(({ table, set = {} }) => Object.keys(set).map((column) => `${table}.${column}`))];
    expect(said.filter((name) => !there.has(name))).toEqual([]);
    expect(erasures.filter(({ table }) => !tables.has(table))).toEqual([]);
  });

  it('is nothing of an unlogged table: counts of requests are the only one', async () => {
    const { rows } = await place.pool.query<{ table: string }>(
      `select relname::text as table from pg_class where relkind = 'r' and relpersistence = 'u' and relnamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([{ table: 'request_counts' }]);
    expect(columns.filter(({ table }) => table === 'request_counts')).toEqual([]);
  });

  it('is nothing that a declaration calls personal, except of staff', () => {
    const left = resources.flatMap((resource) =>
      fieldsOf(resource).flatMap(([column, declared]) =>
        isPersonal(declared) && !isErased({ table: tableOf(resource), column }) ? [`${resource.name}.${column}`] : [],
      ),
    );
    const isOfStaff = (name: string) => staff.some((entity) => name.startsWith(`${entity}.`));
    expect(left.filter((name) => !isOfStaff(name))).toEqual([]);
    expect(left).toEqual(['employees.name', 'users.email', 'users.name', 'users.phone_number', 'email-notifications.recipients']);
  });

  it('has no two empty texts in a column whose values differ', () => {
    const alike = resources.flatMap((resource) =>
      fieldsOf(resource).flatMap(([name, declared]) => {
        const isUnique = declared.kind !== 'computed' && declared.unique !== undefined && isRequired(declared);
        const isEmptied = erasures.some(({ table, set }) => table === tableOf(resource) && set?.[name] === "''");
        return isUnique && isEmptied ? [`${resource.name}.${name}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

describe('a new entity with personal fields', () => {
  const visitors = defineResource({
    name: 'lost-visitors',
    page: '/stores/lost-visitors',
    areas: ['store'],
    limitedBy: null,
    represent: 'name',
    fields: {
      name: field.text({ required: true, max: 80, personal: true }),
      born: field.day({ personal: true }),
      seen: field.text({ max: 80, personal: true, live: true }),
      things: field.children({ owner: field.text({ required: true, max: 80, personal: true }) }, { max: 5 }),
      colour: field.text({ max: 80 }),
    },
    list: { columns: ['name'], sort: ['name', 'asc'] },
    form: { main: ['name'] },
  });

  it('is erased without being listed, with what was written down of it', () => {
    const [ofVisitors, traces] = [
      erasuresOf([visitors]),
      erasuresOf([visitors]).filter(({ table }) => ['history', 'audit_log'].includes(table)),
    ];
    expect(ofVisitors.filter(({ table }) => table.startsWith('lost_visitors'))).toEqual([
      { table: 'lost_visitors', set: { name: "''", born: 'null' } },
      { table: 'lost_visitors_live', set: { seen: 'null' } },
      { table: 'lost_visitors_things', leftOut: 'true', set: {} },
    ]);
    for (const { set } of traces)
      expect(set?.['changes']).toContain("when 'lost-visitors' then changes - array['name', 'born', 'seen', 'things'");
    expect(traces).toHaveLength(2);
  });
});
