import type { Answer } from '../transport/send.ts';

/** What a list is asked in addition to its rows: rows that its rows refer to, and counts by value. */
export type ListMeta = { readonly prefetch?: readonly string[]; readonly facets?: readonly string[] };
export type ListParams = {
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: string };
  readonly filter?: unknown;
  readonly meta?: ListMeta;
  /** Place after which the page begins. */
  readonly after?: string | undefined;
  /** Deleted rows instead of those that are there. */
  readonly trash?: boolean;
  /** Of very many rows it is enough that they are more than so many. */
  readonly isBounded?: boolean;
};

type SortPair = readonly [field: string, order: string];

/**
 * react-admin knows one field and one direction. An order of several columns is kept in the field, further ones after
 * commas, descending with a minus: `name,-created_at`.
 */
function keysOf({ field, order }: { readonly field: string; readonly order: string }): readonly SortPair[] {
  const [first = '', ...further] = field.split(',').filter((name) => name !== '');
  if (first === '') return [];
  return [[first, order], ...further.map((name): SortPair => (name.startsWith('-') ? [name.slice(1), 'DESC'] : [name, 'ASC']))];
}

/** One page of a list as the API is asked for it. */
export function listQuery({ pagination, sort, filter, meta, after, trash, isBounded }: ListParams): Readonly<Record<string, unknown>> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const order = sort === undefined ? [] : keysOf(sort);
  return {
    filter: filter ?? {},
    range: [(page - 1) * perPage, page * perPage - 1],
    ...(order.length === 0 ? {} : { sort: order.length === 1 ? order[0] : order }),
    ...(meta === undefined ? {} : { meta }),
    ...(after === undefined ? {} : { after }),
    ...(trash === true ? { trash } : {}),
    ...(isBounded === true ? { total: 'bounded' } : {}),
  };
}

/** Address of one page of a list in the dialect of ra-data-simple-rest. */
export function listAddress(collection: string, params: ListParams): string {
  const query = Object.entries(listQuery(params)).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `/${collection}?${new URLSearchParams(query)}`;
}

/** Present where there are more rows than were counted. */
export const moreThanHeader = 'Total-More-Than';

/** How many rows there are in all, or were counted: the number after the slash of `Content-Range: stores 0-24/319`. */
export function readListTotal({ headers, json }: Pick<Answer, 'headers' | 'json'>): number {
  const total = Number(headers.get(moreThanHeader) ?? headers.get('Content-Range')?.split('/').at(-1));
  if (Number.isInteger(total)) return total;
  return Array.isArray(json) ? json.length : 0;
}
