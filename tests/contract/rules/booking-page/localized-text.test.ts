import { describe, expect, it } from 'vitest';
import { localiseDescription, localiseName, localiseText } from '../../../../contract/rules/booking-page/localized-text.ts';

describe('what the booking page says of what the office wrote', () => {
  it('is the Czech name on the Czech page, and on the English page the English one or the Czech one marked', () => {
    expect(localiseName('cs', 'Pasy', 'Passports')).toEqual({ text: 'Pasy', isCzech: false });
    expect(localiseName('en', 'Pasy', 'Passports')).toEqual({ text: 'Passports', isCzech: false });
    expect(localiseName('en', 'Pasy', null)).toEqual({ text: 'Pasy', isCzech: true });
  });

  it('is nothing where a description is missing, and an English one alone stands on the English page', () => {
    expect(localiseDescription('en', 'Vchod ze dvora', null)).toEqual({ text: 'Vchod ze dvora', isCzech: true });
    expect([localiseDescription('cs', null, 'For foreigners'), localiseDescription('en', null, null)]).toEqual([null, null]);
    expect(localiseDescription('en', null, 'For foreigners')).toEqual({ text: 'For foreigners', isCzech: false });
  });

  it('is no Czech text of a step on the English page: the built-in one stands for it', () => {
    const texts = (czech: string | null, english: string | null) => ({ czech, english, builtIn: 'Built in' });
    expect(localiseText('cs', texts('Česky', 'English'))).toBe('Česky');
    expect(localiseText('cs', texts(null, 'English'))).toBeNull();
    expect(localiseText('en', texts('Česky', 'English'))).toBe('English');
    expect(localiseText('en', texts('Česky', null))).toBe('Built in');
    expect(localiseText('en', texts(null, null))).toBeNull();
  });
});
