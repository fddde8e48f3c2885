import { describe, expect, it } from 'vitest';
import { checkIntervals } from '../../../../contract/rules/opening/check-intervals.ts';

const at = (opens: string | null, closes: string | null, weekday: number | null = 1) => ({ weekday, opens, closes });

describe('a check of intervals', () => {
  it.each([
    ['there are none', {}],
    ['they are not told', { intervals: null }],
    ['the list is empty', { intervals: [] }],
    ['they are not whole yet', { intervals: [at('08:00', null), at(null, '12:00'), at(null, null), {}] }],
  ])('finds nothing where %s', (...[, draft]) => {
    expect(checkIntervals(draft)).toEqual({});
  });

  it('tells the problem at the place where the interval stands, those that are not whole counted', () => {
    const intervals = [at(null, null), at('09:00', '08:00'), at('10:00', '11:00'), at('10:30', '12:00')];
    expect(Object.keys(checkIntervals({ intervals }))).toEqual(['intervals.1.closes', 'intervals.3.opens']);
  });

  it.each([
    ['12:00', '06:00', 'hours_over_midnight'],
    ['11:59', '06:00', 'end_before_start'],
    ['12:00', '06:01', 'end_before_start'],
    ['12:00', '12:00', 'end_before_start'],
    ['06:00', '06:00', 'end_before_start'],
  ])('takes from %s to %s for %s', (opens, closes, code) => {
    expect(checkIntervals({ intervals: [at(opens, closes)] })['intervals.0.closes']?.code).toBe(code);
  });

  it('names no weekday where days have none', () => {
    const problems = checkIntervals({
      intervals: [
        { opens: '08:00', closes: '12:00' },
        { opens: '11:00', closes: '13:00' },
        { weekday: null, opens: '15:00', closes: '14:00' },
      ],
    });
    expect(problems).toEqual({
      'intervals.1.opens': { code: 'intervals_overlap', details: { one: '8:00–12:00', other: '11:00–13:00' } },
      'intervals.2.closes': { code: 'end_before_start', details: { interval: '15:00–14:00' } },
    });
  });

  it('names the first one that the later one shares time with', () => {
    const intervals = [at('08:00', '10:00'), at('12:00', '14:00'), at('09:00', '13:00')];
    expect(checkIntervals({ intervals })).toEqual({
      'intervals.2.opens': { code: 'intervals_overlap', details: { one: '8:00–10:00', other: '9:00–13:00', weekday: 1 } },
    });
  });

  it('does not compare with what is reversed itself', () => {
    const intervals = [at('12:00', '08:00'), at('07:00', '13:00')];
    expect(Object.keys(checkIntervals({ intervals }))).toEqual(['intervals.0.closes']);
  });

  it('tells Sunday from a day without a weekday', () => {
    expect(checkIntervals({ intervals: [at('08:00', '10:00', 0), at('09:00', '11:00', null)] })).toEqual({});
    expect(Object.keys(checkIntervals({ intervals: [at('08:00', '10:00', 0), at('09:00', '11:00', 0)] }))).toEqual(['intervals.1.opens']);
  });
});
