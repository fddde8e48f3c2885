/** Whole numbers from the first to the last, both in it. */
export type Range = readonly [first: number, last: number];

/** A multirange as PostgreSQL writes it, `{[1,5),[7,9)}`, as ranges with both their ends. */
export function parseRanges(text: string): readonly Range[] {
  return [...text.matchAll(/\[(\d+),(\d+)\)/gu)].map(([, from, to]) => [Number(from), Number(to) - 1] as const);
}

/** The same back. */
export function rangesText(ranges: readonly Range[]): string {
  return `{${ranges.map(([first, last]) => `[${first},${last + 1})`).join(',')}}`;
}

/** Whether the number lies in one of the ranges, which are in order. */
export function isWithinRanges(ranges: readonly Range[], number: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (range === undefined) return false;
    if (number < range[0]) high = middle - 1;
    else if (number > range[1]) low = middle + 1;
    else return true;
  }
  return false;
}

/** Single numbers as ranges, in order and as few as they can be. */
export function rangesOf(numbers: readonly number[]): readonly Range[] {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last !== undefined && number <= last[1] + 1) last[1] = Math.max(last[1], number);
    else ranges.push([number, number]);
  }
  return ranges;
}

/** How many ranges there are with further numbers, none of which lies in one of them yet. */
export function countWith(ranges: readonly Range[], numbers: readonly number[]): number {
  const joined = (number: number): number => (isWithinRanges(ranges, number) ? 1 : 0);
  return rangesOf(numbers).reduce((count, [first, last]) => count + 1 - joined(first - 1) - joined(last + 1), ranges.length);
}

/** Up to which number, from 1, nothing is missing (0 where 1 is), and the first gaps after it, at most `most`. */
export function receivedStatus(
  ranges: readonly Range[],
  most: number,
): { readonly acknowledged: number; readonly missing: readonly Range[] } {
  const [first] = ranges;
  const acknowledged = first !== undefined && first[0] <= 1 ? first[1] : 0;
  const missing: Range[] = [];
  let expected = acknowledged + 1;
  for (const [from, to] of ranges) {
    if (missing.length === most) break;
    if (from > expected) missing.push([expected, from - 1]);
    expected = Math.max(expected, to + 1);
  }
  return { acknowledged, missing };
}
