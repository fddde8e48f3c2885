import { describe, expect, it } from 'vitest';
import { isPersonalPassword, listedForms } from '../../contract/rules/personal-password.ts';

const jana = { name: 'Ing. Jana Nováková', email: 'jana.novakova@mesto.test' };

describe('a password', () => {
  it.each(['JanaNovakova2026', 'novakova-2026', 'Nováková 1234', 'Pořadník2026', 'jana.novakova@mesto.test'])(
    'is personal as %s',
    (password) => {
      expect(isPersonalPassword(password, jana)).toBe(true);
    },
  );

  it.each(['Jana chodí do práce pěšky', 'Správné heslo 2026', 'koně běží přes louku', 'ing-2026-abcdef'])(
    'is not personal as %s',
    (password) => {
      expect(isPersonalPassword(password, jana)).toBe(false);
    },
  );

  it('is looked up without case, spaces, diacritics and what is hung on its end', () => {
    expect(listedForms('Heslo 2026!')).toEqual(['heslo 2026!', 'heslo2026!', 'heslo']);
    expect(listedForms('Léto2026')).toContain('leto');
    expect(listedForms('123456')).toEqual(['123456']);
  });
});
