import { describe, expect, it } from 'vitest';
import { czechPasswords, listedForms } from '../../../contract/rules/accounts/weak-passwords.ts';

describe('the common Czech passwords', () => {
  it.each(['Heslo', 'heslo123', 'Maminka2026!', 'Tatínek', 'Tajné heslo', 'MILÁČEK 1'])('know "%s"', (password) => {
    expect(listedForms(password).some((form) => czechPasswords.includes(form))).toBe(true);
  });

  it.each(czechPasswords)('hold %s in the form in which passwords are looked up, once', (password) => {
    expect(password).toMatch(/^[a-z0-9]+$/u);
    expect(czechPasswords.filter((other) => other === password)).toHaveLength(1);
  });
});
