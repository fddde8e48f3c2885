import { describe, expect, it } from 'vitest';
import { fitsOneSms } from '../../../contract/rules/text/sms-length.ts';

describe('one SMS', () => {
  it.each([
    ['160 plain letters', 'a'.repeat(160), true],
    ['161 plain letters', 'a'.repeat(161), false],
    ['70 letters with a háček', 'č'.repeat(70), true],
    ['71 letters with a háček', 'č'.repeat(71), false],
    ['one háček among 70', `${'a'.repeat(69)}č`, true],
    ['one háček among 71', `${'a'.repeat(70)}č`, false],
    ['80 signs that cost two', '€'.repeat(80), true],
    ['81 signs that cost two', '€'.repeat(81), false],
    ['accents of the basic alphabet', 'é'.repeat(160), true],
    ['35 emoji of two units', '🎫'.repeat(35), true],
    ['36 emoji of two units', '🎫'.repeat(36), false],
    ['nothing', '', true],
    ['158 letters and a sign that costs two', `${'a'.repeat(158)}€`, true],
    ['159 letters and a sign that costs two', `${'a'.repeat(159)}{`, false],
    ['70 signs of which the last is of another alphabet', `${'€'.repeat(69)}č`, true],
    ['160 letters and a háček after them', `${'a'.repeat(160)}ž`, false],
    ['lines', 'a\n'.repeat(80), true],
  ])('is asked whether it holds %s', (_, text, fits) => {
    expect(fitsOneSms(text)).toBe(fits);
  });
});
