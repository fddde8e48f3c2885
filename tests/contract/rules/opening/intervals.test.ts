import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../../../contract/derive/check-draft.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import { checkIntervals } from '../../../../contract/rules/opening/check-intervals.ts';
import { type Interval, isReversed, overlaps, spokenInterval, timeAt } from '../../../../contract/rules/opening/intervals.ts';
import { overlapCases } from '../../../support/overlap-cases.ts';

const interval = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]): Interval => ({ opens: timeAt(from), closes: timeAt(to) }));

describe('intervals of opening hours', () => {
  it.each(overlapCases)('$name: share time $shares', ({ one, other, shares }) => {
    expect([overlaps(one, other), overlaps(other, one)]).toEqual([shares, shares]);
    const problems = checkIntervals({ intervals: [one, other].map((each) => ({ weekday: 1, ...each })) });
    expect(Object.keys(problems)).toEqual(shares ? ['intervals.1.opens'] : []);
  });

  it('share time exactly when some minute lies in both', () => {
    fc.assert(
      fc.property(interval, interval, (one, other) => {
        const minutes = Array.from({ length: 1440 }, (_, minute) => timeAt(minute));
        const within = (time: string, { opens, closes }: Interval) => opens <= time && time < closes;
        return overlaps(one, other) === minutes.some((time) => within(time, one) && within(time, other));
      }),
      { numRuns: 100 },
    );
  });

  it('are named both, with their day', () => {
    const intervals = [
      { weekday: 3, opens: '08:00', closes: '12:00' },
      { weekday: 3, opens: '11:30', closes: '24:00' },
    ];
    expect(checkIntervals({ intervals })).toEqual({
      'intervals.1.opens': { code: 'intervals_overlap', details: { one: '8:00–12:00', other: '11:30–24:00', weekday: 3 } },
    });
  });

  it('of different days never collide', () => {
    const intervals = [1, 2, 3].map((weekday) => ({ weekday, opens: '08:00', closes: '12:00' }));
    expect(checkIntervals({ intervals })).toEqual({});
  });

  it.each([
    ['08:00', '08:00', true],
    ['08:00', '07:59', true],
    ['08:00', '08:01', false],
    ['00:00', '24:00', false],
    ['23:58', '23:59', false],
    ['23:59', '24:00', false],
  ])('from %s to %s is reversed: %s', (opens, closes, reversed) => {
    expect(isReversed({ opens, closes })).toBe(reversed);
    const problems = checkIntervals({ intervals: [{ opens, closes }] });
    expect(problems).toMatchObject(reversed ? { 'intervals.0.closes': { code: 'end_before_start' } } : {});
    expect(Object.keys(problems)).toHaveLength(reversed ? 1 : 0);
  });

  it.each([
    ['22:00', '02:00', 'hours_over_midnight'],
    ['18:00', '00:00', 'hours_over_midnight'],
    ['17:00', '08:00', 'end_before_start'],
    ['08:00', '00:00', 'end_before_start'],
  ])('from %s to %s are refused with what to do: %s', (opens, closes, code) => {
    expect(checkIntervals({ intervals: [{ weekday: 1, opens, closes }] })).toEqual({
      'intervals.0.closes': { code, details: { interval: spokenInterval({ opens, closes }), weekday: 1 } },
    });
  });

  it('begin no later than 23:59; only an end may be 24:00', () => {
    const problems = (opens: string, closes: string) =>
      checkDraft(
        registry['opening-plans'],
        { store_id: 1, name: 'Plán', intervals: [{ weekday: 1, opens, closes }] },
        { now: new Date('2026-11-20T10:00:00Z'), partial: false },
      ).problems;
    expect(problems('08:00', '24:00')).toEqual({});
    expect(problems('24:00', '24:00')).toEqual({ 'intervals.0.opens': { code: 'time' } });
    expect(problems('08:00', '24:01')).toEqual({ 'intervals.0.closes': { code: 'time' } });
  });
});
