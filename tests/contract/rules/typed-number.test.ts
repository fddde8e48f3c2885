import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedNumber } from '../../../contract/rules/text/typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['1 583,8', 1583.8],
    ['-0.5', -0.5],
    ['1\u00a0000', 1000],
    ['1\u202f234\u202f567', 1_234_567],
    [',5', 0.5],
    [',55', 0.55],
    ['-,25', -0.25],
    ['12', 12],
    ['5,', 5],
    ['\u22125', -5],
    ['\u00a0\u2212 1\u00a0000,25 ', -1000.25],
    ['007', 7],
  ])('is read from %j', (text, value) => {
    expect(readTypedNumber(text)).toBe(value);
  });

  it.each(['', ' ', 'a', '1,2,3', '1e5', '0x10', '-', ',', '--1', '5-', '5\u2212', '5 Kč', 'č. 5', '1.2.3', '+5', 'Infinity'])(
    'is none when it is %j',
    (text) => {
      expect(readTypedNumber(text)).toBeUndefined();
    },
  );

  it('is read back from the way in which Czechs write it', () => {
    const written = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 3 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
        expect(readTypedNumber(written.format(thousandths / 1000))).toBe(thousandths / 1000);
      }),
    );
  });
});
