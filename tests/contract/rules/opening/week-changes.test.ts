import { describe, expect, it } from 'vitest';
import { dayType } from '../../../../contract/rules/opening/day-hours.ts';
import { hoursOn, weekChanges } from '../../../../contract/rules/opening/weeks.ts';

const at = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
const before = [at(1, '13:00', '17:00'), at(1, '08:00', '12:00'), at(3, '08:00', '12:00'), at(0, '09:00', '10:00')];
const [morning, afternoon] = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '17:00' },
];

describe('hours of a weekday', () => {
  it('are those of the weekday alone, in the order of the day', () => {
    expect(hoursOn(before, 1)).toEqual([morning, afternoon]);
    expect(hoursOn(before, 0)).toEqual([{ opens: '09:00', closes: '10:00' }]);
    expect(hoursOn(before, 2)).toEqual([]);
  });
});

describe('changes of a week', () => {
  it('are none where only the order differs', () => {
    expect(weekChanges(before, before.toReversed())).toEqual([]);
  });

  it('are the weekdays that differ, from Monday to Sunday, as they were and as they are', () => {
    const after = [at(0, '09:00', '11:00'), at(3, '08:00', '12:00'), at(5, '08:00', '12:00'), at(1, '08:00', '12:00')];
    expect(weekChanges(before, after)).toEqual([
      { weekday: 1, before: [morning, afternoon], after: [morning] },
      { weekday: 5, before: [], after: [morning] },
      { weekday: 0, before: [{ opens: '09:00', closes: '10:00' }], after: [{ opens: '09:00', closes: '11:00' }] },
    ]);
  });

  it('are all days with hours where there were none before', () => {
    expect(weekChanges([], before).map(({ weekday }) => weekday)).toEqual([1, 3, 0]);
  });
});

describe('the kind of a day', () => {
  const plan = { id: 1, name: 'Základ', valid_from: null, valid_to: null, intervals: before };
  const sources = { plans: [plan], exceptions: [], marks: [] };

  it('asks of the day itself whether it is full', () => {
    const isFull = (day: string): boolean => day === '2026-11-23';
    expect(['2026-11-23', '2026-11-30'].map((day) => dayType(day, sources, isFull))).toEqual(['occupied', 'free']);
  });

  it('is not occupied where it is closed by law', () => {
    expect(dayType('2027-07-05', sources, () => true)).toBe('holiday');
  });
});
