import type { FoundRow } from '../../../contract/api/found-row.ts';
import { may } from '../../../contract/basics/access.ts';
import { searching } from '../../../contract/basics/limits.ts';
import { fieldOf } from '../../../contract/derive/fields.ts';
import { findStoreField, isFoundAtOnce, timeFieldOf } from '../../../contract/derive/found-at-once.ts';
import { foundFactsOf } from '../../../contract/derive/shown/found-facts.ts';
import type { AnyResource } from '../../../contract/kit/index.ts';
import type { searchOperations } from '../../../contract/operations/console/search-operations.ts';
import { typedPhone } from '../../../contract/rules/text/contact.ts';
import { foldDiacritics, searchedWords } from '../../../contract/rules/text/fold-diacritics.ts';
import { aroundMatch } from '../../../contract/rules/text/matched-parts.ts';
import { type Found, findAtOnce } from '../../db/rows/find-at-once.ts';
import { presentRow, type Row } from '../../db/rows/present.ts';
import type { AnswerOf, HandlersOf, SignedCall, SignedCallOf } from '../call/call.ts';
import { createReading, type ResourceTools } from './resource-tools.ts';
import { referredRows } from './visibility.ts';

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
    const rows = await findAtOnce(createReading(resource, tools, call), search);
    if (rows.rows.length > 0) found.push({ resource, ...rows });
  }
  const names = await referredNames(tools, call, found);
  // What bears the very name comes before what begins with it, of whichever entity; of equal ones, people who are still to come.
  const isAhead = ({ resource, rows }: FoundOf): boolean => {
    const time = timeFieldOf(resource);
    return (
      resource.person !== undefined &&
      time !== undefined &&
      rows.some((row) => Date.parse(String(presentRow(resource, row, call.now)[time])) > call.now.getTime())
    );
  };
  const best = found.toSorted((one, other) => one.rank - other.rank || Number(isAhead(other)) - Number(isAhead(one)));
  const data = best.map((one) => ({ resource: one.resource.name, total: one.total, rows: presentFound(one, names, search, call.now) }));
  return { status: 200, body: { data } };
}

/** Names of what rows refer to, by the entity and the identifier. */
type Names = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** The entity that the field refers to; undefined where it refers to none. */
function targetOf(resource: AnyResource, name: string): string | undefined {
  const field = fieldOf(resource, name);
  return field?.kind === 'reference' ? field.target : undefined;
}

/** Names of the stores of all that was found and of what else its facts refer to, as far as the reader may see them. */
async function referredNames(tools: ResourceTools, call: SignedCall, found: readonly FoundOf[]): Promise<Names> {
  const ids = new Map<string, Set<number>>();
  for (const { resource, rows } of found) {
    for (const name of [findStoreField(resource) ?? [], foundFactsOf(resource)].flat()) {
      const target = targetOf(resource, name);
      if (target === undefined) continue;
      const of = ids.get(target) ?? new Set<number>();
      ids.set(target, of);
      for (const row of rows) if (row[name] !== null) of.add(Number(row[name]));
    }
  }
  const names = new Map<string, ReadonlyMap<number, string>>();
  for (const [target, of] of ids) names.set(target, await readNames(tools, call, target, [...of]));
  return names;
}

async function readNames(
  tools: ResourceTools,
  call: SignedCall,
  target: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const resource = tools.entities.find(target);
  if (resource === undefined || ids.length === 0) return new Map();
  const rows = await referredRows(createReading(resource, tools, call), tools.entities, target, ids);
  return new Map(
    rows.map((text) => {
      const row: unknown = JSON.parse(text);
      const values: Readonly<Record<string, unknown>> = typeof row === 'object' && row !== null ? { ...row } : {};
      return [Number(values['id']), String(values[resource.represent])];
    }),
  );
}

function presentFound({ resource, rows }: FoundOf, names: Names, search: string, now: Date): readonly FoundRow[] {
  const words = [...searchedWords(search), ...searchedWords(typedPhone(search) ?? '')];
  const [owner, time] = [findStoreField(resource), timeFieldOf(resource)];
  return rows.map((stored) => {
    const row = presentRow(resource, stored, now);
    const store = owner === undefined ? undefined : names.get('stores')?.get(Number(row[owner]));
    const at = time === undefined ? undefined : row[time];
    return {
      id: row.id,
      name: textIn(row, resource.represent),
      person: (resource.person === undefined ? '' : textIn(row, resource.person)) || null,
      store: store === undefined ? null : { id: Number(row[owner ?? '']), name: store },
      facts: foundFactsOf(resource).flatMap((field) => factOf(resource, row, field, names)),
      at: typeof at === 'string' ? at : null,
      match: matchIn(resource, row, words),
    };
  });
}

/** The value of a choice, or the name of what is referred to; nothing where it is empty or not to be seen. */
function factOf(resource: AnyResource, row: Row, field: string, names: Names): FoundRow['facts'] {
  const target = targetOf(resource, field);
  const text = target === undefined ? textIn(row, field) : (names.get(target)?.get(Number(row[field])) ?? '');
  return text === '' ? [] : [{ field, text }];
}

const hintLength = 80;

/** The searched text that has most of the words which the names have not. */
function matchIn({ represent, person = represent, list }: AnyResource, row: Row, words: readonly string[]): FoundRow['match'] {
  const names = foldDiacritics(`${textIn(row, represent)} ${textIn(row, person)}`);
  const missing = words.filter((word) => !names.includes(word));
  const has = (field: string): number => missing.filter((word) => foldDiacritics(textIn(row, field)).includes(word)).length;
  const [best] = (list.search ?? []).filter((field) => has(field) > 0).toSorted((one, other) => has(other) - has(one));
  return best === undefined ? null : { field: best, text: aroundMatch(textIn(row, best), missing, hintLength) };
}

function textIn(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : '';
}
