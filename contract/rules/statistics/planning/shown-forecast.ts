import { arrivalRange } from './arrival-range.ts';

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
