import { describe, expect, it } from 'vitest';
import { isPersonalPassword, listedForms } from '../../contract/rules/accounts/weak-passwords.ts';

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

  const eva = { name: 'Eva  Malá Malátková', email: 'podatelna.reditel@urad-lhota.test' };

  it.each([
    ['a part of the name of four letters', 'Malá26'],
    ['the longest part that it holds, though a shorter one begins it', 'Malatkova-7'],
    ['a part of the e-mail before its at sign', 'podatelna1'],
    ['another part of it', 'Ředitel 99'],
    ['the domain', 'urad-lhota-26'],
    ['a name and as much again', 'malaxyzw'],
    ['the name of the product', 'Poradnik9999'],
    ['the name of the application', 'centralniAplikace!'],
  ])('is personal as %s: %s %s', (_, password) => {
    expect(isPersonalPassword(password, eva)).toBe(true);
  });

  it.each([
    ['a part of the name of three letters', 'eva'],
    ['a name and more than as much again', 'malaxyzwv'],
    ['a word that only the whole e-mail has', 'lhota'],
    ['nothing', ''],
    ['signs alone', '!!!'],
  ])('is not personal as %s: %s', (_, password) => {
    expect(isPersonalPassword(password, eva)).toBe(false);
  });

  it('is looked up whole where it has figures and signs within', () => {
    expect(listedForms('a1heslo2')).toEqual(['a1heslo2', 'a1heslo']);
    expect(listedForms('Tajné Heslo')).toEqual(['tajné heslo', 'tajnéheslo', 'tajneheslo']);
    expect(listedForms('')).toEqual([]);
  });

  it('is looked up without case, spaces, diacritics and what is hung on its end', () => {
    expect(listedForms('Heslo 2026!')).toEqual(['heslo 2026!', 'heslo2026!', 'heslo']);
    expect(listedForms('Léto2026')).toContain('leto');
    expect(listedForms('123456')).toEqual(['123456']);
  });
});
