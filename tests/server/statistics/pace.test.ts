import { expect, it } from 'vitest';
import { createPace } from '../../../server/areas/statistics/pace.ts';

/** Takes so many milliseconds a day, and so many as well, until the pace has settled. */
function settled(perDay: number, besides: number): number {
  const pace = createPace();
  for (let round = 0; round < 20; round += 1) pace.took(besides + pace.days() * perDay);
  return pace.days();
}

it('counts as many days at once as take less than a tenth of a second', () => {
  expect(settled(0.5, 5)).toBe(60);
  for (const perDay of [2, 4, 8, 15]) expect(settled(perDay, 5) * perDay + 5).toBeLessThanOrEqual(100);
  for (const perDay of [2, 4, 8]) expect(settled(perDay, 5)).toBeGreaterThan(4);
});

it('never counts fewer than a handful, however busy the machine', () => {
  expect(settled(500, 1_000)).toBe(4);
});

it('takes up again when it is quiet', () => {
  const pace = createPace();
  pace.took(2_000);
  const busy = pace.days();
  for (let round = 0; round < 10; round += 1) pace.took(1);
  expect([busy, pace.days()]).toEqual([4, 60]);
});
