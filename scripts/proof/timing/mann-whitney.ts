/**
 * How likely two samples of one source differ as much as these: the two-sided test of Mann and Whitney, by its normal
 * approximation with the correction for ties, good from some twenty values on.
 */
export function likelihoodOfSameSource(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))];
  all.sort((left, right) => left.value - right.value);
  let [rankSum, ties] = [0, 0];
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ isOne }) => isOne).length;
    ties += (end - start) ** 3 - (end - start);
    start = end;
  }
  const [n, m, size] = [one.length, other.length, all.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const spread = Math.sqrt(((n * m) / 12) * (size + 1 - ties / (size * (size - 1))));
  if (spread === 0) return 1;
  const distance = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / spread;
  return 2 * upperTail(distance);
}

/** Part of a normal distribution beyond the distance, by Abramowitz and Stegun 26.2.17; wrong by less than 1e-7. */
function upperTail(distance: number): number {
  const t = 1 / (1 + 0.231_641_9 * distance);
  const series = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const sum = series.reduce((total, factor, power) => total + factor * t ** (power + 1), 0);
  return (Math.exp(-(distance ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}
