import { expect, it } from 'vitest';
import { nearlyFullDays } from '../../../../contract/rules/booking/free-times.ts';

/** A day with visits of so many places, and of so many free ones. */
const dayOf = (...visits: readonly (readonly [capacity: number, free: number])[]) => ({
  day: '2026-12-01',
  type: 'free' as const,
  opens_at: null,
  times: visits.map(([capacity, free], place) => ({ starts_at: place, ends_at: place + 1, capacity, free })),
  cut: [],
});

it.each([
  ['a fifth of the places is left', dayOf([5, 1]), [[5, 1]]],
  ['a fifth is left over all visits', dayOf([4, 2], [6, 0]), [[10, 2]]],
  ['no place is left', dayOf([3, 0]), [[3, 0]]],
  ['a little more than a fifth is left', dayOf([9, 2]), []],
  ['no visit can be ordered', dayOf(), []],
])('where %s, a day is nearly full or not', (_, day, found) => {
  expect(nearlyFullDays([day]).map(({ capacity, free }) => [capacity, free])).toEqual(found);
});
