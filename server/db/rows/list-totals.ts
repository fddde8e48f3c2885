import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { RelativePeriod } from '../../../contract/basics/relative-periods.ts';
import { fieldOf, isLive } from '../../../contract/derive/fields.ts';
import { type FilterPart, isGroup, listConditions } from '../../../contract/derive/filters/filter-tree.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { Counts } from '../kept-counts.ts';
import { bandColumn } from './query/bands.ts';
import type { ListQuery, View } from './query/query.ts';
import { columnRef } from './query/source.ts';
import { periodNamesSql } from './query/time-conditions.ts';
import { countRows, type Reading, whereSql } from './read.ts';
import { readableSourceOf } from './shared-rows.ts';

type Listing = { readonly reading: Reading; readonly query: ListQuery; readonly view: View };
type Sql = RawBuilder<unknown>;

/** How many rows a list has in all. With `isMore` there are more than that: counting ended there. */
export type Total = { readonly total: number; readonly isMore: boolean };

/** How many rows the list has in all, or that they are more than it asks to be counted: kept from an earlier count, or counted now. */
export async function readTotal(listing: Listing): Promise<Total> {
  const most = listing.query.countUpTo ?? Number.POSITIVE_INFINITY;
  const count = async (where: Sql): Promise<Counts> => {
    const counted = await countRows(listing.reading, where, listing.query.countUpTo);
    return counted > most ? { total: most, more: 1 } : { total: counted };
  };
  // A kept count that stopped at the limit of another query is of no use to one that asks for more.
  const isEnough = ({ total = 0, more }: Counts): boolean => more === undefined || total >= most;
  const { total = 0, more } = await keptCounts(listing, { name: 'total', isMoving: false, count, isEnough });
  return { total, isMore: more !== undefined };
}

/**
 * How many rows have each value of the field, under the other filters of the list; declared values that none has are 0. Of the time
 * of the list it is how many rows lie in each of its periods, at the hours that are asked for.
 */
export async function readFacet(listing: Listing, name: string): Promise<Counts> {
  const { reading, query, view } = listing;
  const { resource } = reading;
  const others = query.conditions.filter((part) => isGroup(part) || part.name !== name || part.operator === 'hours');
  const counted = { ...query, conditions: [...others, ...inPeriods(resource, name)] };
  const count = async (where: Sql): Promise<Counts> => {
    const { rows } = await sql<{ value: string | null; count: number }>`
      select value, count(*)::int as count from (select ${valueOf(reading, name)} as value from ${readableSourceOf(resource, reading.actor)} where ${where}) v
      group by value`.execute(reading.db);
    const found = rows.flatMap(({ value, count: rowsOfValue }) => (value === null ? [] : [[value, rowsOfValue] as const]));
    return { ...Object.fromEntries(valuesOf(resource, name).map((value) => [value, 0])), ...Object.fromEntries(found) };
  };
  return keptCounts({ reading, query: counted, view }, { name: `facet ${name}`, isMoving: isMoving(resource, name), count });
}

type Asked = {
  readonly name: string;
  readonly isMoving: boolean;
  readonly count: (where: Sql) => Promise<Counts>;
  /** Whether what is kept answers the query too; without it whatever is kept does. */
  readonly isEnough?: (kept: Counts) => boolean;
};

async function keptCounts({ reading, query, view }: Listing, asked: Asked): Promise<Counts> {
  const { db, resource, counts } = reading;
  const where = whereSql(reading, query, view);
  if (counts === undefined || asked.isMoving || !isKept(reading, query)) return asked.count(where);
  const { sql: text, parameters } = where.compile(db);
  // A digest: a filter may be as long as a body, and thousands of them are kept.
  const said = createHash('sha256').update(JSON.stringify([resource.name, asked.name, text, parameters]));
  const key = said.digest('base64url');
  const kept = counts.find(resource.name, key);
  if (kept !== undefined && (asked.isEnough?.(kept) ?? true)) return kept;
  const look = counts.begin();
  const counted = await asked.count(where);
  counts.keep(resource.name, key, { look, counts: counted });
  return counted;
}

/** Whether a count holds until a row changes: not where other rows or the clock decide, nor where no change is reported. */
function isKept({ resource, referredFrom }: Reading, { conditions }: ListQuery): boolean {
  if (resource.unannounced === true || referredFrom !== undefined) return false;
  return !listConditions(conditions).some(({ name }) => isMoving(resource, name));
}

/** Live values change without a change being reported, what is computed of them with the clock. */
function isMoving(resource: AnyResource, name: string): boolean {
  const field = fieldOf(resource, name);
  return field !== undefined && (field.kind === 'computed' || isLive(field));
}

/** Rows of no period are not counted: this leaves them to an index. It also distinguishes counts of one day from those of another. */
function inPeriods(resource: AnyResource, name: string): readonly FilterPart[] {
  const periods = periodsOf(resource, name);
  return periods.length === 0 ? [] : [{ joint: 'any', parts: periods.map((value) => ({ name, operator: 'on', value })) }];
}

function periodsOf({ list: { time } }: AnyResource, name: string): readonly RelativePeriod[] {
  return time?.field === name ? time.periods : [];
}

function valueOf({ resource, now }: Reading, name: string): Sql {
  const field = fieldOf(resource, name);
  if (field === undefined) return sql`null::text`;
  const periods = periodsOf(resource, name);
  if (periods.length > 0) return periodNamesSql({ name, field }, periods, now);
  if (field.kind === 'computed') return bandColumn(resource, field, now);
  return field.kind === 'set' ? sql`unnest(${columnRef(name, field)})` : sql`${columnRef(name, field)}::text`;
}

function valuesOf(resource: AnyResource, name: string): readonly string[] {
  const field = fieldOf(resource, name);
  if (field === undefined) return [];
  const periods = periodsOf(resource, name);
  if (periods.length > 0) return periods;
  if (field.kind === 'flag') return ['true', 'false'];
  return 'choices' in field ? field.choices : [];
}
