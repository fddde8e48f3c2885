/** A text as it is searched: without diacritics, in lower case. */
export function foldDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of what is searched for, as they are compared. */
export function searchedWords(query: string): readonly string[] {
  return foldDiacritics(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Whether a text has every word of what is searched for, in any order. */
export function hasAllWords(text: string, query: string): boolean {
  const folded = foldDiacritics(text);
  return searchedWords(query).every((word) => folded.includes(word));
}
