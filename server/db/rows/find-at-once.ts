import { type RawBuilder, sql } from 'kysely';
import { searching } from '../../../contract/basics/limits.ts';
import { findStoreField, timeFieldOf } from '../../../contract/derive/found-at-once.ts';
import { foundFactsOf } from '../../../contract/derive/shown/found-facts.ts';
import { startOfDay, wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { foldedColumn } from '../tables/columns.ts';
import { tableOf } from '../tables/names.ts';
import type { Stored } from './present.ts';
import { buildLikePattern, searchedSql, splitSearchWords } from './query/conditions.ts';
import { orderSql } from './query/order.ts';
import { orBeginsAt } from './query/time-conditions.ts';
import { type Reading, visible } from './read.ts';

type Sql = RawBuilder<unknown>;
export type Found = {
  readonly rows: readonly Stored[];
  readonly total: number | null;
  /** How good the first row is: 0 bears the very name, 3 has the words somewhere. */
  readonly rank: number;
};

/** This many rows are weighed against each other; of what is more common than that, the first of the list come in addition. */
const mostWeighed = 1000;
const mostBegun = 200;
const mostWalked = 5000;
/** The index knows parts of three letters; of shorter words it knows the beginning. */
const isLong = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

/**
 * The few best of the rows that have every word, and how many there are as far as that costs nothing. One statement, and
 * none of its steps grows with the table: what it finds by the index is cut, the list's own order, or time from now, is walked a
 * fixed way. Of equally good ones those of today come first, then the nearest in time.
 */
export async function findAtOnce(reading: Reading, search: string): Promise<Found> {
  const { db, resource } = reading;
  const words = splitSearchWords(search);
  const matches = searchedSql(search, orBeginsAt(resource, reading.now, wordSql));
  const seen = visible(reading, 'read');
  const source = sql`${sql.table(tableOf(resource))} t`;
  const order = orderSql(reading, [resource.list.sort]);
  const compared = resource.list.hours === undefined ? folded : sql`${folded}, ${sql.ref(`t.${resource.list.hours}`)}`;
  const isCommon = sql`(select count(*) from found) > ${sql.lit(mostWeighed)}`;
  const time = timeFieldOf(resource);
  // Of what has a time those around now are looked through, not those furthest ahead.
  const walks = time === undefined ? [{ where: sql`true`, order }] : walksFromNow(reading, time);
  const walked = walks.map(
    (walk) => sql`(select t.id from (
      select t.id, ${compared} from ${source} where ${isCommon} and ${seen} and ${walk.where} order by ${walk.order}
      limit ${sql.lit(Math.floor(mostWalked / walks.length))}) t where ${matches} limit ${sql.lit(searching.rowsOfEntity)})`,
  );
  const place = time === undefined ? order : sql`${nearestFirst(reading, time)}, ${order}`;
  const { rows } = await sql<Stored & { found: number; rank: number }>`
    with found as materialized (
      select t.id from ${source} where ${seen} and ${matches} limit ${sql.lit(mostWeighed + 1)}
    ), begun as (
      select t.id from ${source} where ${isCommon} and ${seen} and ${folded} like ${buildLikePattern('', search, '%')} limit ${sql.lit(mostBegun)}
    ), latest as (
      ${sql.join(walked, sql` union all `)}
    )
    select ${columnsOf(reading)}, (select count(*)::int from found) as found, ${rankSql(reading, search)} as rank from ${source}
    where t.id in (select id from found union select id from begun union select id from latest)
    order by rank, ${place} limit ${sql.lit(searching.rowsOfEntity)}`.execute(db);
  const found = rows[0]?.found ?? 0;
  const isCounted = found <= mostWeighed && words.every(isLong);
  return { rows, total: isCounted ? found : null, rank: rows[0]?.rank ?? 3 };
}

const folded = sql.ref(`t.${foldedColumn}`);

function wordSql(word: string): Sql {
  if (isLong(word)) return sql`${folded} like ${buildLikePattern('%', word, '%')}`;
  const beginnings = ['', '% ', '%-'].map((before) => sql`${folded} like ${buildLikePattern(before, word, '%')}`);
  return sql`(${sql.join(beginnings, sql` or `)})`;
}

/** Both ways in time from the beginning of today: what comes, the nearest first, and what was. */
function walksFromNow({ now }: Reading, time: string): readonly { readonly where: Sql; readonly order: Sql }[] {
  const [at, today] = [sql.ref(`t.${time}`), sql`${startOfDay(wallTimeAt(now))}::timestamptz`];
  return [
    { where: sql`${at} >= ${today}`, order: sql`${at}` },
    { where: sql`${at} < ${today}`, order: sql`${at} desc` },
  ];
}

/** What is of today before all else, then what is nearest: a client at the desk is asked about this day. */
function nearestFirst({ now }: Reading, time: string): Sql {
  const at = sql.ref(`t.${time}`);
  const [from, to] = [startOfDay(wallTimeAt(now)), startOfDay(wallTimeAt(now), 1)];
  return sql`(${at} >= ${from}::timestamptz and ${at} < ${to}::timestamptz) desc, abs(extract(epoch from ${at} - ${now}::timestamptz))`;
}

/** The name itself or that of the person, what begins one of them, what begins a word of any searched text, the rest. */
function rankSql({ resource }: Reading, search: string): Sql {
  const name = sql`app_fold(${sql.ref(`t.${resource.represent}`)}::text)`;
  const person = sql`app_fold(${sql.ref(`t.${resource.person ?? resource.represent}`)}::text)`;
  return sql`case
    when ' ' || ${folded} not like ${buildLikePattern('% ', search, '%')} then 3
    when ${name} = app_fold(${search}) or ${person} = app_fold(${search}) then 0
    when ${name} like ${buildLikePattern('', search, '%')} or ${person} like ${buildLikePattern('', search, '%')} then 1
    else 2 end`;
}

/** What the answer is made of: the names, the store, the time, and the texts that were searched. */
function columnsOf({ resource }: Reading): Sql {
  const names = [
    'id',
    resource.represent,
    resource.person,
    findStoreField(resource),
    timeFieldOf(resource),
    ...foundFactsOf(resource),
    ...(resource.list.search ?? []),
  ];
  return sql.join([...new Set(names)].flatMap((name) => (name === undefined ? [] : [sql.ref(`t.${name}`)])));
}
