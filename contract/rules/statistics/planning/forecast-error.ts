/** An hour that is over: what was forecast of it on the evening before, what the last such day would have said, and what came. */
export type PastHour = {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  readonly naive: number;
  readonly actual: number;
};

export type ForecastError = {
  /** Of how many hours it is said. */
  readonly hours: number;
  /** By how many clients an hour is missed on average. */
  readonly error: number;
  /** The same of who says that it will be as on the last such day. */
  readonly naiveError: number;
  /** Our error to that of the naive guess; null where that made none. From 1 on the naive guess is used. */
  readonly ratio: number | null;
  /** Which part of hours lay within the range. */
  readonly covered: number;
};

/** How far forecasts were from what came; null of no hours. */
export function forecastError(hours: readonly PastHour[]): ForecastError | null {
  if (hours.length === 0) return null;
  const mean = (of: (hour: PastHour) => number): number => hours.reduce((sum, hour) => sum + of(hour), 0) / hours.length;
  const error = mean(({ expected, actual }) => Math.abs(expected - actual));
  const naiveError = mean(({ naive, actual }) => Math.abs(naive - actual));
  return {
    hours: hours.length,
    error,
    naiveError,
    ratio: naiveError === 0 ? null : error / naiveError,
    covered: mean(({ low, high, actual }) => (actual >= low && actual <= high ? 1 : 0)),
  };
}

/** From so many days of a weekday on their error decides which guess is used. */
const fewestErrorDays = 4;

/** Whether the naive guess was no worse than ours, so that it is used. */
export function isNaiveBetter(error: ForecastError | null, days: number): boolean {
  if (error === null || days < fewestErrorDays) return false;
  // Sums of fractions are off by less than that.
  return error.error > 1e-9 && error.error >= error.naiveError;
}
