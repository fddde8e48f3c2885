// Apostrophes before such a sign are counted in, so that what one export adds one import takes away, whatever the text is.
const formulaLike = /^'*[=+\-@\t\r]/u;

/**
 * The text as a CSV may carry it: an apostrophe stands before what a spreadsheet would take for a formula
 * (ASVS 5.0, 1.2.10). The same rule stands in SQL where exports are made.
 */
export function defused(text: string): string {
  return formulaLike.test(text) ? `'${text}` : text;
}

/** The reverse of `defused`: what a text from a spreadsheet was before it was exported. */
export function undefused(text: string): string {
  return text.startsWith("'") && formulaLike.test(text.slice(1)) ? text.slice(1) : text;
}
