import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../contract/basics/access.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Database } from '../database.ts';
import type { KeptCounts } from '../kept-counts.ts';
import { presentRow, presentWholeRow, type Row, type Stored, type WholeRow } from './present.ts';
import { partSql, searchSql } from './query/conditions.ts';
import { limitationSql, notAboveSql, type Purpose, referredSql } from './query/limitation.ts';
import { orderSql } from './query/order.ts';
import type { ListQuery, View } from './query/query.ts';
import { columnsOf, sourceOf } from './query/source.ts';
import { readableSourceOf } from './shared-rows.ts';

/** Who reads what, and when: the clock decides computed states. */
export type Reading = {
  readonly db: Database;
  readonly resource: AnyResource;
  readonly actor: Actor;
  readonly now: Date;
  /** When given, only rows that rows of these entities refer to. */
  readonly referredFrom?: readonly AnyResource[];
  /** Counts that are kept from one request to the next; without them each is counted. */
  readonly counts?: KeptCounts;
  /** Deleted rows instead of those that are there. */
  readonly trash?: true;
};
export type Rows = { readonly rows: readonly Row[]; readonly total: number };

/** The same page as `readPage` gives, as values to work with, each total counted. */
export async function listRows(reading: Reading, query: ListQuery, view: View): Promise<Rows> {
  const { db, resource, now } = reading;
  const where = whereSql(reading, query, view);
  const { rows: stored } = await sql<Stored>`
    select ${columnsOf(resource, view)} from ${readableSourceOf(resource, reading.actor)} where ${where}
    order by ${orderSql(reading, query.sort)} limit ${query.limit} offset ${query.offset}`.execute(db);
  const rows = stored.map((row) => presentRow(resource, row, now));
  const isLastPage = rows.length < query.limit && (rows.length > 0 || query.offset === 0);
  return { rows, total: isLastPage ? query.offset + rows.length : await countRows(reading, where) };
}

/**
 * Identifiers of the rows that the conditions find, in their order, and how many there are in all: no more than the limit
 * are reported.
 */
export async function findIds(reading: Reading, query: ListQuery): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const where = whereSql(reading, query, 'whole');
  const { rows } = await sql<{ id: number }>`
    select t.id from ${readableSourceOf(reading.resource, reading.actor)} where ${where} order by t.id limit ${query.limit}`.execute(
    reading.db,
  );
  const ids = rows.map((row) => row.id);
  return { ids, total: ids.length < query.limit ? ids.length : await countRows(reading, where) };
}

/** One row that the actor may see, or undefined: what is outside the limitation does not exist. */
export async function findRow(reading: Reading, id: number): Promise<WholeRow | undefined> {
  const stored = await findStored(reading, id, 'whole');
  return stored === undefined ? undefined : presentWholeRow(reading.resource, stored, reading.now);
}

/** The same for who sees only what names the row. */
export async function findName(reading: Reading, id: number): Promise<Row | undefined> {
  const stored = await findStored(reading, id, 'reference');
  return stored === undefined ? undefined : presentRow(reading.resource, stored, reading.now);
}

/** The row as it is, when the actor may write it; anyone who changes it over its version needs no lock. */
export async function findForWriting(reading: Reading, id: number): Promise<WholeRow | undefined> {
  const { db, resource, now } = reading;
  const { rows } = await sql<Stored>`
    select ${columnsOf(resource, 'whole')} from ${sourceOf(resource)} where ${visible(reading, 'write')} and t.id = ${id}`.execute(db);
  return rows[0] === undefined ? undefined : presentWholeRow(resource, rows[0], now);
}

/** The row, locked until the transaction ends; undefined when the actor may not write it. */
export async function lockRow(reading: Reading, id: number): Promise<WholeRow | undefined> {
  const { db, resource, now } = reading;
  const { rows } = await sql<Stored>`
    select ${columnsOf(resource, 'whole')} from ${sourceOf(resource)} where ${visible(reading, 'write')} and t.id = ${id}
    for update of t`.execute(db);
  return rows[0] === undefined ? undefined : presentWholeRow(resource, rows[0], now);
}

/**
 * Locks all of them that the actor may write, until the transaction ends. In the order of their numbers, whatever order they are
 * asked for in: two who change the same rows at once wait for each other instead of holding what the other needs.
 */
export async function lockRows(reading: Reading, ids: readonly number[]): Promise<void> {
  const { db, resource } = reading;
  await sql`
    select t.id from ${sourceOf(resource)} where ${visible(reading, 'write')} and t.id = any(${[...ids]}::int[])
    order by t.id for update of t`.execute(db);
}

async function findStored(reading: Reading, id: number, view: View): Promise<Stored | undefined> {
  const { db, resource } = reading;
  const { rows } = await sql<Stored>`
    select ${columnsOf(resource, view)} from ${readableSourceOf(resource, reading.actor)} where ${visible(reading, 'read')} and t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** How many rows fulfil the condition. Where there are more than `most`, it is one more than that: the others are not counted. */
export async function countRows({ db, resource, actor }: Reading, where: RawBuilder<unknown>, most?: number): Promise<number> {
  const source = readableSourceOf(resource, actor);
  const counted =
    most === undefined ? sql`${source} where ${where}` : sql`(select from ${source} where ${where} limit ${sql.lit(most + 1)}) t`;
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${counted}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Everything that a row of the list fulfils: visible to the actor, the conditions, the search. */
export function whereSql(reading: Reading, query: ListQuery, view: View): RawBuilder<unknown> {
  const { resource, now } = reading;
  const conditions = query.conditions.map((part) => partSql(resource, part, now));
  const search = query.search === null ? [] : [searchSql(resource, query.search, { view, now })];
  return sql.join([visible(reading, 'read'), ...conditions, ...search], sql` and `);
}

/** What of the entity the actor may see at all. */
export function visible({ resource, actor, referredFrom, trash }: Reading, purpose: Purpose): RawBuilder<unknown> {
  const limitation = limitationSql(resource, actor, purpose) ?? sql`true`;
  const referred = referredFrom === undefined ? sql`true` : referredSql(resource, referredFrom, actor);
  return sql`t.deleted_at is ${trash === true ? sql`not null` : sql`null`} and ${limitation} and ${referred}${notAboveSql(resource, actor)}`;
}
