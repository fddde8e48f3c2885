import { may } from '../../../contract/basics/access.ts';
import { refuse } from '../../../contract/basics/refusal.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import { contentRange } from '../../answers/content-range.ts';
import { facetOf } from '../../db/rows/list-totals.ts';
import { type Page, placeOf, readPage } from '../../db/rows/page.ts';
import { referredIds } from '../../db/rows/prefetch.ts';
import type { ListQuery, View } from '../../db/rows/query/query.ts';
import type { Reading } from '../../db/rows/read.ts';
import type { Answer, SignedCall } from '../call/call.ts';
import { objectBody } from '../call/read-body.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type ListMeta, parseListMeta } from './list-meta.ts';
import { askedByAddress, parseListQuery } from './list-query.ts';
import { referredRows } from './referred-rows.ts';
import { type ResourceTools, readingOf } from './resource-tools.ts';
import { isByIdentifier, requireVisibility, type Visibility, within } from './visibility.ts';

type Asked = Readonly<Record<string, unknown>>;
type Listed = { readonly reading: Reading; readonly query: ListQuery; readonly view: View };

/** A list asked by its address: an array of its rows. The right comes before the input: others learn nothing of what may be asked. */
export async function answerList(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const visibility = requireVisibility(resource, tools.entities.all, call.session.user, 'list');
  const listed = listedIn(readingOf(resource, tools, call), visibility, askedByAddress(call.query));
  const page = await readPage(listed);
  return { status: 200, body: `[${page.text}]`, headers: headersOf(listed, page) };
}

/** A list asked by a body: its rows with their total, counts by value and the rows that they refer to. */
export async function answerQuery(resource: AnyResource, tools: ResourceTools, call: SignedCall): Promise<Answer> {
  const visibility = requireVisibility(resource, tools.entities.all, call.session.user, 'list');
  const { meta: given, ...asked } = objectBody(call.body);
  const listed = listedIn(readingOf(resource, tools, call), visibility, asked);
  const meta = parseListMeta(resource, given, visibility.view);
  const page = await readPage(listed);
  const data = `[${page.text}]`;
  const body = `{"data":${data},"total":${page.total},"meta":${await besides(listed, tools, meta, data)}}`;
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
  return writeCursor(resource, sort, placeOf(resource, sort, row));
}

/** Counts by value and the rows referred to, as JSON text. */
async function besides(listed: Listed, tools: ResourceTools, meta: ListMeta, data: string): Promise<string> {
  const facets: Record<string, unknown> = {};
  for (const name of meta.facets) facets[name] = await facetOf(listed, name);
  const prefetched: string[] = [];
  for (const [name, ids] of referredIds(listed.reading.resource, meta.prefetch, data)) {
    prefetched.push(`${JSON.stringify(name)}:[${(await referredRows(listed.reading, tools.entities, name, ids)).join(',')}]`);
  }
  return `{"facets":${JSON.stringify(facets)},"prefetched":{${prefetched.join(',')}}}`;
}
