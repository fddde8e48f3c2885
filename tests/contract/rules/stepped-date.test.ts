import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DateKind, type Step, steppedDate } from '../../../contract/rules/typing/stepped-date.ts';
import { readTypedDay } from '../../../contract/rules/typing/typed-date.ts';

const now = new Date('2026-11-27T07:05:00.000Z');

/** The text after a step, its part that was stepped in brackets. */
function stepped(kind: DateKind, text: string, step: Step): string | undefined {
  const after = steppedDate(kind, text, step, now);
  return after === undefined
    ? undefined
    : `${after.text.slice(0, after.from)}[${after.text.slice(after.from, after.to)}]${after.text.slice(after.to)}`;
}

describe('a stepped date', () => {
  it.each<[DateKind, text: string, step: readonly [caret: number, by: number], after: string | undefined]>([
    ['day', '24.12.2026', [0, 1], '[25].12.2026'],
    ['day', '31.12.2026', [2, 1], '[01].01.2027'],
    ['day', '24.12.2026', [4, 1], '24.[01].2027'],
    ['day', '24.12.2026', [10, -1], '24.12.[2025]'],
    ['day', '31. 1. 2027', [5, 1], '28.[02].2027'],
    ['day', '29.2.2028', [9, 1], '28.02.[2029]'],
    ['day', '31.12.2199', [0, 1], undefined],
    ['day', '24. 12.', [0, 1], undefined],
    ['day', '', [0, 1], '[27].11.2026'],
    ['instant', '24.12.2026 08:30', [12, 1], '24.12.2026 [09]:30'],
    ['instant', '24.12.2026 23:59', [16, 1], '25.12.2026 00:[00]'],
    ['instant', '29.03.2026 01:30', [12, 1], '29.03.2026 [03]:30'],
    ['instant', '28.03.2026 02:30', [0, 1], '[29].03.2026 03:30'],
    ['instant', '', [0, 1], '[27].11.2026 08:05'],
    ['time', '8.30', [0, -1], '[07]:30'],
    ['time', '23:59', [5, 1], '00:[00]'],
    ['time', '0:00', [0, -1], '[23]:00'],
    ['time', '', [0, 1], '[08]:05'],
    ['time', 'x', [0, 1], undefined],
  ])('of %s %j by %j of caret and count is %s', (kind, text, [caret, by], after) => {
    expect(stepped(kind, text, { caret, by })).toBe(after);
  });

  it('is a date again, wherever the caret is and however far the step', () => {
    const dates = fc.date({ min: new Date('1950-01-01T00:00:00.000Z'), max: new Date('2150-12-31T00:00:00.000Z'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 12 }), fc.integer({ min: -40, max: 40 }), (date, caret, by) => {
        const text = `${date.getUTCDate()}. ${date.getUTCMonth() + 1}. ${date.getUTCFullYear()}`;
        expect(readTypedDay(steppedDate('day', text, { caret, by }, now)?.text ?? '')).toBeDefined();
      }),
    );
  });
});
