import { describe, expect, it } from 'vitest';
import { fitsOneSms, smsSize, withoutDiacritics } from '../../../contract/rules/text/sms-length.ts';

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

describe('the size of an SMS', () => {
  it.each([
    ['', { isWide: false, signs: 0, parts: 0, fits: 160 }],
    ['a'.repeat(160), { isWide: false, signs: 160, parts: 1, fits: 160 }],
    ['a'.repeat(161), { isWide: false, signs: 161, parts: 2, fits: 306 }],
    ['a'.repeat(307), { isWide: false, signs: 307, parts: 3, fits: 459 }],
    ['ř'.repeat(70), { isWide: true, signs: 70, parts: 1, fits: 70 }],
    ['ř'.repeat(71), { isWide: true, signs: 71, parts: 2, fits: 134 }],
    // An euro takes two septets, and a part does not end between them.
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, { isWide: false, signs: 306, parts: 3, fits: 459 }],
    // A smile takes two units that stay together.
    [`${'ř'.repeat(66)}😀${'ř'.repeat(66)}`, { isWide: true, signs: 134, parts: 3, fits: 201 }],
  ] as const)('of %s is told by its encoding and its parts', (text, size) => {
    expect(smsSize(text)).toEqual(size);
  });

  it('is a half without diacritics, and nothing else is lost', () => {
    const text = 'Příliš žluťoučký kůň – „úpěl“ ďábelské ódy… 50 € [2^8]';
    expect(withoutDiacritics(text)).toBe('Prilis zlutoucky kun - "upel" dabelske ody... 50 € [2^8]');
    expect([smsSize(text).isWide, smsSize(withoutDiacritics(text)).isWide]).toEqual([true, false]);
  });
});
