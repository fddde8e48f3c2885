import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Central, openCentral } from '../../support/central.ts';
import { streamed } from '../../support/isolation/streamed.ts';

let central: Central;
beforeAll(async () => {
  central = await openCentral();
});
afterAll(() => central.close());

it.each([
  ['fixed', 20_261_120],
  ['fresh', randomInt(2_147_483_647)],
])('tells everybody exactly the changes that they may read, in 14 stories of the %s seed %i', { timeout: 240_000 }, async (_, seed) => {
  const { told, untold, leaks } = await streamed(central, { seed, stories: 14 });
  expect(leaks).toEqual([]);
  // Both happen, or nothing was tried.
  expect(Math.min(told, untold)).toBeGreaterThan(50);
});
