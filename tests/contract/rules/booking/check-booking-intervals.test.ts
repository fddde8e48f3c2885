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
  ])('are accepted when they %s', (_, intervals) => {
    expect(codes(...intervals)).toEqual([]);
  });
});
