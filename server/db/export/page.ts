import { type RawBuilder, sql } from 'kysely';
import { fieldOf } from '../../../contract/derive/fields.ts';
import { rangesAfter } from '../rows/query/keyset.ts';
import { keySql, orderKeys, orderSql } from '../rows/query/order.ts';
import type { KeyValue, ListQuery } from '../rows/query/query.ts';
import { type Reading, whereSql } from '../rows/read.ts';
import { readableSourceOf } from '../rows/shared-rows.ts';
import type { RecordFormat } from './record-format.ts';
import { buildShownValue, type Shown } from './shown.ts';
import type { ExportWords, ShownContext } from './shown-context.ts';

type Sql = RawBuilder<unknown>;

/** What is exported: who reads which rows, in which columns, written how. */
export type Export = {
  readonly reading: Reading;
  readonly query: ListQuery;
  readonly columns: readonly string[];
  readonly words: ExportWords;
  readonly find: ShownContext['find'];
  readonly format: RecordFormat;
};

/** Where an export goes on: the ranges of the order that are still to come, and how many rows went before. */
export type Place = { readonly ranges: readonly Sql[]; readonly done: number };
export type Page = { readonly text: string; readonly rows: number; readonly next: Place | null };
/** Asks the database; answers with rows of values. */
export type Ask = (statement: Sql) => Promise<readonly (readonly unknown[])[]>;

export const start: Place = { ranges: [sql`true`], done: 0 };

/**
 * The page of rows at the place, as one text, and where the next one begins. Nothing is held open between pages: what
 * is inserted meanwhile may come or not, but no row comes twice and none that was there is left out.
 */
export async function readPage(made: Export, ask: Ask, { ranges, done }: Place, size: number): Promise<Page> {
  const [range = sql`false`, ...further] = ranges;
  const [[lines, count, ...last] = []] = await ask(pageSql(made, range, { done, size }));
  const rows = Number(count);
  const page = { text: typeof lines === 'string' ? lines : '', rows };
  if (rows < size) return { ...page, next: further.length === 0 ? null : { ranges: further, done: done + rows } };
  const { reading, query } = made;
  const after = last.map((value): KeyValue => (typeof value === 'string' ? value : null));
  return { ...page, next: { ranges: rangesAfter(reading, query.sort, after), done: done + rows } };
}

/**
 * Values are taken inside, once each; what they are written with is outside. An aggregate over an ordered subquery
 * keeps its order (PostgreSQL, 9.21); asked for again, the order took a sixth of the time.
 */
function pageSql(made: Export, range: Sql, { done, size }: { readonly done: number; readonly size: number }): Sql {
  const { reading, query, format } = made;
  const { resource } = reading;
  const shown = shownColumns(made);
  const order = orderSql(reading, query.sort);
  const keys = orderKeys(query.sort).map(([name]) => keySql(reading, name));
  const values = [
    ...shown.map(({ value }, at) => sql`${value} as ${sql.ref(`c${at}`)}`),
    ...keys.map((key, at) => sql`${key} as ${sql.ref(`k${at}`)}`),
    ...(format.saysPlace ? [sql`row_number() over (order by ${order}) as place`] : []),
  ];
  const cells = shown.map(({ shape }, at) => ({ shape, value: sql.ref(`p.c${at}`) }));
  const records = sql`string_agg(${format.record(cells, sql`(p.place + ${sql.lit(done)})`)}, '')`;
  const last = keys.map((_, at) => sql`(array_agg(${sql.ref(`p.k${at}`)}))[${sql.lit(size)}]::text`);
  return sql`
    select ${records}, count(*)::int, ${sql.join(last)}
    from (
      select ${sql.join(values)} from ${readableSourceOf(resource, reading.actor)} ${joinsOf(shown)}
      where ${whereSql(reading, query, 'whole')} and ${range} order by ${order} limit ${sql.lit(size)}
    ) p`;
}

function shownColumns({ reading, columns, words, find }: Export): readonly Shown[] {
  return columns.flatMap((name, at) => {
    const field = fieldOf(reading.resource, name);
    return field === undefined ? [] : [buildShownValue(field, { reading, words, find, name, alias: `r${at}` })];
  });
}

function joinsOf(shown: readonly Shown[]): Sql {
  const joins = shown.flatMap(({ join }) => (join === undefined ? [] : [join]));
  return joins.length === 0 ? sql`` : sql.join(joins, sql` `);
}
