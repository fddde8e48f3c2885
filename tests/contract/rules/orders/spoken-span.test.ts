import { describe, expect, it } from 'vitest';
import { chooseLetters } from '../../../../contract/messages/mail.ts';
import { spokenSpan } from '../../../../contract/rules/orders/spoken-span.ts';

describe('a length of time', () => {
  it.each([
    [0.4, 1, 'minutes'],
    [30, 30, 'minutes'],
    [60, 1, 'hours'],
    [90, 90, 'minutes'],
    [599.9, 599, 'minutes'],
    [601, 10, 'hours'],
    [1440, 1, 'days'],
    [1500, 25, 'hours'],
    [2879, 47, 'hours'],
    [10_079, 6, 'days'],
    [10_080, 7, 'days'],
  ] as const)('of %d minutes is said as %d %s', (minutes, count, unit) => {
    expect(spokenSpan(minutes)).toEqual({ count, unit });
  });

  it('stands in the letter that asks for the confirmation, as the order was promised it', () => {
    const asked = (language: 'cs' | 'en', minutes: number) =>
      chooseLetters(language).orderLink({ link: 'LINK', purpose: 'confirm_request', minutes });
    expect([1, 30, 60, 120, 1440, 2880].map((minutes) => /do (\d+ \S+) od/u.exec(asked('cs', minutes))?.[1])).toEqual([
      '1 minuty',
      '30 minut',
      '1 hodiny',
      '2 hodin',
      '1 dne',
      '2 dnů',
    ]);
    expect(asked('en', 60)).toContain('within 1 hour ');
    expect(chooseLetters('cs').orderLink({ link: 'LINK', purpose: 'created', minutes: 30 })).toBe('Vaše objednávka: LINK');
  });
});
