import { expect, it } from 'vitest';
import { areBlocked, lostMarks, marksOn, sharedNote } from '../../../src/resources/stores/calendar/marks-on.ts';
import type { ReportedDay } from '../../../src/resources/stores/days/use-days.ts';

function dayWithReasons(day: string, ...reasons: readonly (readonly ['base_plan' | 'blocked' | 'marked_holiday', string])[]): ReportedDay {
  return {
    day,
    type: 'blocked',
    intervals: [],
    orders: 0,
    reasons: reasons.map(([code, name]) => ({ code, name, holiday: undefined, intervals: [] })),
  };
}

const known = new Map(
  [
    dayWithReasons('2026-12-01', ['base_plan', 'Základ'], ['blocked', 'Malování']),
    dayWithReasons('2026-12-02', ['base_plan', 'Základ'], ['blocked', 'Malování']),
    dayWithReasons('2026-12-03', ['base_plan', 'Základ']),
    dayWithReasons('2026-12-04', ['marked_holiday', '']),
  ].map((day) => [day.day, day] as const),
);

it('a day that is marked again begins with its own note, as long as all chosen ones share it', () => {
  expect(sharedNote(marksOn(['2026-12-01', '2026-12-02', '2026-12-03'], known))).toBe('Malování');
  expect(sharedNote(marksOn(['2026-12-02', '2026-12-03', '2026-12-04'], known))).toBe('');
  expect(sharedNote(marksOn(['2026-12-03', '2027-01-01'], known))).toBe('');
});

it('marks that a new one takes the place of are counted, and those that stay as they are are not', () => {
  const marks = marksOn(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'], known);
  expect(marks).toHaveLength(3);
  expect(lostMarks(marks, 'blocked', 'Malování ')).toBe(1);
  expect(lostMarks(marks, 'blocked', 'Inventura')).toBe(3);
  expect(lostMarks(marks, 'holiday', '')).toBe(2);
});

it.each([
  ['all are blocked', ['2026-12-01', '2026-12-02'], true],
  ['one is open', ['2026-12-01', '2026-12-03'], false],
  ['one is a holiday', ['2026-12-04'], false],
  ['one is not known', ['2026-12-01', '2027-01-01'], false],
])('days can be unblocked, and not blocked again, only where %s', (_, days, expected) => {
  expect(areBlocked(days, known)).toBe(expected);
});
