import type { Clock } from '../../adapters/clock.ts';

/**
 * Longer than what is told in even time takes. A wrong password is looked at within the short one on any machine that is not
 * busy. A link is asked for by few, who then wait for a letter; where the first one after a start meets a database that has
 * read nothing yet, on a busy machine, its statements took 260 ms, and the answer to a known name came a step later.
 */
export const evenSteps = { refusalMilliseconds: 250, linkMilliseconds: 1000 } as const;

/**
 * Rests until a whole number of steps has gone by since the beginning. What a refusal took in the database tells whether
 * there is such an account, by some milliseconds; after this all refusals take the same, and
 * so do all requests for a link.
 */
export async function restEvenly(clock: Clock, began: number, stepMilliseconds: number): Promise<void> {
  const gone = performance.now() - began;
  await clock.rest(stepMilliseconds - (gone % stepMilliseconds));
}
