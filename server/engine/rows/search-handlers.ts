import type { FoundRow } from '../../../contract/api/found-row.ts';
import { may } from '../../../contract/basics/access.ts';
import { searching } from '../../../contract/basics/limits.ts';
import { isFoundAtOnce, storeFieldOf, timeFieldOf } from '../../../contract/derive/found-at-once.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { searchOperations } from '../../../contract/operations/console/search-operations.ts';
import { typedPhone } from '../../../contract/rules/text/contact.ts';
import { fold } from '../../../contract/rules/text/fold.ts';
import { aroundMatch, searchedWords } from '../../../contract/rules/text/matched-parts.ts';
import { type Found, findAtOnce } from '../../db/rows/find-at-once.ts';
import { presentRow, type Row } from '../../db/rows/present.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../call/call.ts';
import { referredRows } from './referred-rows.ts';
import { type ResourceTools, readingOf } from './resource-tools.ts';

/** Handlers of `searchOperations`. */
export function searchHandlers(tools: ResourceTools): HandlersOf<typeof searchOperations> {
  return { search: { signed: (call) => answerSearch(tools, call) } };
}

type FoundOf = Found & { readonly resource: AnyResource };

/** One entity after another: a search holds one connection at most, and ends where who asked has typed on. */
async function answerSearch(tools: ResourceTools, call: SignedCallOf<'search'>): Promise<AnswerOf<'search'>> {
  const search = call.query.q ?? '';
  const { user } = call.session;
  const isShort = searchedWords(search).join('').length < searching.shortest;
  const listed = tools.entities.all.filter((resource) => isFoundAtOnce(resource) && may(user, resource, 'list'));
  const found: FoundOf[] = [];
  for (const resource of isShort ? [] : listed) {
    if (call.isGone()) break;
    const rows = await findAtOnce(readingOf(resource, tools, call), search);
    if (rows.rows.length > 0) found.push({ resource, ...rows });
  }
  const stores = await storeNames(tools, call, found);
  // What bears the very name comes before what begins with it, of whichever entity.
  const best = found.toSorted((one, other) => one.rank - other.rank);
  const data = best.map((one) => ({ resource: one.resource.name, total: one.total, rows: presentFound(one, stores, search, call.now) }));
  return { status: 200, body: { data } };
}

/** Names of the stores of all that was found, by their identifiers. */
async function storeNames(tools: ResourceTools, call: SignedCall, found: readonly FoundOf[]): Promise<ReadonlyMap<number, string>> {
  const ids = found.flatMap(({ resource, rows }) => {
    const owner = storeFieldOf(resource);
    return owner === undefined ? [] : rows.map((row) => Number(row[owner]));
  });
  const stores = tools.entities.find('stores');
  if (stores === undefined || ids.length === 0) return new Map();
  const rows = await referredRows(readingOf(stores, tools, call), tools.entities, stores.name, [...new Set(ids)]);
  return new Map(
    rows.map((text) => {
      const row: unknown = JSON.parse(text);
      const values: Readonly<Record<string, unknown>> = typeof row === 'object' && row !== null ? { ...row } : {};
      return [Number(values['id']), String(values[stores.represent])];
    }),
  );
}

function presentFound({ resource, rows }: FoundOf, stores: ReadonlyMap<number, string>, search: string, now: Date): readonly FoundRow[] {
  const words = [...searchedWords(search), ...searchedWords(typedPhone(search) ?? '')];
  const [owner, time] = [storeFieldOf(resource), timeFieldOf(resource)];
  return rows.map((stored) => {
    const row = presentRow(resource, stored, now);
    const store = owner === undefined ? undefined : stores.get(Number(row[owner]));
    const at = time === undefined ? undefined : row[time];
    return {
      id: row.id,
      name: textIn(row, resource.represent),
      person: (resource.person === undefined ? '' : textIn(row, resource.person)) || null,
      store: store === undefined ? null : { id: Number(row[owner ?? '']), name: store },
      at: typeof at === 'string' ? at : null,
      match: matchIn(resource, row, words),
    };
  });
}

const hintLength = 80;

/** The searched text that has most of the words which the names have not. */
function matchIn({ represent, person = represent, list }: AnyResource, row: Row, words: readonly string[]): FoundRow['match'] {
  const names = fold(`${textIn(row, represent)} ${textIn(row, person)}`);
  const missing = words.filter((word) => !names.includes(word));
  const has = (field: string): number => missing.filter((word) => fold(textIn(row, field)).includes(word)).length;
  const [best] = (list.search ?? []).filter((field) => has(field) > 0).toSorted((one, other) => has(other) - has(one));
  return best === undefined ? null : { field: best, text: aroundMatch(textIn(row, best), missing, hintLength) };
}

function textIn(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : '';
}
