import { type RawBuilder, sql } from 'kysely';
import { fieldOf, isLive, isRequired } from '../../../../contract/derive/fields.ts';
import type { AnyResource, Field } from '../../../../contract/kit/index.ts';
import { columnTypeOf } from '../../tables/columns.ts';
import { isOrderedByValue, keySql, type Ordered, orderKeys } from './order.ts';
import type { KeyValue, Sort } from './query.ts';

type Sql = RawBuilder<unknown>;

/**
 * The rows after those key values, as conditions of which no two hold for one row, in the order in which the rows come:
 * each is a range of the sort's index, so that none is slower far from the beginning. Absent values come last upwards
 * and first downwards, as the database orders them.
 */
export function rangesAfter(ordered: Ordered, sort: readonly Sort[], after: readonly KeyValue[]): readonly Sql[] {
  const keys = orderKeys(sort).map((key, place) => boundOf(ordered, key, after[place] ?? null));
  const ranges = keys.map(({ beyond }, place) => {
    const before = keys.slice(0, place).map((key) => key.same);
    return beyond.map((range) => sql.join([...before, range], sql` and `));
  });
  return ranges.toReversed().flat();
}

/** Names of the columns where the values are a row's place in the order. */
export function placeNames(resource: AnyResource, sort: readonly Sort[]): readonly string[] {
  return orderKeys(sort).map(([name]) => {
    const field = fieldOf(resource, name);
    return field?.kind === 'computed' && !isOrderedByValue(field) ? field.from : name;
  });
}

type Bound = { readonly same: Sql; readonly beyond: readonly Sql[] };

function boundOf(ordered: Ordered, [name, direction]: Sort, value: KeyValue): Bound {
  const { resource } = ordered;
  const key = keySql(ordered, name);
  const isUpward = direction === 'asc';
  if (value === null) return { same: sql`${key} is null`, beyond: isUpward ? [] : [sql`${key} is not null`] };
  const place = sql`${String(value)}::${sql.raw(typeOfKey(resource, name))}`;
  if (!isUpward) return { same: sql`${key} = ${place}`, beyond: [sql`${key} < ${place}`] };
  const absent = mayBeAbsent(fieldOf(resource, name)) ? [sql`${key} is null`] : [];
  return { same: sql`${key} = ${place}`, beyond: [sql`${key} > ${place}`, ...absent] };
}

function typeOfKey(resource: AnyResource, name: string): string {
  const field = fieldOf(resource, name);
  if (name === 'deleted_at') return 'timestamptz(3)';
  if (field === undefined) return 'integer';
  return field.kind === 'computed' && !isOrderedByValue(field) ? 'timestamptz(3)' : (columnTypeOf(field) ?? 'text');
}

function mayBeAbsent(field: Field | undefined): boolean {
  return field !== undefined && (isLive(field) || !(isRequired(field) || field.kind === 'flag'));
}
