import { describe, expect, it } from 'vitest';
import { checkBookingIntervals } from '../../../../contract/rules/booking/check-booking-intervals.ts';

const monday = { weekday: 1, opens: '08:00', closes: '12:00', length_minutes: 20, valid_from: null, valid_to: null };
type Given = NonNullable<Parameters<typeof checkBookingIntervals>[0]['intervals']>[number];

function codes(...intervals: readonly Given[]): readonly (readonly [string, string])[] {
  const problems = checkBookingIntervals({ intervals: intervals.map((each) => ({ ...monday, ...each })) });
  return Object.entries(problems).map(([at, { code }]) => [at, code]);
}

describe('intervals of ordering', () => {
  it.each([
    ['ends before it begins', { closes: '07:00' }, 'closes', 'end_before_start'],
    ['ends as it begins', { closes: '08:00' }, 'closes', 'end_before_start'],
    ['holds no visit', { length_minutes: 245 }, 'length_minutes', 'visit_longer_than_interval'],
    ['begins between cells', { opens: '08:03' }, 'opens', 'not_in_cells'],
    ['has a length between cells', { length_minutes: 12 }, 'length_minutes', 'not_in_cells'],
    ['has its days reversed', { valid_from: '2026-12-02', valid_to: '2026-12-01' }, 'valid_to', 'days_reversed'],
  ])('are refused when one %s', (_, changes, field, code) => {
    expect(codes(changes)).toEqual([[`intervals.0.${field}`, code]]);
  });

  it('are refused when two of one weekday and common days overlap', () => {
    expect(codes({}, { opens: '11:55', closes: '13:00' })).toEqual([['intervals.1.opens', 'intervals_overlap']]);
    expect(codes({ valid_to: '2026-12-31' }, { valid_from: '2026-12-31' })).toEqual([['intervals.1.opens', 'intervals_overlap']]);
  });

  it.each([
    ['only touch', [{}, { opens: '12:00', closes: '13:00' }]],
    ['are of different weekdays', [{}, { weekday: 2 }]],
    ['share no day', [{ valid_to: '2026-12-31' }, { valid_from: '2027-01-01' }]],
    ['are half entered', [{}, { opens: null }]],
    ['lack a weekday', [{}, { weekday: null }]],
    ['hold for one day alone', [{ valid_from: '2026-12-01', valid_to: '2026-12-01' }]],
    ['have a first day alone', [{ valid_from: '2026-12-01' }]],
    ['have a last day alone', [{ valid_to: '2026-12-01' }]],
    ['hold exactly one visit', [{ closes: '08:20' }]],
    ['have no length yet', [{ length_minutes: null }]],
  ])('are accepted when they %s', (_, intervals) => {
    expect(codes(...intervals)).toEqual([]);
  });

  it('are refused in words that name the weekday and the intervals', () => {
    const { 'intervals.1.opens': problem } = checkBookingIntervals({ intervals: [monday, { ...monday, opens: '11:55', closes: '13:00' }] });
    expect(problem).toEqual({ code: 'intervals_overlap', details: { weekday: 1, one: '8:00–12:00', other: '11:55–13:00' } });
    const { 'intervals.0.closes': reversed } = checkBookingIntervals({ intervals: [{ ...monday, closes: '07:00' }] });
    expect(reversed).toEqual({ code: 'end_before_start', details: { weekday: 1, interval: '8:00–7:00' } });
  });

  it('are none where none are given', () => {
    expect([{}, { intervals: null }, { intervals: [] }].map((each) => checkBookingIntervals(each))).toEqual([{}, {}, {}]);
  });
});
