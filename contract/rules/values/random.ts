/** A source of numbers from 0 up to 1: the same seed gives the same numbers for ever. */
export type Random = () => number;

/** A source of its own for each thing, so that adding one thing never moves the others. */
export function seedRandom(...seed: readonly (string | number)[]): Random {
  return mulberry32(fingerprint(seed.join('/')));
}

// mulberry32 by Tommy Ettinger (public domain): 32 bits of state, quick, good enough for a show.
function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

// FNV-1a
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash;
}

/** A whole number, both bounds among the possible ones. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

export function happens(random: Random, probability: number): boolean {
  return random() < probability;
}

/** One of the list, which must not be empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}

/** One of the pairs, each as likely as its weight says. */
export function pickWeighted<T>(random: Random, pairs: readonly (readonly [value: T, weight: number])[]): T {
  let rest = random() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of pairs) {
    rest -= weight;
    if (rest < 0) return value;
  }
  return pick(random, pairs)[0];
}

/** The list in another order. */
export function shuffled<T>(random: Random, list: readonly T[]): readonly T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

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
