import { describe, expect, it } from 'vitest';
import type { OpeningSources } from '../../../../contract/rules/opening/day-hours.ts';
import { outsideHours } from '../../../../contract/rules/opening/outside-hours.ts';

const whole = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, opens: '08:00', closes: '12:00' },
  { weekday, opens: '13:00', closes: '17:00' },
]);
const base = { id: 1, name: 'Základ', valid_from: null, valid_to: null, intervals: whole };
const summer = {
  id: 2,
  name: 'Léto',
  valid_from: '2026-07-01',
  valid_to: '2026-08-31',
  intervals: [{ weekday: 1, opens: '10:00', closes: '11:00' }],
};
const none: OpeningSources = { plans: [], exceptions: [], marks: [] };
const office: OpeningSources = { ...none, plans: [base, summer] };
const outside = (from: string, to: string, sources: OpeningSources = office) => outsideHours(new Date(from), new Date(to), sources);

describe('a time', () => {
  it.each([
    ['8:00 to 8:15', '2026-12-01T07:00:00Z', '2026-12-01T07:15:00Z'],
    ['16:45 to 17:00', '2026-12-01T15:45:00Z', '2026-12-01T16:00:00Z'],
    ['in the summer plan', '2026-07-13T08:00:00Z', '2026-07-13T09:00:00Z'],
  ])('%s is within hours', (_, from, to) => {
    expect(outside(from, to)).toBeUndefined();
  });

  it.each([
    ['at 7:45', '2026-12-01T06:45:00Z', '2026-12-01T07:00:00Z', ['2026-12-01', 'base_plan']],
    ['over the lunch break', '2026-12-01T10:45:00Z', '2026-12-01T11:15:00Z', ['2026-12-01', 'base_plan']],
    ['past the end', '2026-12-01T15:45:00Z', '2026-12-01T16:01:00Z', ['2026-12-01', 'base_plan']],
    ['on a Sunday at 2:00', '2026-11-29T01:00:00Z', '2026-11-29T01:15:00Z', ['2026-11-29', 'base_plan']],
    ['on Christmas Eve at 5:30', '2026-12-24T04:30:00Z', '2026-12-24T04:45:00Z', ['2026-12-24', 'public_holiday']],
    ['in hours of the other plan', '2026-07-13T07:00:00Z', '2026-07-13T07:15:00Z', ['2026-07-13', 'dated_plan']],
    ['into the next day', '2026-12-01T15:00:00Z', '2026-12-02T07:30:00Z', ['2026-12-01', 'base_plan']],
    // Still Monday in Prague, Sunday by UTC.
    ['soon after midnight', '2026-11-29T23:10:00Z', '2026-11-29T23:25:00Z', ['2026-11-30', 'base_plan']],
  ])('%s is outside, with the day and what decides its hours', (_, from, to, expected) => {
    const found = outside(from, to);
    expect([found?.day, found?.reasons.at(-1)?.code]).toEqual(expected);
  });

  it('is judged by an exception, an open holiday and a block of the day', () => {
    const christmas = ['2026-12-24T08:00:00Z', '2026-12-24T08:15:00Z'] as const;
    const exception = { day: '2026-12-24', closed: false, intervals: [{ opens: '09:00', closes: '10:00' }], note: 'Jen podatelna' };
    const mark = (day_type: 'open' | 'blocked') => ({ ...office, marks: [{ day: '2026-12-24', day_type, note: null }] });
    expect(outside(...christmas)?.type).toBe('holiday');
    expect(outside(...christmas, { ...office, exceptions: [exception] })).toBeUndefined();
    expect(outside(...christmas, mark('open'))).toBeUndefined();
    expect(outside(...christmas, { ...mark('blocked'), exceptions: [exception] })?.type).toBe('blocked');
  });

  it('is never outside hours that nobody has entered, but of a day that the law or the office closes', () => {
    expect(outside('2026-11-29T01:00:00Z', '2026-11-29T01:15:00Z', none)).toBeUndefined();
    expect(outside('2026-12-01T09:00:00Z', '2026-12-01T09:15:00Z', { ...none, plans: [summer] })).toBeUndefined();
    expect(outside('2026-12-25T09:00:00Z', '2026-12-25T09:15:00Z', none)?.type).toBe('holiday');
    const closed = { day: '2026-12-01', closed: true, intervals: [], note: null };
    expect(outside('2026-12-01T09:00:00Z', '2026-12-01T09:15:00Z', { ...none, exceptions: [closed] })?.type).toBe('notAvailable');
  });

  it('follows the clocks over a change of daylight time', () => {
    const sunday = { ...none, plans: [{ ...base, intervals: [{ weekday: 0, opens: '08:00', closes: '09:00' }] }] };
    expect(outside('2026-10-25T07:00:00Z', '2026-10-25T08:00:00Z', sunday)).toBeUndefined();
    expect(outside('2026-10-25T06:00:00Z', '2026-10-25T07:00:00Z', sunday)?.day).toBe('2026-10-25');
    expect(outside('2027-03-28T06:00:00Z', '2027-03-28T07:00:00Z', sunday)).toBeUndefined();
  });
});
