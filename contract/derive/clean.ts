/** What people and spreadsheets leave in texts: outer spaces, other line ends, split accents, halves of characters. */
export function cleanText(text: string): string {
  return text
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/gu, '\uFFFD')
    .replace(/\r\n?/gu, '\n')
    .normalize('NFC')
    .trim();
}

/** An ISO 8601 instant with its offset, in UTC to the millisecond; anything else as it was. Years 1900 to 2199. */
export function cleanInstant(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (!/^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/u.test(value)) return 'invalid';
  const time = Date.parse(value);
  return Number.isNaN(time) ? 'invalid' : new Date(time).toISOString();
}
