import { describe, expect, it } from 'vitest';
import { daysBetween, weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import { easterSunday, publicHoliday } from '../../../../contract/rules/opening/public-holidays.ts';

/** Easter Sundays from 2020 to 2040, as the church's own tables have them. */
const easter = [
  '2020-04-12',
  '2021-04-04',
  '2022-04-17',
  '2023-04-09',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
  '2036-04-13',
  '2037-04-05',
  '2038-04-25',
  '2039-04-10',
  '2040-04-01',
];

describe('public holidays', () => {
  it.each(easter)('Easter Sunday is on %s', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });

  // Of other centuries, as almanacs have them; the earliest and the latest that there can be among them.
  it.each([
    '1818-03-22',
    '1886-04-25',
    '1900-04-15',
    '1943-04-25',
    '1954-04-18',
    '1961-04-02',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2049-04-18',
    '2076-04-19',
    '2099-04-12',
    '2100-03-28',
    '2285-03-22',
  ])('Easter Sunday was or will be on %s', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });

  it.each(easter)('of the Easter of %s the Friday and the Monday are holidays, the Sunday by itself is none', (day) => {
    const around = daysBetween(`${day.slice(0, 4)}-03-01`, `${day.slice(0, 4)}-04-30`).filter((each) => publicHoliday(each) !== null);
    expect(around.map(weekdayOf)).toEqual([5, 1]);
    expect(around.map(publicHoliday)).toEqual(['good_friday', 'easter_monday']);
    expect(publicHoliday(day)).toBeNull();
  });

  it.each(easter.map((day) => Number(day.slice(0, 4))))('%i has thirteen, unless Easter meets another', (year) => {
    const all = daysBetween(`${year}-01-01`, `${year}-12-31`).filter((day) => publicHoliday(day) !== null);
    expect(all).toHaveLength(13);
  });

  it.each([
    ['2026-01-01', 'restoration_day'],
    ['2026-07-06', 'jan_hus'],
    ['2026-12-24', 'christmas_eve'],
    ['2026-04-02', null],
    ['2028-02-29', null],
    // Good Friday is one since 2016.
    ['2015-04-03', null],
    ['2016-03-25', 'good_friday'],
  ])('%s is %s', (day, holiday) => {
    expect(publicHoliday(day)).toBe(holiday);
  });
});
