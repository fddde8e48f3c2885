/** Full-width signs count too: spreadsheets with an input method of East Asia read `＝1+1` as `=1+1`. */
export const formulaSigns = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'] as const;

// Apostrophes before such a sign are counted in, so that what one export adds one import takes away, whatever the text is.
const formulaLike = new RegExp(`^'*[${formulaSigns.join('').replace('-', '\\-')}]`, 'u');

/**
 * A telephone as it is kept or as people write it: a plus, digits and spaces. A spreadsheet reads it as a number at most. Its length
 * is checked apart from the pattern: with the length in the pattern, PostgreSQL takes four times as long.
 */
export const telephone = { pattern: /^\+[0-9][0-9 ]*$/u, shortest: 7, longest: 21 } as const;

/**
 * The text as a CSV may carry it: an apostrophe is before what a spreadsheet would take for a formula
 * (ASVS 5.0, 1.2.10), a telephone apart. The same rule is in SQL where exports are made.
 */
export function defused(text: string): string {
  return formulaLike.test(text) && !isTelephone(text) ? `'${text}` : text;
}

function isTelephone(text: string): boolean {
  return telephone.shortest <= text.length && text.length <= telephone.longest && telephone.pattern.test(text);
}

/** The reverse of `defused`: what a text from a spreadsheet was before it was exported. */
export function undefused(text: string): string {
  return text.startsWith("'") && formulaLike.test(text.slice(1)) ? text.slice(1) : text;
}
