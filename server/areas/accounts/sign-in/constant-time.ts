import type { Clock } from '../../../adapters/clock.ts';

/**
 * Longer than an answer in constant time takes. A wrong password is looked at within the short one on any machine that is not
 * busy. A link is asked for by few, who then wait for a letter; where the first one after a start meets a database that has
 * read nothing yet, on a busy machine, its statements took 260 ms, and the answer to a known name came a step later.
 */
export const constantTimeSteps = { refusalMilliseconds: 250, linkMilliseconds: 1000 } as const;

/**
 * Waits until a whole number of steps has passed since the beginning. The time of a refusal in the database reveals, by some
 * milliseconds, whether the account exists. After this wait all refusals take the same time, and so do all requests for a
 * link.
 */
export async function waitForConstantTime(clock: Clock, began: number, stepMilliseconds: number): Promise<void> {
  const gone = performance.now() - began;
  await clock.rest(stepMilliseconds - (gone % stepMilliseconds));
}
