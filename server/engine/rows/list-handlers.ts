import { may } from '../../../contract/basics/access.ts';
import { listMeta } from '../../../contract/basics/limits.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import { fieldOf } from '../../../contract/derive/fields.ts';
import { filterValue } from '../../../contract/derive/filters/filter-values.ts';
import { facetNames, prefetchNames } from '../../../contract/derive/list-meta.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { contentRange } from '../../answers/content-range.ts';
import { readFacet } from '../../db/rows/list-totals.ts';
import { type Page, parsePlace, readPage } from '../../db/rows/page.ts';
import { referredIds } from '../../db/rows/prefetch.ts';
import { placeNames } from '../../db/rows/query/keyset.ts';
import { orderKeys } from '../../db/rows/query/order.ts';
import type { KeyValue, ListQuery, Sort, View } from '../../db/rows/query/query.ts';
import type { Reading } from '../../db/rows/read.ts';
import type { Answer, SignedCall } from '../call/call.ts';
import { objectBody } from '../call/read-body.ts';
import { askedByAddress, parseListQuery } from './list-query.ts';
import { createReading, type ResourceTools } from './resource-tools.ts';
import { isByIdentifier, referredRows, requireVisibility, type Visibility, within } from './visibility.ts';

const longest = 8000;

/** The key values of a page's last row as an opaque text, together with the order that they are a place in. */
function writeCursor(resource: AnyResource, sort: readonly Sort[], values: readonly KeyValue[]): string {
  return Buffer.from(JSON.stringify([orderOf(resource, sort), ...values])).toString('base64url');
}

/** Reads such a text. What is none, belongs to another list or order, or holds what the fields never hold is refused. */
function readCursor(resource: AnyResource, sort: readonly Sort[], given: unknown): readonly KeyValue[] {
  const [order, ...values] = typeof given === 'string' && given.length <= longest ? parsed(given) : [];
  const names = placeNames(resource, sort);
  const place = names.flatMap((name, at) => keyValue(resource, name, values[at]));
  if (order !== orderOf(resource, sort) || place.length !== names.length || values.length !== names.length) throw refuse('invalid_cursor');
  return place;
}

function parsed(text: string): readonly unknown[] {
  try {
    const value: unknown = /^[\w-]+$/u.test(text) ? JSON.parse(Buffer.from(text, 'base64url').toString()) : [];
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** The value alone in a list, or nothing when the field never holds it. */
function keyValue(resource: AnyResource, name: string, value: unknown): readonly KeyValue[] {
  if (value === null) return [null];
  const field = fieldOf(resource, name);
  if (field === undefined || filterValue(field, 'eq', value) === null) return [];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : [];
}

function orderOf({ name }: AnyResource, sort: readonly Sort[]): string {
  return [name, ...orderKeys(sort).map(([key, direction]) => `${key} ${direction}`)].join(',');
}

type Asked = Readonly<Record<string, unknown>>;
type Listed = { readonly reading: Reading; readonly query: ListQuery; readonly view: View };

/** A list asked by its address: an array of its rows. The right comes before the input: others learn nothing of what may be asked. */
export async function answerList(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const visibility = requireVisibility(resource, tools.entities.all, call.session.user, 'list');
  const listed = listedIn(createReading(resource, tools, call), visibility, askedByAddress(call.query));
  const page = await readPage(listed);
  return { status: 200, body: `[${page.text}]`, headers: headersOf(listed, page) };
}

/** A list asked by a body: its rows with their total, counts by value and the rows that they refer to. */
export async function answerQuery(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const visibility = requireVisibility(resource, tools.entities.all, call.session.user, 'list');
  const { meta: given, ...asked } = objectBody(call.body);
  const listed = listedIn(createReading(resource, tools, call), visibility, asked);
  const meta = parseListMeta(resource, given, visibility.view);
  const page = await readPage(listed);
  const data = `[${page.text}]`;
  const body = `{"data":${data},"total":${page.total},"meta":${await metaText(listed, tools, meta, data)}}`;
  return { status: 200, body, headers: headersOf(listed, page) };
}

function listedIn(whole: Reading, visibility: Visibility, asked: Asked): Listed {
  const query = queryIn(whole.resource, asked, visibility);
  if (visibility.referredFrom !== undefined && !isByIdentifier(query)) throw refuse('forbidden');
  const { trash } = query;
  if (trash === true && !may(whole.actor, whole.resource, 'delete')) throw refuse('forbidden');
  return { reading: { ...whole, ...within(visibility), ...(trash === true ? { trash } : {}) }, query, view: visibility.view };
}

function headersOf(listed: Listed, { count, last, total, isMore }: Page): Record<string, string> {
  const { reading, query } = listed;
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-range': contentRange({ unit: reading.resource.name, offset: query.offset, count, total: isMore && count > 0 ? null : total }),
    ...(isMore ? { 'total-more-than': String(total) } : {}),
    ...(last === null || count < query.limit ? {} : { 'next-cursor': cursorAfter(listed, last) }),
  };
}

function queryIn(resource: AnyResource, asked: Asked, { view }: Visibility): ListQuery {
  const query = parseListQuery(resource, asked, view);
  return asked['after'] === undefined ? query : { ...query, after: readCursor(resource, query.sort, asked['after']) };
}

function cursorAfter({ reading: { resource }, query: { sort } }: Listed, row: string): string {
  return writeCursor(resource, sort, parsePlace(resource, sort, row));
}

/** Counts by value and the rows referred to, as JSON text. */
async function metaText(listed: Listed, tools: ResourceTools, meta: ListMeta, data: string): Promise<string> {
  const facets: Record<string, unknown> = {};
  for (const name of meta.facets) facets[name] = await readFacet(listed, name);
  const prefetched: string[] = [];
  for (const [name, ids] of referredIds(listed.reading.resource, meta.prefetch, data)) {
    prefetched.push(`${JSON.stringify(name)}:[${(await referredRows(listed.reading, tools.entities, name, ids)).join(',')}]`);
  }
  return `{"facets":${JSON.stringify(facets)},"prefetched":{${prefetched.join(',')}}}`;
}

/** What a list is asked in addition to its rows. */
type ListMeta = { readonly facets: readonly string[]; readonly prefetch: readonly string[] };

/** Reads `meta` of a query; nothing is asked where it is absent. */
function parseListMeta(resource: AnyResource, given: unknown, view: View): ListMeta {
  if (given === undefined) return { facets: [], prefetch: [] };
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw unknown('meta');
  const asked: Readonly<Record<string, unknown>> = { ...given };
  const other = Object.keys(asked).find((name) => name !== 'facets' && name !== 'prefetch');
  if (other !== undefined) throw unknown(`meta.${other}`);
  const isWhole = view === 'whole';
  return {
    facets: namesIn(asked['facets'], { at: 'meta.facets', known: isWhole ? facetNames(resource) : [], most: listMeta.maximalFacets }),
    prefetch: namesIn(asked['prefetch'], {
      at: 'meta.prefetch',
      known: prefetchNames(resource).filter((name) => isWhole || name === 'store_id'),
      most: listMeta.maximalPrefetch,
    }),
  };
}

function namesIn(
  given: unknown,
  { at, known, most }: { readonly at: string; readonly known: readonly string[]; readonly most: number },
): readonly string[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw unknown(at);
  const names: readonly unknown[] = given;
  const wrong = names.find((name) => typeof name !== 'string' || !known.includes(name));
  if (wrong !== undefined || names.length > most) throw unknown(`${at}: ${typeof wrong === 'string' ? wrong : '?'}`);
  return [...new Set(known.filter((name) => names.includes(name)))];
}

function unknown(name: string) {
  return refuse('unknown_parameter', { details: { name: name.slice(0, 100) } });
}
