import { type RawBuilder, sql } from 'kysely';
import { isLimited } from '../../../contract/basics/access.ts';
import { listConditions } from '../../../contract/derive/filters/filter-tree.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { liveTableOf, tableOf } from '../tables/names.ts';
import { jsonRows, storedColumns } from './json-row.ts';
import { readTotal, type Total } from './list-totals.ts';
import { placeNames, rangesAfter } from './query/keyset.ts';
import { orderOfFew, orderSql, reversed } from './query/order.ts';
import type { KeyValue, ListQuery, Sort, View } from './query/query.ts';
import { hasLive } from './query/source.ts';
import { trashedColumns } from './query/trash.ts';
import { type Reading, whereSql } from './read.ts';
import { readableRows, readableSourceOf } from './shared-rows.ts';
import { canWalk, endsWithinWalk, walkedRows, worthWalking } from './walk.ts';

type Sql = RawBuilder<unknown>;
type Cut = { readonly sort: readonly Sort[]; readonly offset: number; readonly limit: number };
/** A list being read: who reads what, and how much of it. */
type Asked = { readonly reading: Reading; readonly query: ListQuery; readonly view: View };
/** Few: so few rows fulfil the conditions that they are better sorted than met in the order of an index. */
type Listing = Asked & { readonly isFew: boolean };

/** Rows as the wire carries them: JSON texts with commas between, and the last of them on its own. */
export type Rows = { readonly text: string; readonly count: number; readonly last: string | null };
export type Page = Rows & Total;

/** From here on rows are found in the index alone before they are fetched, and from the nearer end. */
const deepFrom = 500;
/** So few rows are found and sorted in some tens of milliseconds, whatever goes with what; in an order that goes with them they may all are at its end. */
const few = 20_000;
/** A range of one time goes with ranges of others, words with names: their rows may all are at the far end of the order, so more are few. */
const fewOfClumps = 100_000;

/** A page of the rows that the actor may see, with their total. */
export async function readPage(asked: Asked): Promise<Page> {
  const { query } = asked;
  const { offset, limit, after } = query;
  const narrowed = isNarrowed(asked) ? await readTotal(asked) : undefined;
  if (narrowed !== undefined && narrowed.total >= worthWalking && canWalk(asked)) {
    const walked = await walk(asked, narrowed.total);
    if (walked !== undefined) return { ...walked, ...narrowed };
  }
  const isClumped =
    query.search !== null || listConditions(query.conditions).some(({ operator }) => ['gte', 'lte', 'on'].includes(operator));
  const most = isClumped ? fewOfClumps : few;
  const listing = { ...asked, isFew: narrowed !== undefined && !narrowed.isMore && narrowed.total <= most };
  if (after !== undefined) return { ...(await rowsAfter(listing, after)), ...(await readTotal(listing)) };
  if (offset >= deepFrom) {
    const total = await readTotal(listing);
    return { ...(await deepRows(listing, total)), ...total };
  }
  const rows = await run(listing, firstRows(listing));
  const isLastPage = rows.count < limit && (rows.count > 0 || offset === 0);
  return { ...rows, ...(isLastPage ? { total: offset + rows.count, isMore: false } : await readTotal(listing)) };
}

/** Conditions have indexes in the list's own order; in another one the order and the conditions must be weighed. */
function isNarrowed({ reading: { resource, actor }, query: { conditions, search, sort } }: Asked): boolean {
  const isBound = isLimited(actor) && resource.limitedBy !== null;
  return sort[0]?.[0] !== resource.list.sort[0] && (isBound || search !== null || conditions.length > 0);
}

/**
 * A whole page that is met early in the order of its index, or undefined where it is not: of rows that are anywhere in that
 * order a page is met at once, and finding and sorting all of them would take up to a hundred times as long.
 */
async function walk(asked: Asked, total: number): Promise<Rows | undefined> {
  const { reading, query } = asked;
  const { offset, limit, after, sort } = query;
  if (after === undefined) {
    const rows = offset >= deepFrom ? noRows : await run(asked, walkedRows(asked, total));
    return rows.count === limit ? rows : undefined;
  }
  let met = noRows;
  for (const range of rangesAfter(reading, sort, after)) {
    const rest = { ...asked, query: { ...query, offset: 0, limit: limit - met.count } };
    const rows = await run(asked, walkedRows(rest, total, range));
    met = joined(met, rows);
    if (met.count === limit) return met;
    if (!(await endsWithinWalk(rest, range))) return undefined;
  }
  return met;
}

function joined(one: Rows, other: Rows): Rows {
  if (one.count === 0 || other.count === 0) return one.count === 0 ? other : one;
  return { text: `${one.text},${other.text}`, count: one.count + other.count, last: other.last };
}

function orderOf({ reading, isFew }: Listing, sort: readonly Sort[]): Sql {
  return isFew ? orderOfFew(reading, sort) : orderSql(reading, sort);
}

/** Values of the sort's keys in a row: its place, for the page that follows it. */
export function parsePlace(resource: AnyResource, sort: readonly Sort[], row: string): readonly KeyValue[] {
  const parsed: unknown = JSON.parse(row);
  return placeNames(resource, sort).map((name) => {
    const value: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, name) : null;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  });
}

function firstRows(listing: Listing): Sql {
  const { reading, query, view } = listing;
  const { resource } = reading;
  return sql`
    select ${storedColumns(resource, view)}${trashedColumns(reading)} from ${readableSourceOf(resource, reading.actor)} where ${whereSql(reading, query, view)}
    order by ${orderOf(listing, query.sort)} limit ${sql.lit(query.limit)} offset ${sql.lit(query.offset)}`;
}

/** A page far from the beginning: what is skipped is skipped in the index, from whichever end is nearer. */
async function deepRows(listing: Listing, { total, isMore }: Total): Promise<Rows> {
  const { offset, limit, sort } = listing.query;
  const remaining = total - offset;
  if (isMore || (remaining > 0 && offset <= total / 2)) return found(listing, idsOf(listing, { sort, offset, limit }));
  if (remaining <= 0) return noRows;
  const shown = Math.min(limit, remaining);
  return found(listing, idsOf(listing, { sort: reversed(sort), offset: remaining - shown, limit: shown }));
}

/** The rows that follow a place in the order: one search of the index for each range, each as short as the page. */
async function rowsAfter(listing: Listing, after: readonly KeyValue[]): Promise<Rows> {
  const { sort, limit } = listing.query;
  const ranges = rangesAfter(listing.reading, sort, after);
  if (ranges.length === 0) return noRows;
  const parts = ranges.map((range) => sql`(${idsOf(listing, { sort, offset: 0, limit }, range)})`);
  return found(listing, sql.join(parts, sql` union all `));
}

function idsOf(listing: Listing, { sort, offset, limit }: Cut, range: Sql = sql`true`): Sql {
  const { reading, query, view } = listing;
  const { resource } = reading;
  return sql`
    select t.id from ${readableSourceOf(resource, reading.actor)} where ${whereSql(reading, query, view)} and ${range}
    order by ${orderOf(listing, sort)} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
}

/** The rows of the identifiers in the order of the list, no more than a page of them. */
function found(listing: Listing, ids: Sql): Promise<Rows> {
  const { reading, query, view } = listing;
  const { resource } = reading;
  const live = hasLive(resource) ? sql`left join ${sql.table(liveTableOf(resource))} l on l.id = t.id` : sql``;
  const rows = readableRows(resource, reading.actor, sql.table(tableOf(resource)));
  const page = sql`
    select ${storedColumns(resource, view)}${trashedColumns(reading)}
    from (${ids}) i cross join ${rows} ${live} where t.id = i.id
    order by ${orderSql(reading, query.sort)} limit ${sql.lit(query.limit)}`;
  return run(listing, page);
}

/** A row of the answer for each row of the page: gathering them in the database would make each text again for each use. */
async function run({ reading, view }: Asked, page: Sql): Promise<Rows> {
  const { rows } = await sql<{ row: string }>`${jsonRows({ ...reading, view }, page)}`.execute(reading.db);
  const texts = rows.map(({ row }) => row);
  return { text: texts.join(','), count: texts.length, last: texts.at(-1) ?? null };
}

const noRows: Rows = { text: '', count: 0, last: null };
