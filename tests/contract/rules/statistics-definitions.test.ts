import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeMeasure, definitions, type Length, measureNames, type Sum } from '../../../contract/rules/statistics/definitions.ts';
import { addFigures, type Figures, noFigures, type Times, timesOf } from '../../../contract/rules/statistics/figures.ts';
import { hasTooManyBars } from '../../../contract/rules/statistics/graph/course.ts';
import {
  comparedKey,
  comparedPeriod,
  comparisonOfRows,
  fallOnOtherWeekdays,
  hasOtherWeekdays,
  placeInPeriod,
  resolvePeriod,
} from '../../../contract/rules/statistics/question.ts';

const minutes = (...all: readonly number[]) => all.map((one) => one * 60_000);
const target = { within: 15 * 60_000 };

describe('the definitions', () => {
  /** Ten tickets of one morning, counted by hand: one visit goes to a second service, two left, one was never called. */
  const morning: Figures = {
    ...noFigures,
    tickets: 10,
    clients: 9,
    called: 7,
    served: 5,
    missed: 1,
    cancelled: 2,
    transferred: 1,
    ordered: 2,
    arrived: 2,
    unserved: 1,
    waits: timesOf(minutes(4, 15, 30, 0, 10, 14, 2)),
    handlings: timesOf([600_000, 480_000, 600_000, 300_000, 1_200_000, 20_000]),
    leavings: timesOf(minutes(3, 30)),
    peak: 2,
  };
  const of = (figures: Figures, name: (typeof measureNames)[number]) => computeMeasure(name, figures, target);

  it('say what was counted by hand', () => {
    expect(of(morning, 'clients')).toEqual({ value: 9, n: null });
    expect(of(morning, 'missed_share')).toEqual({ value: 1 / 7, n: 7 });
    expect(Math.round(of(morning, 'wait_mean').value ?? 0)).toBe(642_857);
    expect(Math.abs((of(morning, 'wait_median').value ?? 0) - 600_000) / 600_000).toBeLessThan(0.05);
    expect(Math.round(of(morning, 'handling_mean').value ?? 0)).toBe(533_333);
    expect(of(morning, 'within_target')).toEqual({ value: 5 / 7, n: 7 });
    expect(of(morning, 'service_level')).toEqual({ value: 5 / 9, n: 9 });
    expect(of(morning, 'left')).toEqual({ value: 2, n: null });
    expect(of(morning, 'peak')).toEqual({ value: 2, n: null });
  });

  it('say a percentile only of enough clients, and nothing of nobody', () => {
    expect(of(morning, 'wait_p90')).toEqual({ value: null, n: 7 });
    const one = { ...noFigures, called: 1, waits: timesOf([61_000]) };
    expect(of(one, 'wait_median')).toEqual({ value: 61_000, n: 1 });
    for (const name of measureNames) {
      const { value, n } = of(noFigures, name);
      expect([name, value]).toEqual([name, n === null ? 0 : null]);
    }
  });

  it('are made of the sums that they name, and of no others', () => {
    for (const name of measureNames) expect([name, of(withOnly(morning, definitions[name].sums), name)]).toEqual([name, of(morning, name)]);
  });

  it('weigh parts by how many they are of', () => {
    const hour = (clients: number, wait: number) => ({
      ...noFigures,
      waits: timesOf(minutes(...Array.from({ length: clients }, () => wait))),
    });
    const whole = [hour(2, 5), hour(20, 15), noFigures].reduce(addFigures, noFigures);
    expect((of(whole, 'wait_mean').value ?? 0) / 60_000).toBeCloseTo(14.09, 2);
  });

  it('say the same of a whole and of its parts added up, however it is split', () => {
    const times = fc.array(fc.integer({ min: 0, max: 7_200_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(times, fc.nat({ max: 60 }), (all, cut) => {
        const figures = (some: readonly number[]): Figures => ({
          ...noFigures,
          called: some.length,
          waits: timesOf(some),
          missed: some.length,
        });
        const added = addFigures(figures(all.slice(0, cut)), figures(all.slice(cut)));
        for (const name of measureNames) expect([name, of(added, name)]).toEqual([name, of(figures(all), name)]);
        const [median, p90, longest] = [of(added, 'wait_median').value, of(added, 'wait_p90').value, of(added, 'wait_longest').value];
        if (median !== null && p90 !== null && longest !== null) expect(median <= p90 && p90 <= longest).toBe(true);
      }),
    );
  });
});

describe('a period', () => {
  it.each([
    ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['last_month', '2027-01-15', '2026-12-01', '2026-12-31'],
    ['last_quarter', '2027-02-01', '2026-10-01', '2026-12-31'],
    ['last_year', '2026-11-29', '2025-01-01', '2025-12-31'],
    ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ] as const)('named %s on %s is from %s to %s', (name, today, from, to) => {
    expect(resolvePeriod(name, today)).toEqual({ from, to });
  });

  const later = '2029-01-01';
  const leapDay = { from: '2028-02-29', to: '2028-02-29' };
  const christmas = { from: '2026-12-24', to: '2026-12-24' };
  it.each([
    { says: 'the month before', period: { from: '2026-03-01', to: '2026-03-31' }, by: 'before', other: ['2026-02-01', '2026-02-28'] },
    { says: 'as many days before', period: { from: '2026-03-10', to: '2026-03-12' }, by: 'before', other: ['2026-03-07', '2026-03-09'] },
    { says: 'the same dates', period: leapDay, by: 'year_ago', other: ['2027-02-28', '2027-02-28'] },
    { says: 'the same weekdays', period: leapDay, by: 'weekdays_year_ago', other: ['2027-03-02', '2027-03-02'] },
    { says: 'the same weekday of Christmas', period: christmas, by: 'weekdays_year_ago', other: ['2025-12-25', '2025-12-25'] },
  ] as const)('is compared with $says', ({ period, by, other: [from, to] }) => {
    expect(comparedPeriod(period, by, later)).toEqual({ from, to });
  });

  it('that goes on is compared with as much of the other as has passed of it', () => {
    expect(comparedPeriod({ from: '2026-11-01', to: '2026-11-30' }, 'before', '2026-11-05')).toEqual({
      from: '2026-10-01',
      to: '2026-10-05',
    });
  });

  it('falls on other days of the week a year ago, and on the same ones 52 weeks ago', () => {
    const week = { from: '2026-11-02', to: '2026-11-08' };
    const others = (['before', 'year_ago', 'weekdays_year_ago'] as const).map((by) => comparedPeriod(week, by, later));
    expect(others.map((other) => fallOnOtherWeekdays(week, other))).toEqual([false, true, false]);
  });

  it('has rows at the same places as another, across the end of a year of 53 weeks', () => {
    expect(placeInPeriod('2027-01-04', 'week', { from: '2026-12-28', to: '2027-01-10' })).toBe(1);
    expect(placeInPeriod('2026-12-28', 'week', { from: '2026-12-31', to: '2027-01-10' })).toBe(0);
    expect(placeInPeriod('2027-01-01', 'month', { from: '2026-11-15', to: '2027-01-10' })).toBe(2);
    expect(placeInPeriod('2027-01-01', 'quarter', { from: '2026-05-15', to: '2027-01-10' })).toBe(3);
    expect(placeInPeriod('2026-03-30', 'day', { from: '2026-03-28', to: '2026-03-30' })).toBe(2);
  });
});

describe('days of two years', () => {
  const friday = { from: '2026-11-27', to: '2026-11-27' };
  const month = { from: '2026-10-01', to: '2026-10-31' };

  it('are those of the same weekday unless their dates are asked for', () => {
    expect([comparisonOfRows('day', 'year_ago'), comparisonOfRows('month', 'year_ago'), comparisonOfRows('day', null)]).toEqual([
      'weekdays_year_ago',
      'year_ago',
      null,
    ]);
    expect(comparedKey('2026-11-27', 'day', friday, comparedPeriod(friday, 'weekdays_year_ago', '2026-11-29'))).toBe('2025-11-28');
    expect(comparedKey('2026-10-31', 'day', month, { from: '2025-10-02', to: '2025-10-20' })).toBeNull();
  });

  it('are marked where a Friday is compared with a Thursday, and not where months have all weekdays', () => {
    const marked = (by: 'day' | 'store', compared: 'year_ago' | 'weekdays_year_ago', period: typeof friday) =>
      hasOtherWeekdays({ by, compared }, period, comparedPeriod(period, compared, '2026-11-29'));
    expect([marked('store', 'year_ago', friday), marked('day', 'year_ago', month)]).toEqual([true, true]);
    expect([marked('store', 'year_ago', month), marked('day', 'weekdays_year_ago', month)]).toEqual([false, false]);
  });

  it('are in rows of which each is compared with the one at its place', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const other = comparedPeriod(year, 'year_ago', '2027-06-01');
    expect(comparedKey('2026-12-28', 'week', year, other)).toBe('2025-12-29');
    expect(comparedKey('2026-10-01', 'month', year, other)).toBe('2025-10-01');
    expect(comparedKey('2026-10-01', 'quarter', year, other)).toBe('2025-10-01');
    expect(comparedKey('2026-01-01', 'year', year, other)).toBe('2025-01-01');
    expect(comparedKey('2026-10-01', 'month', { from: '2026-10-01', to: '2026-12-31' }, { from: '2026-07-01', to: '2026-09-30' })).toBe(
      '2026-07-01',
    );
    expect(comparedKey('7', 'store', year, other)).toBeNull();
  });

  it('are too many bars from a quarter of a year on', () => {
    expect([hasTooManyBars('bar', 92), hasTooManyBars('stacked', 93), hasTooManyBars('line', 365)]).toEqual([false, true, false]);
  });
});

/** Figures as they are read where no other sums are asked for. */
function withOnly(figures: Figures, sums: readonly Sum[]): Figures {
  const has = (name: string): boolean => sums.some((sum) => sum === name);
  const times = (length: Length, { count, sum, shortest, longest, histogram }: Times): Times => ({
    count: has(`${length}_count`) ? count : 0,
    sum: has(`${length}_sum`) ? sum : 0,
    shortest: has(`${length}_min`) ? shortest : null,
    longest: has(`${length}_max`) ? longest : null,
    histogram: has(`${length}_histogram`) ? histogram : null,
  });
  return {
    ...figures,
    ...Object.fromEntries(Object.keys(figures).flatMap((name) => (has(name) || isTimes(name) ? [] : [[name, 0]]))),
    waits: times('wait', figures.waits),
    handlings: times('handling', figures.handlings),
    leavings: times('left', figures.leavings),
  };
}

function isTimes(name: string): boolean {
  return ['waits', 'handlings', 'leavings', 'desk'].includes(name);
}
