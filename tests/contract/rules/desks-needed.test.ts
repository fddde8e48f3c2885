import { describe, expect, it } from 'vitest';
import { desksNeeded, staffingOf } from '../../../contract/rules/statistics/desks-needed.ts';

describe('desks needed', () => {
  it.each([
    { desks: 5, target: 15, waiting: 0.55411, mean: 5.541, within: 0.87636 },
    { desks: 6, target: 15, waiting: 0.28476, mean: 1.424, within: 0.98582 },
    { desks: 5, target: 5, waiting: 0.55411, mean: 5.541, within: 0.66391 },
    { desks: 6, target: 5, waiting: 0.28476, mean: 1.424, within: 0.89524 },
  ])('at $desks desks against $target minutes do what was counted by hand', ({ desks, target, waiting, mean, within }) => {
    const staffing = staffingOf({ perHour: 24, minutes: 10 }, desks, target);
    expect(staffing.waiting).toBeCloseTo(waiting, 5);
    expect(staffing.meanWait).toBeCloseTo(mean, 3);
    expect(staffing.within).toBeCloseTo(within, 5);
  });

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
