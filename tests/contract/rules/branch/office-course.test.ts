import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseOfDay, monthFactors, weekdayFactors } from '../../../../contract/rules/branch/office-course.ts';

const minute = (hours: number, minutes = 0): number => hours * 60 + minutes;
const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const weightAt = (hours: number, minutes: number): number | undefined =>
  courseOfDay(minute(hours, minutes), minute(hours, minutes + 30))[0]?.weight;

describe('the course of an office day', () => {
  it.each([
    {
      name: 'by half-hours from eight',
      from: minute(8),
      to: minute(9),
      parts: [
        [minute(8), minute(8, 30), 1.5],
        [minute(8, 30), minute(9), 1.35],
      ],
    },
    {
      name: 'of a morning that begins before eight, with as few there as at the edge',
      from: minute(7, 50),
      to: minute(8, 20),
      parts: [
        [minute(7, 50), minute(8), 0.6],
        [minute(8), minute(8, 20), 1.5],
      ],
    },
    {
      name: 'of an evening that goes on after five',
      from: minute(16, 45),
      to: minute(17, 40),
      parts: [
        [minute(16, 45), minute(17), 0.7],
        [minute(17), minute(17, 30), 0.6],
        [minute(17, 30), minute(17, 40), 0.6],
      ],
    },
    { name: 'of a few minutes within a half-hour', from: minute(12, 5), to: minute(12, 10), parts: [[minute(12, 5), minute(12, 10), 0.5]] },
    { name: 'of no time, which has no part', from: minute(9, 10), to: minute(9, 10), parts: [] },
    { name: 'of what ends before it begins, which has no part', from: minute(12), to: minute(9), parts: [] },
  ])('is told $name', ({ from, to, parts }) => {
    expect(courseOfDay(from, to)).toEqual(parts.map(([begin, end, weight]) => ({ begin, end, weight })));
  });

  it('has its parts one after another, from the first minute to the last', () => {
    fc.assert(
      fc.property(fc.nat(1440), fc.nat(1440), (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const parts = courseOfDay(from, to);
        expect(parts.map(({ begin }) => begin)).toEqual(from === to ? [] : [from, ...parts.slice(0, -1).map(({ end }) => end)]);
        expect(parts.at(-1)?.end).toBe(from === to ? undefined : to);
        expect(parts.every(({ begin, end, weight }) => begin < end && end - begin <= 30 && weight > 0)).toBe(true);
      }),
    );
  });

  it('weighs a minute the same, whatever part of the day is asked for', () => {
    fc.assert(
      fc.property(fc.nat(1438), fc.nat(600), fc.nat(600), (asked, before, after) => {
        const [alone] = courseOfDay(asked, asked + 1);
        const among = courseOfDay(Math.max(0, asked - before), asked + 1 + after).find(({ begin, end }) => begin <= asked && asked < end);
        expect(among?.weight).toBe(alone?.weight);
      }),
    );
  });

  it('begins with a queue, dips at lunch and rises for those who come from work', () => {
    expect(weightAt(8, 0)).toBeGreaterThan(weightAt(11, 0) ?? 0);
    expect(weightAt(12, 0)).toBeLessThan(weightAt(11, 0) ?? 0);
    expect(weightAt(15, 0)).toBeGreaterThan(weightAt(12, 0) ?? 0);
  });
});

describe('the shares of days', () => {
  it('are one on average: of weekdays within the five on which people come, of months within the year', () => {
    expect(weekdayFactors).toHaveLength(7);
    expect([weekdayFactors[0], weekdayFactors[6]]).toEqual([0, 0]);
    expect(Math.abs(meanOf(weekdayFactors.slice(1, 6)) - 1)).toBeLessThan(0.03);
    expect(monthFactors).toHaveLength(12);
    expect(Math.abs(meanOf(monthFactors) - 1)).toBeLessThan(0.03);
  });
});
