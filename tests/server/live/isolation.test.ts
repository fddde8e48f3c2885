import { expect, it } from 'vitest';
import { centralOfFile } from '../../support/central-of-file.ts';
import { streamed } from '../../support/isolation/streamed.ts';
import { seedOfRun, shareOf } from '../../support/sampling/property-runs.ts';

const stories = shareOf(28);
const seed = seedOfRun();

const central = await centralOfFile();

it(`tells everybody exactly the changes that they may read: ${stories} stories of the seed ${seed}`, { timeout: 600_000 }, async () => {
  const { delivered, withheld, leaks } = await streamed(central, { seed, stories });
  expect(leaks).toEqual([]);
  // Both happen, or nothing was tried.
  expect(Math.min(delivered, withheld)).toBeGreaterThan(stories);
});
