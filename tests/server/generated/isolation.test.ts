import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Central, openCentral } from '../../support/central.ts';
import { isolation } from '../../support/isolation/isolation.ts';
import { seedOfRun, shareOf } from '../../support/sampling/property-runs.ts';

const worlds = shareOf(10);
const casesInWorld = 100;
const seed = seedOfRun();

describe('a user who is limited to stores', () => {
  let central: Central;
  beforeAll(async () => {
    central = await openCentral();
  });
  afterAll(() => central.close());

  it(`sees, counts, finds and reaches what a model does: ${worlds * casesInWorld} cases of the seed ${seed}`, {
    timeout: 300_000,
  }, async () => {
    expect(await isolation(central, { seed, worlds, casesInWorld })).toEqual({ cases: worlds * casesInWorld, leaks: [] });
  });
});
