/** Between how many a count lies in eight cases of ten. */
export type ArrivalRange = { readonly low: number; readonly median: number; readonly high: number };

/**
 * The range of a count around its mean: negative binomial, with a variance of so many times the mean; Poisson at 1. Logarithms keep
 * great means from vanishing.
 */
export function arrivalRange(mean: number, dispersion: number): ArrivalRange {
  if (mean <= 0) return { low: 0, median: 0, high: 0 };
  const isPoisson = dispersion <= 1.0001;
  const size = mean / (dispersion - 1);
  const ratio = (count: number): number =>
    isPoisson ? mean / (count + 1) : ((count + size) / (count + 1)) * ((dispersion - 1) / dispersion);
  let logarithm = isPoisson ? -mean : -size * Math.log(dispersion);
  let below = Math.exp(logarithm);
  let count = 0;
  const farthest = mean + 40 * Math.sqrt(mean * Math.max(1, dispersion)) + 40;
  const upTo = (share: number): number => {
    while (below < share && count < farthest) {
      logarithm += Math.log(ratio(count));
      below += Math.exp(logarithm);
      count += 1;
    }
    return count;
  };
  const low = upTo(0.1);
  const median = upTo(0.5);
  return { low, median, high: upTo(0.9) };
}

/** One count of a group of like ones, such as the same hour of eight Wednesdays. */
export type CountGroup = readonly number[];

/** How many times their mean counts vary within groups, all groups together; never below 1, which is chance alone. */
export function pooledDispersion(groups: readonly CountGroup[]): number {
  let [variance, mean] = [0, 0];
  for (const group of groups) {
    if (group.length < 2) continue;
    const average = group.reduce((sum, one) => sum + one, 0) / group.length;
    variance += group.reduce((sum, one) => sum + (one - average) ** 2, 0) / (group.length - 1);
    mean += average;
  }
  return mean === 0 ? 1 : Math.max(1, variance / mean);
}

/** An hour as it was stored on the evening, and what is known of it since. */
export type StoredHour = {
  readonly hour: number;
  readonly open: number;
  readonly expected: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly naive: number | null;
};
export type KnownSince = {
  /** Minutes for which the office is open by the hours of now. */
  readonly open: number;
  /** Reservations that are there now. */
  readonly ordered: number;
  readonly dispersion: number;
  /** Whether the guess of the last such day is used. */
  readonly isNaive: boolean;
};

export type ShownHour = { readonly expected: number | null; readonly low: number | null; readonly high: number | null };

/**
 * What is shown of an hour. The stored forecast stays what it was; hours that were changed since take their part of it, and there are
 * never fewer clients than reservations.
 */
export function shownHour(stored: StoredHour | undefined, { open, ordered, dispersion, isNaive }: KnownSince): ShownHour {
  const guess = isNaive ? (stored?.naive ?? stored?.expected) : stored?.expected;
  if (stored === undefined || guess === null || guess === undefined || stored.open <= 0) return { expected: null, low: null, high: null };
  const expected = Math.max((guess * open) / stored.open, ordered);
  if (expected === stored.expected && stored.low !== null) return { expected, low: stored.low, high: stored.high };
  const { low, high } = arrivalRange(expected, dispersion);
  return { expected, low, high };
}
