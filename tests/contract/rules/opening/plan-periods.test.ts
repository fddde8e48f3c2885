import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import {
  checkPeriod,
  collidingPlan,
  holdsOn,
  isBase,
  type Period,
  periodsOverlap,
  planOn,
} from '../../../../contract/rules/opening/plan-periods.ts';

const period = (valid_from: string | null, valid_to: string | null): Period => ({ valid_from, valid_to });
const [base, june, july, summer, since, until] = [
  period(null, null),
  period('2026-06-01', '2026-06-30'),
  period('2026-07-01', '2026-07-31'),
  period('2026-06-15', '2026-08-31'),
  period('2026-08-01', null),
  period(null, '2026-05-31'),
];
const days = fc.integer({ min: 0, max: 40 }).map((count) => addDays('2026-06-01', count));
const periods: fc.Arbitrary<Period> = fc
  .record({ first: fc.option(days), last: fc.option(days) })
  .filter(({ first, last }) => first === null || last === null || first <= last)
  .map(({ first, last }) => period(first, last));

describe('the period of a plan', () => {
  it.each([
    [base, true],
    [june, false],
    [since, false],
    [until, false],
  ])('%j makes a base plan: %s', (one, is) => {
    expect(isBase(one)).toBe(is);
  });

  it.each([
    [june, {}],
    [period('2026-06-01', '2026-06-01'), {}],
    [base, {}],
    [since, {}],
    [until, {}],
    [{}, {}],
    [{ valid_from: '2026-06-02' }, {}],
    [{ valid_to: '2026-06-02' }, {}],
    [period('2026-06-02', '2026-06-01'), { valid_to: { code: 'days_reversed' } }],
  ])('%j is checked: %j', (draft, problems) => {
    expect(checkPeriod(draft)).toEqual(problems);
  });

  it.each([
    [june, '2026-05-31', false],
    [june, '2026-06-01', true],
    [june, '2026-06-30', true],
    [june, '2026-07-01', false],
    [since, '2026-07-31', false],
    [since, '2031-01-01', true],
    [until, '1999-01-01', true],
    [until, '2026-06-01', false],
    [base, '2026-06-01', true],
  ])('%j holds on %s: %s', (one, day, holds) => {
    expect(holdsOn(one, day)).toBe(holds);
  });

  it('shares a day with another exactly when some day belongs to both, whichever comes first', () => {
    const all = Array.from({ length: 45 }, (_, place) => addDays('2026-05-30', place));
    fc.assert(
      fc.property(periods, periods, (one, other) => {
        expect(periodsOverlap(one, other)).toBe(all.some((day) => holdsOn(one, day) && holdsOn(other, day)));
        expect(periodsOverlap(one, other)).toBe(periodsOverlap(other, one));
      }),
    );
  });
});

describe('a plan', () => {
  it.each([
    ['another base plan', base, [june, period(null, null)], 1],
    ['no dated one when it is the base plan', base, [june, since], undefined],
    ['no base plan when it is dated', june, [base], undefined],
    ['one of the same days', summer, [base, since, june], 1],
    ['one that ends on its first day', summer, [period('2026-06-01', '2026-06-15')], 0],
    ['none that ends on the day before', summer, [period('2026-06-01', '2026-06-14')], undefined],
    ['none of other months', june, [july, since, until], undefined],
    ['one without an end', summer, [until, since], 1],
  ])('collides with %s', (...[, plan, others, place]) => {
    expect(collidingPlan(plan, others)).toBe(place === undefined ? undefined : others[place]);
  });

  it.each([
    ['the dated one', '2026-06-10', [base, june, july], 1],
    ['the dated one of its days', '2026-07-10', [june, july, base], 1],
    ['the base plan where no dated one holds', '2026-09-10', [june, base, july], 1],
    ['nothing where there is no base plan', '2026-09-10', [june, july], undefined],
    ['nothing where there is none', '2026-09-10', [], undefined],
    ['one without an end', '2030-09-10', [base, since], 1],
  ])('of the day is %s', (...[, day, plans, place]) => {
    expect(planOn(day, plans)).toBe(place === undefined ? undefined : plans[place]);
  });
});
