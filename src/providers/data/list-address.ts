import type { Answer } from '../http/send.ts';

type ListParams = {
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: string };
  readonly filter?: unknown;
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

/** Address of one page of a list in the dialect of ra-data-simple-rest. */
export function listAddress(collection: string, { pagination, sort, filter }: ListParams): string {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const order = sort === undefined ? [] : keysOf(sort);
  const query = new URLSearchParams({
    filter: JSON.stringify(filter ?? {}),
    range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
    ...(order.length === 0 ? {} : { sort: JSON.stringify(order.length === 1 ? order[0] : order) }),
  });
  return `/${collection}?${query}`;
}

/** How many rows there are in all: the number after the slash of `Content-Range: stores 0-24/319`. */
export function totalOf({ headers, json }: Pick<Answer, 'headers' | 'json'>): number {
  const total = Number(headers.get('Content-Range')?.split('/').at(-1));
  if (Number.isInteger(total)) return total;
  return Array.isArray(json) ? json.length : 0;
}
