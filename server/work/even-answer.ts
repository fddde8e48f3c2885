import type { Clock } from '../adapters/clock.ts';

/** Longer than looking at a wrong password takes on any machine that is not busy. */
const stepMilliseconds = 250;

/**
 * Rests until a whole number of steps has gone by since the beginning. What a refusal took in the database tells whether
 * there is such an account, by some milliseconds; after this all refusals take the same, and
 * so do all requests for a link.
 */
export async function restEvenly(clock: Clock, began: number): Promise<void> {
  const gone = performance.now() - began;
  await clock.rest(stepMilliseconds - (gone % stepMilliseconds));
}
