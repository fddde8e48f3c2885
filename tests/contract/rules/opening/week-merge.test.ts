import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
import { hoursOn, mergedWeeks, weekdays } from '../../../../contract/rules/opening/weeks.ts';

const day = fc.constantFrom([], ['08:00-12:00'], ['08:00-12:00', '13:00-17:00'], ['09:00-11:00']);
/** A week by its days from Sunday on. */
const week = fc.array(day, { minLength: 7, maxLength: 7 });

function intervalsOf(days: readonly (readonly string[])[]): readonly WeeklyInterval[] {
  return days.flatMap((hours, weekday) =>
    hours.map((each) => {
      const [opens = '', closes = ''] = each.split('-');
      return { weekday, opens, closes };
    }),
  );
}

describe('two changes of one week', () => {
  it('hold both, day by day, unless both changed a day otherwise', () => {
    fc.assert(
      fc.property(week, week, week, (...days) => {
        const [base, mine, theirs] = [intervalsOf(days[0]), intervalsOf(days[1]), intervalsOf(days[2])];
        const merged = mergedWeeks({ base, mine, theirs });
        const textOn = (intervals: readonly WeeklyInterval[], weekday: number) => JSON.stringify(hoursOn(intervals, weekday));
        const collides = weekdays.some((weekday) => {
          const [was, one, other] = [base, mine, theirs].map((intervals) => textOn(intervals, weekday));
          return was !== one && was !== other && one !== other;
        });
        expect(merged === undefined).toBe(collides);
        for (const weekday of merged === undefined ? [] : weekdays) {
          const [was, one, other] = [base, mine, theirs].map((intervals) => textOn(intervals, weekday));
          expect(textOn(merged ?? [], weekday)).toBe(one === was ? other : one);
        }
      }),
    );
  });
});
