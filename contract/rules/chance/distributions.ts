import type { Random } from './random.ts';

/** How many of independent comers come, of so many expected (Poisson; by its normal neighbour when many). */
export function poisson(random: Random, expected: number): number {
  if (expected > 60) return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal(random)));
  const limit = Math.exp(-expected);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

/**
 * A factor around 1, never negative, with a long tail to the right: how long people take (log-normal).
 * @param spread deviation of its logarithm; 0.5 means that most lie between 0.5 and 2
 */
export function around(random: Random, spread: number): number {
  return Math.exp(spread * normal(random) - (spread * spread) / 2);
}

/** How long until something happens that is as likely in each minute (exponential). */
export function exponential(random: Random, mean: number): number {
  return -mean * Math.log(1 - random());
}

// Box and Muller
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
