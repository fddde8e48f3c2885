import type { Random } from '../../../../contract/rules/values/random.ts';

/** A source that gives the numbers in their turn, and zero after them. */
export function fixedNumbers(...numbers: readonly number[]): Random {
  const left = [...numbers];
  return () => left.shift() ?? 0;
}
