import { foldDiacritics, searchedWords } from '../../../../contract/rules/text/fold-diacritics.ts';
import type { VisibleGroup } from '../menu/visible-menu.ts';

export type Match = { readonly path: string; readonly label: string; readonly where: string };

/** A shorter word is looked for where words begin, as among records: anywhere it is in nearly everything. */
const shortestAnywhere = 3;

/** Whether all words of the query are in the text; for no query every text has them. */
export function hasWords(text: string, query: string): boolean {
  const folded = foldDiacritics(text);
  const beginnings = folded.split(/[^\p{L}\p{N}]+/u);
  return searchedWords(query).every((word) =>
    word.length < shortestAnywhere ? beginnings.some((one) => one.startsWith(word)) : folded.includes(word),
  );
}

/** Entries of the menu that have every word of the query in their name, then those that have it with their group's; all for no query. */
export function menuMatches(groups: readonly VisibleGroup[], query: string): readonly Match[] {
  return groups
    .flatMap(({ label: where, entries }) => entries.map(({ path, label }) => ({ path, label, where })))
    .filter(({ label, where }) => hasWords(`${label} ${where}`, query))
    .toSorted((one, other) => Number(hasWords(other.label, query)) - Number(hasWords(one.label, query)));
}
