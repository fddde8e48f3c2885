/** One text of all searched columns, without case and diacritics. */
export function foldedText(columns: readonly string[]): string {
  return `app_fold(${columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")})`;
}

/** Column that keeps that text, so that a search folds nothing but what is sought. */
export const foldedColumn = 'folded';
