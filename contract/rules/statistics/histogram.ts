const first = 1_000;
const last = 48 * 3_600_000;
const growth = 1.1;
/** What targets and bands are set in: shares within so many minutes are exact. */
export const exactMinutes = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 45, 60, 90, 120] as const;

/**
 * Where the buckets of times begin, in milliseconds, each a tenth above the one before, in addition to whole minutes that people
 * ask about. What is below the first bound is in bucket 0. The bounds are kept in roll-ups by their place: they never change.
 */
export const bucketBounds: readonly number[] = [...new Set([...geometric(), ...exactMinutes.map((minutes) => minutes * 60_000)])].toSorted(
  (one, other) => one - other,
);

function geometric(): readonly number[] {
  const bounds: number[] = [];
  for (let bound = first; bound < last; bound *= growth) bounds.push(Math.round(bound));
  return bounds;
}

/** In which bucket a time of so many milliseconds is. */
export function bucketOf(milliseconds: number): number {
  const place = bucketBounds.findIndex((bound) => bound > milliseconds);
  return place === -1 ? bucketBounds.length : place;
}

/** How many times are in each bucket; buckets without any are left out. */
export type Histogram = ReadonlyMap<number, number>;

/**
 * A roll-up keeps a histogram as one whole number with so many decimal digits for each bucket, those of bucket 0 the last. The
 * database adds histograms like any other numbers (decision 0165). A bucket counts at most 99,999,999 times.
 */
export const bucketDigits = 8;

/** Reads a histogram as roll-ups keep it: the decimal digits of a whole number, `0` without any times. */
export function parseHistogram(digits: string): Histogram {
  return new Map([...unpackNumbers(digits, bucketDigits).entries()].filter(([, count]) => count > 0));
}

/** How many times a histogram counts. */
export function countTimes(histogram: Histogram): number {
  let total = 0;
  for (const count of histogram.values()) total += count;
  return total;
}

/** The shortest and the longest of the times that a histogram counts, in milliseconds: roll-ups keep them exactly. */
export type Extremes = { readonly shortest: number; readonly longest: number };

/**
 * The time of the nearest rank: the share of all times, from 0 to 1, that does not exceed it, in milliseconds. Of a
 * bucket it takes the time with the smallest possible relative error, at most 4.8 percent from a second on (DDSketch, arXiv
 * 1908.10693), and never one beyond the extremes. Null of no times.
 */
export function percentileOf(histogram: Histogram, share: number, { shortest, longest }: Extremes): number | null {
  const buckets = [...histogram].toSorted(([one], [other]) => one - other);
  const total = countTimes(histogram);
  if (total === 0) return null;
  // A product such as 0.1 * 30 is a little above its rank.
  let rank = Math.max(1, Math.ceil(share * total - 1e-9));
  const found = buckets.find(([, count]) => {
    rank -= count;
    return rank <= 0;
  });
  const time = found === undefined ? longest : middleOf(found[0]);
  return Math.min(Math.max(time, shortest), longest);
}

/** The harmonic mean of the bounds; the last bucket has none above it. */
function middleOf(bucket: number): number {
  const [from, to] = [bucketBounds[bucket - 1] ?? 0, bucketBounds[bucket]];
  if (to === undefined) return from;
  return from === 0 ? to / 2 : (2 * from * to) / (from + to);
}

/** The share of times below a bound of minutes; exact for those that buckets begin at. */
export function shareBelow(histogram: Histogram, milliseconds: number): number | null {
  const bound = bucketOf(milliseconds);
  const total = countTimes(histogram);
  let below = 0;
  for (const [bucket, count] of histogram) if (bucket < bound) below += count;
  return total === 0 ? null : below / total;
}

/**
 * A roll-up keeps a list of counts as one whole number, with so many decimal digits for each of them, the first one in the last digits.
 * The database adds such numbers like any others (decisions 0165 and 0167).
 */
export function unpackNumbers(digits: string, width: number): readonly number[] {
  const numbers: number[] = [];
  for (let end = digits.length; end > 0; end -= width) numbers.push(Number(digits.slice(Math.max(0, end - width), end)));
  return numbers;
}

/** Where the bands of a spread begin, in minutes: all of them bounds of the histogram, so that counts are exact. */
const spreadMinutes = [0, 5, 10, 15, 20, 25, 30, 45, 60, 90] as const satisfies readonly (0 | (typeof exactMinutes)[number])[];

export type Band = { readonly from: number /** Null of the last. */; readonly to: number | null; readonly count: number };

/** How many times are in each band: from its first minute on, below its last. */
export function countBands(histogram: Histogram): readonly Band[] {
  return spreadMinutes.map((from, at) => {
    const to = spreadMinutes[at + 1] ?? null;
    const [least, end] = [from === 0 ? 0 : bucketOf(from * 60_000), to === null ? Number.POSITIVE_INFINITY : bucketOf(to * 60_000)];
    const count = [...histogram].reduce((sum, [bucket, times]) => (bucket >= least && bucket < end ? sum + times : sum), 0);
    return { from, to, count };
  });
}
