import { happens, type Random, seedRandom } from '../../contract/rules/values/random.ts';

/** What may go wrong between a branch and the central, each from 0 (never) to 1 (always). */
export type Faults = {
  /** The socket is cut after a batch was sent. */
  readonly cut: number;
  /** A batch is sent twice. */
  readonly repeat: number;
  /** A batch waits for the one after it, and is turned round itself. */
  readonly reorder: number;
  /** An event is kept back for days of the simulated time. */
  readonly late: number;
  /** A branch where the clock is up to a quarter of an hour wrong. */
  readonly skew: number;
  /** A day with an outage of the branch. */
  readonly outage: number;
};

export const noFaults: Faults = { cut: 0, repeat: 0, reorder: 0, late: 0, skew: 0, outage: 0.08 };
/** What a fault that is named without a number means. */
export const usualFaults: Faults = { cut: 0.02, repeat: 0.1, reorder: 0.1, late: 0.02, skew: 0.3, outage: 0.5 };

/** Decides which faults happen at a branch; the same seed decides the same. */
export type Chances = {
  happens(fault: Exclude<keyof Faults, 'skew' | 'outage'>): boolean;
  readonly random: Random;
  readonly skewMs: number;
};

const mostSkewMs = 15 * 60_000;

export function createChances(faults: Faults, seed: string): Chances {
  const random = seedRandom(seed, 'faults');
  const skewed = seedRandom(seed, 'skew');
  return {
    random,
    happens: (fault) => happens(random, faults[fault]),
    skewMs: happens(skewed, faults.skew) ? Math.round((skewed() * 2 - 1) * mostSkewMs) : 0,
  };
}
