import { describe, expect, it } from 'vitest';
import { descriptionIn, nameIn, textIn } from '../../../../contract/rules/booking-page/localized-text.ts';

describe('what the booking page says of what the office wrote', () => {
  it('is the Czech name on the Czech page, and on the English page the English one or the Czech one marked', () => {
    expect(nameIn('cs', 'Pasy', 'Passports')).toEqual({ text: 'Pasy', isCzech: false });
    expect(nameIn('en', 'Pasy', 'Passports')).toEqual({ text: 'Passports', isCzech: false });
    expect(nameIn('en', 'Pasy', null)).toEqual({ text: 'Pasy', isCzech: true });
  });

  it('is nothing where a description is missing, and an English one alone stands on the English page', () => {
    expect(descriptionIn('en', 'Vchod ze dvora', null)).toEqual({ text: 'Vchod ze dvora', isCzech: true });
    expect([descriptionIn('cs', null, 'For foreigners'), descriptionIn('en', null, null)]).toEqual([null, null]);
    expect(descriptionIn('en', null, 'For foreigners')).toEqual({ text: 'For foreigners', isCzech: false });
  });

  it('is no Czech text of a step on the English page: the built-in one stands for it', () => {
    const texts = (czech: string | null, english: string | null) => ({ czech, english, builtIn: 'Built in' });
    expect(textIn('cs', texts('Česky', 'English'))).toBe('Česky');
    expect(textIn('cs', texts(null, 'English'))).toBeNull();
    expect(textIn('en', texts('Česky', 'English'))).toBe('English');
    expect(textIn('en', texts('Česky', null))).toBe('Built in');
    expect(textIn('en', texts(null, null))).toBeNull();
  });
});
