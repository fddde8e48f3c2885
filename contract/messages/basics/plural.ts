/** The Czech form that goes with the count: 1 pobočka, 2-4 pobočky, 0 and 5+ poboček; fractions take the last one too. */
export function plural<T>(count: number, one: T, few: T, many: T): T {
  const size = Math.abs(count);
  if (size === 1) return one;
  return size === 2 || size === 3 || size === 4 ? few : many;
}

/** The English form that goes with the count. */
export function englishPlural<T>(count: number, one: T, many: T): T {
  return Math.abs(count) === 1 ? one : many;
}
