import type { VisibleGroup } from '../menu/visible-menu.ts';

export type Match = { readonly path: string; readonly label: string; readonly where: string };

/** Letters without diacritics and case: "Úřední" is found by "uredni". */
export function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Entries of the menu that have every word of the query in their name or their group's; all of them for no query. */
export function menuMatches(groups: readonly VisibleGroup[], query: string): readonly Match[] {
  const words = bare(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return groups
    .flatMap(({ label: where, entries }) => entries.map(({ path, label }) => ({ path, label, where })))
    .filter(({ label, where }) => {
      const text = bare(`${label} ${where}`);
      return words.every((word) => text.includes(word));
    });
}
