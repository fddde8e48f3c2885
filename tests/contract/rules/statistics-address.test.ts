import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureNames } from '../../../contract/rules/statistics/definitions.ts';
import { exactMinutes } from '../../../contract/rules/statistics/histogram.ts';
import { comparisons, groupings, namedPeriods, type Question } from '../../../contract/rules/statistics/question.ts';
import { parseQuestion, usualQuestion, withFixedDates, writeQuestionAddress } from '../../../contract/rules/statistics/question-address.ts';

const identifiers = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 5 });
const questions: fc.Arbitrary<Question> = fc.record({
  period: fc.oneof(
    fc.constantFrom(...namedPeriods),
    fc.constantFrom({ from: '2026-03-29', to: '2027-01-03' }, { from: '2028-02-29', to: '2028-02-29' }),
  ),
  stores: identifiers,
  regions: identifiers,
  services: identifiers,
  groups: identifiers,
  channels: fc.subarray(['walk_in', 'web', 'staff']),
  by: fc.constantFrom(...groupings),
  values: fc.subarray([...measureNames], { minLength: 1 }),
  compared: fc.option(fc.constantFrom(...comparisons), { nil: null }),
  weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
  target: fc.constantFrom(...exactMinutes, null),
});

describe('the address of a question', () => {
  it('leads to the same question', () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(parseQuestion(writeQuestionAddress(question))).toEqual({ question, misread: [] });
      }),
    );
  });

  it('leads to five hundred services', () => {
    const question = { ...usualQuestion, services: Array.from({ length: 500 }, (_, at) => at + 1) };
    expect(parseQuestion(writeQuestionAddress(question))).toEqual({ question, misread: [] });
  });

  it('is empty of what is usual, and keeps the name of a period', () => {
    expect(writeQuestionAddress(usualQuestion)).toBe('');
    expect(writeQuestionAddress({ ...usualQuestion, period: 'last_week', stores: [3, 7] })).toBe('period=last_week&stores=3.7');
    expect(writeQuestionAddress(withFixedDates({ ...usualQuestion, period: 'last_week' }, '2026-11-29'))).toBe(
      'period=2026-11-16_2026-11-22',
    );
  });

  it.each([
    'period=tomorrow',
    'period=2026-02-30_2026-03-01',
    'period=2026-03-02_2026-03-01',
    'stores=1.x',
    'services=0',
    'by=colour',
    'values=clients.nothing',
    'compared=never',
    'target=13',
    'weekdays=7',
    'channels=%00',
    'by=%',
  ])('says which part of %s it does not understand', (address) => {
    expect(parseQuestion(address)).toEqual({ question: usualQuestion, misread: [address.split('=')[0]] });
  });
});
