import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysBetween, weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import {
  type DayMark,
  dayType,
  hoursOfDay,
  type OpeningException,
  type OpeningPlan,
} from '../../../../contract/rules/opening/day-hours.ts';
import { inOrder, overlaps } from '../../../../contract/rules/opening/intervals.ts';
import { collidingPlan, holdsOn, isBase } from '../../../../contract/rules/opening/plan-periods.ts';
import { publicHoliday } from '../../../../contract/rules/opening/public-holidays.ts';

const morning = { opens: '08:00', closes: '12:00' };
const evening = { opens: '13:00', closes: '17:00' };
const base: OpeningPlan = {
  id: 1,
  name: 'Základ',
  valid_from: null,
  valid_to: null,
  intervals: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, ...evening },
    { weekday, ...morning },
  ]),
};
const summer: OpeningPlan = {
  id: 2,
  name: 'Léto',
  valid_from: '2026-07-01',
  valid_to: '2026-08-31',
  intervals: [{ weekday: 1, ...morning }],
};
const none = { plans: [base, summer], exceptions: [], marks: [] };
const codes = (day: Day, sources: Parameters<typeof hoursOfDay>[1]) => hoursOfDay(day, sources).reasons.map(({ code }) => code);
const mark = (day: Day, day_type: DayMark['day_type']): DayMark => ({ id: 9, day, day_type, note: null });
const exception = (day: Day, intervals: OpeningException['intervals']): OpeningException => ({
  id: 8,
  day,
  closed: intervals.length === 0,
  intervals,
  note: null,
});

describe('what a day looks like', () => {
  it('follows the base plan, in the order of the day', () => {
    expect(hoursOfDay('2026-11-23', none)).toMatchObject({
      intervals: [morning, evening],
      type: 'free',
      reasons: [{ code: 'base_plan', id: 1 }],
    });
    expect(hoursOfDay('2026-11-22', none)).toMatchObject({ intervals: [], type: 'notAvailable' });
  });

  it.each([
    ['2026-06-29', 'base_plan'],
    ['2026-07-13', 'dated_plan'],
    ['2026-08-31', 'dated_plan'],
    ['2026-09-07', 'base_plan'],
  ])('on %s it is the %s', (day, code) => {
    expect(codes(day, none)).toEqual([code]);
  });

  it('without a plan it is closed', () => {
    expect(hoursOfDay('2026-11-23', { plans: [], exceptions: [], marks: [] })).toMatchObject({
      type: 'notAvailable',
      reasons: [{ code: 'no_plan' }],
    });
  });

  const christmas = '2026-12-24';
  const chain = ['base_plan', 'public_holiday'];
  it.each([
    { name: 'a public holiday closes', exceptions: [], marks: [], type: 'holiday', intervals: [], steps: [] },
    {
      name: 'a mark of an open day takes that back',
      exceptions: [],
      marks: [mark(christmas, 'open')],
      type: 'free',
      intervals: [morning, evening],
      steps: ['marked_open'],
    },
    {
      name: 'an exception opens a holiday',
      exceptions: [exception(christmas, [morning])],
      marks: [],
      type: 'free',
      intervals: [morning],
      steps: ['exception'],
    },
    {
      name: 'an exception closes',
      exceptions: [exception(christmas, [])],
      marks: [mark(christmas, 'open')],
      type: 'notAvailable',
      intervals: [],
      steps: ['marked_open', 'exception'],
    },
    {
      name: 'a blocked day is closed whatever else holds',
      exceptions: [exception(christmas, [morning])],
      marks: [mark(christmas, 'blocked')],
      type: 'blocked',
      intervals: [],
      steps: ['exception', 'blocked'],
    },
    {
      name: 'so is a holiday of the store',
      exceptions: [exception(christmas, [morning])],
      marks: [mark(christmas, 'holiday')],
      type: 'holiday',
      intervals: [],
      steps: ['exception', 'marked_holiday'],
    },
  ])('$name', ({ exceptions, marks, type, intervals, steps }) => {
    const sources = { ...none, exceptions, marks };
    expect(hoursOfDay(christmas, sources)).toMatchObject({ type, intervals });
    expect(codes(christmas, sources)).toEqual([...chain, ...steps]);
  });

  it('is occupied when an open day is full, and only then', () => {
    expect([dayType('2026-11-23', none), dayType('2026-11-23', none, () => true)]).toEqual(['free', 'occupied']);
    expect(dayType('2026-11-22', none, () => true)).toBe('notAvailable');
  });
});

const days = fc.integer({ min: 0, max: 7670 }).map((count) => addDays('2020-01-01', count));
const periods = fc
  .tuple(days, fc.integer({ min: 0, max: 200 }))
  .map(([from, length]) => ({ valid_from: from, valid_to: addDays(from, length) }));

describe('every day from 2020 to 2040', () => {
  it('has a type that follows from its weekday and the law alone, when only a base plan holds', () => {
    for (const day of daysBetween('2020-01-01', '2040-12-31')) {
      const isWeekend = weekdayOf(day) === 0 || weekdayOf(day) === 6;
      const expected = publicHoliday(day) !== null ? 'holiday' : isWeekend ? 'notAvailable' : 'free';
      if (dayType(day, { ...none, plans: [base] }) !== expected) expect.fail(`${day} is no ${expected}`);
    }
    expect(daysBetween('2020-01-01', '2040-12-31')).toHaveLength(21 * 365 + 6);
  });

  it('is told by one plan of random ones that do not collide, and by one alone', () => {
    fc.assert(
      fc.property(fc.array(periods, { maxLength: 8 }), days, (wanted, day) => {
        const plans = wanted.reduce<readonly OpeningPlan[]>(
          (kept, period, place) => {
            const plan = { ...summer, ...period, id: place + 10, name: `Plán ${place}` };
            return collidingPlan(plan, kept) === undefined ? [...kept, plan] : kept;
          },
          [base],
        );
        const dated = plans.filter((plan) => !isBase(plan) && holdsOn(plan, day));
        expect(dated.length).toBeLessThanOrEqual(1);
        const first = hoursOfDay(day, { ...none, plans }).reasons[0];
        expect(first?.id).toBe(dated[0]?.id ?? 1);
        // Their order is no matter.
        expect(hoursOfDay(day, { ...none, plans: plans.toReversed() })).toEqual(hoursOfDay(day, { ...none, plans }));
      }),
    );
  });

  it('has hours in order without an overlap, whatever the plans, exceptions and marks are', () => {
    const marks = fc.constantFrom(...(['holiday', 'blocked', 'open'] as const));
    fc.assert(
      fc.property(days, fc.option(marks), fc.boolean(), (day, type, isExcepted) => {
        const hours = hoursOfDay(day, {
          plans: [base],
          exceptions: isExcepted ? [exception(day, [evening, morning])] : [],
          marks: type === null ? [] : [mark(day, type)],
        });
        expect(hours.intervals).toEqual(inOrder(hours.intervals));
        expect(hours.intervals.some((one, at) => hours.intervals.slice(at + 1).some((other) => overlaps(one, other)))).toBe(false);
        expect(hours.type === 'free').toBe(hours.intervals.length > 0);
        expect(hours.reasons.at(-1)?.intervals).toEqual(hours.intervals);
      }),
    );
  });
});
