import { describe, expect, it } from 'vitest';
import { desksNeeded, staffingOf } from '../../../contract/rules/statistics/desks-needed.ts';

describe('desks needed', () => {
  it.each([
    [24, 10, 5, 15, 0.55411, 5.541, 0.87636],
    [24, 10, 6, 15, 0.28476, 1.424, 0.98582],
    [24, 10, 5, 5, 0.55411, 5.541, 0.66391],
    [24, 10, 6, 5, 0.28476, 1.424, 0.89524],
  ])(
    'of %d clients an hour for %d minutes: %d desks against %d minutes are what was counted by hand',
    (perHour, minutes, desks, target, waiting, mean, within) => {
      const told = staffingOf({ perHour, minutes }, desks, target);
      expect(told.waiting).toBeCloseTo(waiting, 5);
      expect(told.meanWait).toBeCloseTo(mean, 3);
      expect(told.within).toBeCloseTo(within, 5);
    },
  );

  it('are the fewest that meet the target', () => {
    const load = { perHour: 40, minutes: 8 };
    expect(staffingOf(load, 6, 15).within).toBeCloseTo(0.79558, 5);
    expect(staffingOf(load, 7, 15).within).toBeCloseTo(0.98201, 5);
    expect(desksNeeded(load, 15, 0.8)).toBe(7);
    expect(desksNeeded({ perHour: 0, minutes: 8 }, 15, 0.8)).toBe(0);
    expect(desksNeeded(load, 15, 1.1)).toBeNull();
  });

  it('say that the queue grows where clients bring more work than desks can do', () => {
    expect(staffingOf({ perHour: 24, minutes: 10 }, 4, 15)).toEqual({
      desks: 4,
      occupancy: 1,
      waiting: null,
      meanWait: null,
      within: null,
    });
    expect(staffingOf({ perHour: 24, minutes: 10 }, 0, 15).within).toBeNull();
  });
});
