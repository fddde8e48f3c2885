import { describe, expect, it } from 'vitest';
import { isRun, weekGroups } from '../../../../contract/rules/opening/weeks.ts';

const on = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });

describe('a week in short', () => {
  it('has weekdays of the same hours together, from Monday on, without closed ones', () => {
    const week = [
      on(3, '08:00', '15:00'),
      on(1, '13:00', '15:00'),
      on(1, '08:00', '12:00'),
      on(5, '08:00', '15:00'),
      on(0, '09:00', '10:00'),
    ];
    expect(weekGroups(week)).toEqual([
      {
        weekdays: [1],
        intervals: [
          { opens: '08:00', closes: '12:00' },
          { opens: '13:00', closes: '15:00' },
        ],
      },
      { weekdays: [3, 5], intervals: [{ opens: '08:00', closes: '15:00' }] },
      { weekdays: [0], intervals: [{ opens: '09:00', closes: '10:00' }] },
    ]);
    expect(weekGroups([])).toEqual([]);
  });

  it('is said by its ends where three weekdays or more follow each other', () => {
    expect([[1, 2, 3, 4], [5, 6, 0], [1, 2], [1, 2, 4], [1]].map(isRun)).toEqual([true, true, false, false, false]);
  });
});
