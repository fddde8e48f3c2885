const loneHalves = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/gu;

/** Composing takes quadratic time over marks that never end; thirty are more than any script stacks (UAX #15, stream-safe text). */
const endlessMarks = /(\p{M}{30})\p{M}+/gu;

/** Anything that is seen: no space, no sign that only steers others, none of the fillers that count as letters and are blank. */
const seen = /[^\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether nothing of the text is seen. */
export function isBlank(text: string): boolean {
  return !seen.test(text);
}

/**
 * What people and spreadsheets leave in texts: outer spaces, other line ends, split accents, halves of characters. A text
 * in which nothing is seen is empty.
 */
export function cleanText(text: string): string {
  const cleaned = text.replace(loneHalves, '\uFFFD').replace(endlessMarks, '$1').replace(/\r\n?/gu, '\n').normalize('NFC').trim();
  return isBlank(cleaned) ? '' : cleaned;
}

const turningMarks = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Text of one line: what would begin another one, or turn the direction of reading, is a space or nothing. A space that does not break
 * stays; a NUL stays too, so that it is refused.
 */
export function cleanLine(text: string): string {
  return text
    .replace(turningMarks, '')
    .replace(/(?!\0)[\p{Cc}\s]+/gu, (run) => (run.length === 1 && /[^\p{Cc}\u2028\u2029]/u.test(run) ? run : ' '))
    .trim();
}

const instantForm = /^((?:19|20|21)\d\d-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/u;

/** An ISO 8601 instant with its offset, in UTC to the millisecond; anything else but nothing at all is `invalid`. Years 1900 to 2199. */
export function cleanInstant(value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value !== 'string') return 'invalid';
  const day = instantForm.exec(value)?.[1];
  const time = day !== undefined && isCalendarDay(day) ? Date.parse(value) : Number.NaN;
  const cleaned = Number.isNaN(time) ? '' : new Date(time).toISOString();
  // The offset may lead out of the years that are kept.
  return instantForm.test(cleaned) ? cleaned : 'invalid';
}

/** Whether the day is in the calendar: parsing alone takes 30 February for 2 March. */
export function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return /^(?:19|20|21)\d\d-\d\d-\d\d$/u.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const deepest = 32;

/** A structure where the texts have no halves of characters; undefined in place of what no database keeps: a NUL, a bottomless depth. */
export function cleanStructure(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.includes('\u0000') ? undefined : value.replace(loneHalves, '\uFFFD');
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return undefined;
  if (Array.isArray(value)) return value.map((item) => cleanStructure(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replace(loneHalves, '\uFFFD'),
      key.includes('\u0000') ? undefined : cleanStructure(item, depth + 1),
    ]),
  );
}
