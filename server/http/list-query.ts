import { fieldOf, isSortable } from '../../contract/derive/fields.ts';
import { filterValue } from '../../contract/derive/filter-values.ts';
import { filterKeys } from '../../contract/derive/operators.ts';
import type { AnyResource } from '../../contract/kit/index.ts';
import { paging } from '../../contract/limits.ts';
import { refuse } from '../../contract/refusal.ts';
import type { Condition, ListQuery, Sort, View } from '../db/rows/query.ts';

type Query = Readonly<Record<string, unknown>>;
const parameters = ['filter', 'range', 'sort', 'embed'];

/** Reads the query of a list in the dialect of ra-data-simple-rest; whatever the declaration does not allow is refused by its name. */
export function parseListQuery(resource: AnyResource, query: Query, view: View): ListQuery {
  const unknown = Object.keys(query).find((name) => !parameters.includes(name));
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown } });
  const { q, ...filter } = objectIn(query['filter'], 'filter');
  return {
    conditions: Object.entries(filter).map(([key, value]) => conditionOf(resource, key, value, view)),
    search: searchOf(q),
    sort: sortOf(resource, query['sort'], view),
    ...rangeOf(query['range'], filter),
  };
}

function conditionOf(resource: AnyResource, key: string, given: unknown, view: View): Condition {
  const target = filterKeys(resource).get(key);
  if (target === undefined || (view === 'reference' && !['id', 'store_id'].includes(target.name))) {
    throw refuse('unknown_filter', { details: { name: key } });
  }
  const field = fieldOf(resource, target.name);
  // A bare key with a list means one of them: what getMany sends.
  const operator = target.operator === 'eq' && Array.isArray(given) ? 'in' : target.operator;
  const parsed = field === undefined ? null : filterValue(field, operator, given);
  if (parsed === null) throw refuse('invalid_filter', { details: { name: key } });
  return { name: target.name, operator, value: parsed.value };
}

function searchOf(q: unknown): string | null {
  if (q === undefined || q === null || q === '') return null;
  if (typeof q !== 'string' || q.length > 200 || q.includes('\u0000')) throw refuse('invalid_filter', { details: { name: 'q' } });
  return q;
}

function sortOf(resource: AnyResource, given: unknown, view: View): readonly Sort[] {
  if (given === undefined) return [view === 'whole' ? resource.list.sort : [resource.represent, 'asc']];
  const parsed = jsonIn(given, 'sort');
  if (!Array.isArray(parsed)) throw refuse('unknown_sort', { details: { name: 'sort' } });
  const pairs: readonly unknown[] = parsed.every(Array.isArray) ? parsed : [parsed];
  return pairs.slice(0, 5).map((pair) => sortKey(resource, pair, view));
}

function sortKey(resource: AnyResource, pair: unknown, view: View): Sort {
  const [name, direction]: readonly unknown[] = Array.isArray(pair) ? pair : [];
  const isKnown = typeof name === 'string' && (view === 'whole' ? isSortable(resource, name) : ['id', resource.represent].includes(name));
  if (!isKnown || typeof direction !== 'string' || !/^(?:asc|desc)$/iu.test(direction)) {
    throw refuse('unknown_sort', { details: { name: typeof name === 'string' ? name.slice(0, 100) : 'sort' } });
  }
  return [name, direction.toLowerCase() === 'desc' ? 'desc' : 'asc'];
}

function rangeOf(given: unknown, filter: Query): { readonly offset: number; readonly limit: number } {
  // getMany sends no range and wants every row that it names.
  if (given === undefined) return { offset: 0, limit: Array.isArray(filter['id']) ? paging.maximalSize : paging.defaultSize };
  const parsed = jsonIn(given, 'range');
  const [first, last]: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  const isRange = Number.isInteger(first) && Number.isInteger(last) && typeof first === 'number' && typeof last === 'number';
  if (!isRange || first < 0 || last < first || first > paging.maximalOffset || last - first >= paging.maximalSize)
    throw refuse('invalid_range');
  return { offset: first, limit: last - first + 1 };
}

function objectIn(given: unknown, name: string): Query {
  if (given === undefined) return {};
  const parsed = jsonIn(given, name);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw refuse('invalid_filter', { details: { name } });
  return Object.fromEntries(Object.entries(parsed));
}

function jsonIn(given: unknown, name: string): unknown {
  if (typeof given !== 'string') throw refuse('invalid_filter', { details: { name } });
  try {
    return JSON.parse(given);
  } catch {
    throw refuse('invalid_filter', { details: { name } });
  }
}
