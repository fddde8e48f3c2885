import { type RawBuilder, sql } from 'kysely';
import { timeZone } from '../../../../contract/basics/limits.ts';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { type Condition, type FilterPart, isGroup } from '../../../../contract/derive/filters/filter-tree.ts';
import type { Operator } from '../../../../contract/derive/operators.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import { typedPhone } from '../../../../contract/rules/text/contact.ts';
import { readHours } from '../../../../contract/rules/time/hours-of-day.ts';
import { columnTypeOf, foldedColumn } from '../../tables/columns.ts';
import { bandColumn } from './bands.ts';
import type { View } from './query.ts';
import { collatedColumn, columnRef } from './source.ts';
import { orBeginsAt, periodSql } from './time-conditions.ts';

type Sql = RawBuilder<unknown>;

/** Operators that compare values and ask neither what day it is nor what clocks show. */
type Timeless = Exclude<Operator, 'on' | 'hours'>;

const scalar: Readonly<Record<Timeless, (column: Sql, value: unknown) => Sql>> = {
  eq: (column, value) => sql`${column} = ${value}`,
  ne: (column, value) => sql`${column} is distinct from ${value}`,
  in: (column, value) => sql`${column} = any(${value})`,
  gte: (column, value) => sql`${column} >= ${value}`,
  lte: (column, value) => sql`${column} <= ${value}`,
  contains: (column, value) => sql`app_fold(${column}) like ${anywhere(String(value))}`,
  null: (column, value) => (value === true ? sql`${column} is null` : sql`${column} is not null`),
};

/** Columns that hold a list answer "has it" and "has one of them"; empty counts as absent. */
const member: Readonly<Record<Timeless, (column: Sql, value: unknown) => Sql>> = {
  ...scalar,
  eq: (column, value) => sql`${column} @> ${[value]}`,
  in: (column, value) => sql`${column} && ${value}`,
  null: (column, value) => (value === true ? sql`cardinality(${column}) = 0` : sql`cardinality(${column}) > 0`),
};

/** A condition or a group of them in SQL, which nothing that is next to it can widen. */
export function partSql(resource: AnyResource, part: FilterPart, now: Date): Sql {
  if (!isGroup(part)) return conditionSql(resource, part, now);
  const parts = part.parts.map((one) => partSql(resource, one, now));
  return sql`(${sql.join(parts, part.joint === 'any' ? sql` or ` : sql` and `)})`;
}

/** One condition in SQL. The name was held against the declaration before. */
function conditionSql(resource: AnyResource, { name, operator, value }: Condition, now: Date): Sql {
  const field = fieldOf(resource, name);
  if (field === undefined) return sql`false`;
  if (operator === 'on') return periodSql({ name, field }, value, now);
  if (operator === 'hours') return hoursSql({ name, field }, value);
  if (field.kind === 'computed') return scalar[operator](bandColumn(resource, field, now), value);
  // Equal texts are found in the index that orders the list, which holds them in its own collation.
  const compared = operator === 'eq' || operator === 'in' ? collatedColumn(name, field) : columnRef(name, field);
  return shapeOf(field)[operator](compared, isComparison(operator) && isFewValued(field) ? sql.lit(value) : value);
}

/** Written into the statement, so that its plan knows whether the value is frequent; each was held against the declared ones. */
function isFewValued({ kind }: Field): boolean {
  return kind === 'choice' || kind === 'flag';
}

/** Whether the operator compares with one value; `null` asks a question about none. */
function isComparison(operator: Operator): boolean {
  return operator === 'eq' || operator === 'ne';
}

function shapeOf(field: Field) {
  return columnTypeOf(field)?.endsWith('[]') === true ? member : scalar;
}

const mostWords = 8;

/** Every word must be found somewhere in the searched columns. Who sees only names searches only names. */
export function searchSql(resource: AnyResource, search: string, { view, now }: { readonly view: View; readonly now: Date }): Sql {
  const text =
    view === 'whole' && resource.list.search !== undefined
      ? sql.ref(`t.${foldedColumn}`)
      : sql`app_fold(${sql.ref(`t.${resource.represent}`)})`;
  const has = (word: string): Sql => sql`${text} like ${anywhere(word)}`;
  return searchedSql(search, view === 'whole' ? orBeginsAt(resource, now, has) : has);
}

/** That a row has every word of the search, or the telephone number that all of it is, however that was typed. */
export function searchedSql(search: string, has: (word: string) => Sql): Sql {
  const words = splitSearchWords(search);
  if (words.length === 0) return sql`true`;
  const all = sql.join(words.map(has), sql` and `);
  const phone = typedPhone(search);
  return phone === undefined ? all : sql`(${all} or ${has(phone)})`;
}

/** The longest words first, without those that are in another: they cut most, and a few of them are enough. */
export function splitSearchWords(search: string): readonly string[] {
  const words = [...new Set(search.toLowerCase().split(/\s+/u))]
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length);
  return words.filter((word, place) => !words.slice(0, place).some((longer) => longer.includes(word))).slice(0, mostWords);
}

function anywhere(text: string): Sql {
  return buildLikePattern('%', text, '%');
}

/**
 * The pattern of a text with something before and behind it. The signs of patterns are taken for what they are in the text,
 * in their full-width forms too, which folding makes plain.
 */
export function buildLikePattern(before: string, text: string, behind: string): Sql {
  return sql`${sql.lit(before)} || app_fold(${text.normalize('NFKC').replace(/[\\%_]/gu, '\\$&')}) || ${sql.lit(behind)}`;
}

type Named = { readonly name: string; readonly field: Field };

/** That clocks in Prague show one of the hours at the instant in a field, in summer as in winter. */
function hoursSql({ name, field }: Named, hours: unknown): RawBuilder<unknown> {
  const read = readHours(hours);
  if (read === undefined) return sql`false`;
  const shown = sql`(${columnRef(name, field)} at time zone ${sql.lit(timeZone)})::time`;
  return sql`(${shown} >= ${read.from}::time and ${shown} < ${read.until}::time)`;
}
