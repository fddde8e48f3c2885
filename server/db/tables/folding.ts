/** One text of all searched columns, without case and diacritics: the index and the search write the same expression. */
export function foldedSearch(columns: readonly string[], table = ''): string {
  return `app_fold(${columns.map((column) => `coalesce(${table}${column}, '')`).join(" || ' ' || ")})`;
}
