/** The largest difference of clocks that is distinguished: a year. */
export const mostSkewSeconds = 31_536_000;

/** By how many whole seconds the clock of a branch runs ahead of the central's, negative when it is behind (F18). */
export function clockSkewSeconds(branchSays: Date, now: Date): number {
  const seconds = Math.round((branchSays.getTime() - now.getTime()) / 1000);
  return Math.max(-mostSkewSeconds, Math.min(mostSkewSeconds, seconds)) + 0;
}
