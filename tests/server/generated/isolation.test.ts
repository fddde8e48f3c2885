import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Central, openCentral } from '../../support/central.ts';
import { isolation } from '../../support/isolation/isolation.ts';

const freshSeed = randomInt(2_147_483_647);

describe('a user who is limited to stores', () => {
  let central: Central;
  beforeAll(async () => {
    central = await openCentral();
  });
  afterAll(() => central.close());

  it.each([
    ['fixed', 20_261_120],
    ['fresh', freshSeed],
  ])('sees, counts, finds and reaches what a model does, in 500 cases of the %s seed %i', { timeout: 300_000 }, async (_, seed) => {
    expect(await isolation(central, { seed, worlds: 5, casesInWorld: 100 })).toEqual({ cases: 500, leaks: [] });
  });
});
