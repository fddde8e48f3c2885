import { paging, searching } from '../../../contract/basics/limits.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { isSortable } from '../../../contract/derive/fields.ts';
import { readFilter } from '../../../contract/derive/filters/filter-tree.ts';
import { hasTrash } from '../../../contract/derive/trash.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { ListQuery, Sort, View } from '../../db/rows/query/query.ts';

type Query = Readonly<Record<string, unknown>>;
const written = ['filter', 'range', 'sort', 'trash'];
const parameters = [...written, 'total', 'after', 'embed'];

/** What an address asks of a list, in the dialect of ra-data-simple-rest: JSON in the parameters named. */
export function askedByAddress(query: Query, inJson: readonly string[] = written): Query {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, inJson.includes(name) ? jsonIn(value, name) : value]));
}

/** Reads what is asked of a list; whatever the declaration does not allow is refused by its name. */
export function parseListQuery(resource: AnyResource, query: Query, view: View): ListQuery {
  const unknown = Object.keys(query).find((name) => !parameters.includes(name));
  if (unknown !== undefined) throw refuse('unknown_parameter', { details: { name: unknown.slice(0, 100) } });
  const filter = parseObject(query['filter'], 'filter');
  const trash = trashIn(resource, query['trash']);
  return {
    ...parseFilter(resource, filter, view),
    sort: sortOf(resource, query['sort'], { view, trash }),
    ...readRange(query['range'], filter),
    ...countedIn(query['total']),
    ...(trash ? { trash: true } : {}),
  };
}

/** Reads the filter of a list, its search included. */
export function parseFilter(resource: AnyResource, { q, ...filter }: Query, view: View): Pick<ListQuery, 'conditions' | 'search'> {
  const read = readFilter(resource, filter, (name) => view === 'whole' || ['id', 'store_id'].includes(name));
  if ('wrong' in read) {
    const { code, at, kind } = read.wrong;
    throw refuse(code, { details: { name: at.slice(0, 100), ...(kind === undefined ? {} : { format: kind }) } });
  }
  return { conditions: read.parts, search: readSearch(q) };
}

function trashIn(resource: AnyResource, given: unknown): boolean {
  if (given === undefined || given === false) return false;
  if (given !== true || !hasTrash(resource)) throw refuse('unknown_parameter', { details: { name: 'trash' } });
  return true;
}

function countedIn(given: unknown): Pick<ListQuery, 'countUpTo'> {
  if (given === undefined) return {};
  if (given !== 'bounded') throw refuse('unknown_parameter', { details: { name: 'total' } });
  return { countUpTo: paging.countedAtOnce };
}

/** Words that are searched for; null when there are none. */
function readSearch(q: unknown): string | null {
  if (q === undefined || q === null || q === '') return null;
  if (typeof q !== 'string' || q.length > searching.longest || q.includes('\u0000'))
    throw refuse('invalid_filter', { details: { name: 'q' } });
  return q;
}

type SortScope = { readonly view: View; readonly trash: boolean };

function sortOf(resource: AnyResource, given: unknown, { view, trash }: SortScope): readonly Sort[] {
  // What was deleted last is looked for most.
  if (given === undefined && trash) return [['deleted_at', 'desc']];
  if (given === undefined) return [view === 'whole' ? resource.list.sort : [resource.represent, 'asc']];
  if (!Array.isArray(given)) throw refuse('unknown_sort', { details: { name: 'sort' } });
  const pairs: readonly unknown[] = given.every(Array.isArray) ? given : [given];
  return pairs.slice(0, 5).map((pair) => sortKey(resource, pair, { view, trash }));
}

function sortKey(resource: AnyResource, pair: unknown, { view, trash }: SortScope): Sort {
  const [name, direction]: readonly unknown[] = Array.isArray(pair) ? pair : [];
  const isKnown =
    typeof name === 'string' &&
    ((trash && name === 'deleted_at') || (view === 'whole' ? isSortable(resource, name) : ['id', resource.represent].includes(name)));
  if (!isKnown || typeof direction !== 'string' || !/^(?:asc|desc)$/iu.test(direction)) {
    throw refuse('unknown_sort', { details: { name: typeof name === 'string' ? name.slice(0, 100) : 'sort' } });
  }
  return [name, direction.toLowerCase() === 'desc' ? 'desc' : 'asc'];
}

/** Which rows a list asks for. */
export function readRange(given: unknown, filter: Query): { readonly offset: number; readonly limit: number } {
  // getMany sends no range and wants every row that it names.
  if (given === undefined) return { offset: 0, limit: Array.isArray(filter['id']) ? paging.maximalSize : paging.defaultSize };
  const [first, last]: readonly unknown[] = Array.isArray(given) ? given : [];
  const isRange = Number.isInteger(first) && Number.isInteger(last) && typeof first === 'number' && typeof last === 'number';
  if (!isRange || first < 0 || last < first || first > paging.maximalOffset || last - first >= paging.maximalSize)
    throw refuse('invalid_range');
  return { offset: first, limit: last - first + 1 };
}

/** An object that a question may carry; absent is an empty one. */
export function parseObject(given: unknown, name: string): Query {
  if (given === undefined) return {};
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw refuse('invalid_filter', { details: { name } });
  return Object.fromEntries(Object.entries(given));
}

function jsonIn(given: unknown, name: string): unknown {
  if (typeof given !== 'string') throw refuse('invalid_filter', { details: { name } });
  try {
    return JSON.parse(given);
  } catch {
    throw refuse('invalid_filter', { details: { name } });
  }
}
