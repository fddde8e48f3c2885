const first = 1_000;
const last = 48 * 3_600_000;
const growth = 1.1;
/** What targets and bands are set in: shares within so many minutes are exact. */
const exactMinutes = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 45, 60, 90, 120] as const;

/**
 * Where the buckets of times begin, in milliseconds, each a tenth above the one before, besides whole minutes that people
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

/** So many counts fit beside the number of a bucket in one `bigint`. */
export const bucketShift = 40;

/** Reads what roll-ups hold: one number for each bucket, its place above the counted times. */
export function unpacked(packed: readonly number[]): Histogram {
  const places = 2 ** bucketShift;
  return new Map(packed.map((one) => [Math.floor(one / places), one % places]));
}

/**
 * The time that the given share of times does not exceed, in milliseconds: within its bucket as if times were spread
 * evenly, hence off by five percent at most. Null of no times.
 */
export function quantileOf(histogram: Histogram, share: number): number | null {
  const buckets = [...histogram].toSorted(([one], [other]) => one - other);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  let left = share * total;
  for (const [bucket, count] of buckets) {
    if (left <= count) return between(bucket, left / count);
    left -= count;
  }
  return between(buckets.at(-1)?.[0] ?? 0, 1);
}

function between(bucket: number, share: number): number {
  const from = bucketBounds[bucket - 1] ?? 0;
  const to = bucketBounds[bucket] ?? from;
  return from + (to - from) * Math.max(0, share);
}

/** The share of times below a bound of minutes; exact for those that buckets begin at. */
export function shareBelow(histogram: Histogram, milliseconds: number): number | null {
  const bound = bucketOf(milliseconds);
  let [below, total] = [0, 0];
  for (const [bucket, count] of histogram) {
    total += count;
    if (bucket < bound) below += count;
  }
  return total === 0 ? null : below / total;
}
