import { bucketOf, type exactMinutes, type Histogram } from './histogram.ts';

/** Where the bands of a spread begin, in minutes: all of them bounds of the histogram, so that counts are exact. */
export const spreadMinutes = [0, 5, 10, 15, 20, 25, 30, 45, 60, 90] as const satisfies readonly (0 | (typeof exactMinutes)[number])[];

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
