import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionBehind } from '../../../contract/rules/statistics/behind-row.ts';
import { computeChange, findNotCompared, hasFewDays } from '../../../contract/rules/statistics/change.ts';
import { steppedPeriod } from '../../../contract/rules/statistics/period-step.ts';
import { countPeriodDays, namedPeriods, type Question, resolvePeriod } from '../../../contract/rules/statistics/question.ts';
import { usualQuestion } from '../../../contract/rules/statistics/question-address.ts';
import { shownChange, shownDuration, shownValue } from '../../../contract/rules/statistics/shown-value.ts';

const today = '2026-11-29';
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('a change', () => {
  it.each([
    ['clients', 110, 100, '+10,0 %', null],
    ['missed', 5, 10, '−50,0 %', 'better'],
    ['missed_share', 0.05, 0.02, '+3,0', 'worse'],
    ['service_level', 0.8, 0.75, '+5,0', 'better'],
    ['wait_mean', 600_000, 540_000, '+1:00', 'worse'],
    ['wait_p90', 600_000, 600_000, '±0:00', null],
    ['missed_share', 0.0301, 0.0303, '±0,0', null],
    ['wait_mean', 600_400, 600_000, '±0:00', null],
  ] as const)('of %s from %d to %d is said by its kind', (...[name, now, then, shown, verdict]) => {
    const change = computeChange(name, now, then);
    expect(change === null ? null : [plain(shownChange(name, change, 'cs')), change.verdict]).toEqual([shown, verdict]);
  });

  it('is not said of the unknown, and of counts from nothing', () => {
    expect([computeChange('clients', 5, 0), computeChange('wait_mean', null, 1), computeChange('wait_mean', 1, null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it('few days are compared with nothing, rows of a course by all but their sums, and a day with a day', () => {
  const few = { counted: 21, compared: 2 };
  expect([hasFewDays(few), hasFewDays({ counted: 20, compared: 16 }), hasFewDays(null)]).toEqual([true, false, false]);
  expect((['total', 'store', 'month', 'day'] as const).map((by) => findNotCompared(few, by))).toEqual(['all', 'all', 'sums', null]);
  const sums = (['clients', 'missed', 'handling_total', 'peak'] as const).map((name) => computeChange(name, 20_000, 2000, 'sums'));
  expect(sums).toEqual([null, null, null, null]);
  expect(computeChange('wait_mean', 200_000, 100_000, 'sums')).toEqual({ difference: 100_000, verdict: 'worse' });
  expect(computeChange('wait_mean', 200_000, 100_000, 'all')).toBeNull();
});

it('a time is rounded once, and an unknown value is no zero', () => {
  expect([shownDuration(59_600), shownDuration(3_599_600), shownDuration(0)]).toEqual(['1:00', '1:00:00', '0:00']);
  expect([
    shownValue('wait_mean', null, 'cs'),
    plain(shownValue('clients', 5260, 'cs')),
    plain(shownValue('missed_share', 0.043, 'cs')),
  ]).toEqual(['–', '5 260', '4,3 %']);
});

describe('a period', () => {
  it.each([
    ['last_month', -1, { from: '2026-09-01', to: '2026-09-30' }],
    ['last_month', 1, 'month'],
    ['yesterday', 1, 'today'],
    ['last_year', 1, 'year'],
    [{ from: '2026-01-31', to: '2026-02-03' }, 1, { from: '2026-02-04', to: '2026-02-07' }],
    [{ from: '2026-02-01', to: '2026-02-28' }, 1, { from: '2026-03-01', to: '2026-03-31' }],
  ] as const)('%j goes by %d to what is as long, by its name where it has one', (period, step, expected) => {
    expect(steppedPeriod(period, step, today)).toEqual(expected);
  });

  it('comes back when it goes there and back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...namedPeriods), fc.constantFrom<1 | -1>(1, -1), (name, step) => {
        const back = steppedPeriod(steppedPeriod(name, step, today), step === 1 ? -1 : 1, today);
        expect(resolvePeriod(back, today)).toEqual(resolvePeriod(name, today));
      }),
    );
  });
});

describe('a row', () => {
  const question: Question = { ...usualQuestion, period: 'last_month' };

  it('of time is taken apart within its own days', () => {
    const behind = questionBehind({ ...question, by: 'month' }, '2026-02-01');
    expect([behind?.by, behind?.period]).toEqual(['day', { from: '2026-02-01', to: '2026-02-28' }]);
    expect(countPeriodDays(resolvePeriod(questionBehind({ ...question, by: 'week' }, '2026-11-23')?.period ?? 'today', today))).toBe(7);
  });

  it('of a store keeps the period by its name', () => {
    expect(questionBehind({ ...question, by: 'store' }, '3')).toMatchObject({ by: 'service', stores: [3], period: 'last_month' });
  });

  it('without smaller parts or a name has none', () => {
    expect([questionBehind({ ...question, by: 'cell' }, '3'), questionBehind({ ...question, by: 'region' }, '')]).toEqual([null, null]);
  });
});
