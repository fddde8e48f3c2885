import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brokenPasswordRules,
  isTooLongPassword,
  type PasswordRules,
  passwordRulesFor,
  rulesInForce,
} from '../../../contract/rules/accounts/password.ts';

const lenient: PasswordRules = {
  minimal_password_length: 6,
  special_characters_is_required: false,
  small_letter_is_required: false,
  capital_letter_is_required: false,
  number_is_required: false,
};
const strict: PasswordRules = {
  minimal_password_length: 8,
  special_characters_is_required: true,
  small_letter_is_required: true,
  capital_letter_is_required: true,
  number_is_required: true,
};

describe('a password', () => {
  it.each([
    ['Žluťoučký 1!', []],
    ['Ab1!', ['minimal_password_length']],
    ['Abcde1!', ['minimal_password_length']],
    ['ŽLUŤOUČKÝ 1!', ['small_letter_is_required']],
    ['žluťoučký 1!', ['capital_letter_is_required']],
    ['Žluťoučký kůň!', ['number_is_required']],
    ['Žluťoučký 12', ['special_characters_is_required']],
    [
      '',
      [
        'minimal_password_length',
        'small_letter_is_required',
        'capital_letter_is_required',
        'number_is_required',
        'special_characters_is_required',
      ],
    ],
  ])('"%s" breaks %j of the strictest policy', (password, broken) => {
    expect(brokenPasswordRules(strict, password)).toEqual(broken);
  });

  it('never has fewer than 6 characters, whatever the policy says', () => {
    expect(brokenPasswordRules({ ...lenient, minimal_password_length: 1 }, 'abcde')).toEqual(['minimal_password_length']);
    expect(brokenPasswordRules({ ...lenient, minimal_password_length: 1 }, 'abcdef')).toEqual([]);
    expect(rulesInForce({ ...lenient, minimal_password_length: 0 })).toEqual(['minimal_password_length']);
    expect(brokenPasswordRules({ ...lenient, minimal_password_length: 0 }, 'abcde')).toEqual(['minimal_password_length']);
  });

  it('is counted in characters as people see them', () => {
    expect(brokenPasswordRules(lenient, '🎫🎫🎫🎫🎫')).toEqual(['minimal_password_length']);
    expect(brokenPasswordRules(lenient, '🎫🎫🎫🎫🎫🎫')).toEqual([]);
    // Some keyboards send a letter and its accent as two.
    expect(brokenPasswordRules(lenient, 'ěščřž'.normalize('NFD'))).toEqual(['minimal_password_length']);
  });

  it.each([
    [12, 17, 17],
    [20, 17, 20],
    [6, 6, 6],
  ])('of everybody has %i characters, of super administrators %i or the more of both: %i', (ofAll, ofSuper, held) => {
    const policy = { ...lenient, minimal_password_length: ofAll, super_administrator_password_length: ofSuper };
    expect(passwordRulesFor(policy, false)).toEqual({ ...lenient, minimal_password_length: ofAll });
    expect(passwordRulesFor(policy, true)).toEqual({ ...lenient, minimal_password_length: held });
  });

  it('is at most 256 long', () => {
    expect(isTooLongPassword('a'.repeat(256))).toBe(false);
    expect(isTooLongPassword('a'.repeat(257))).toBe(true);
  });

  it('is held against no rule that is not in force', () => {
    expect(rulesInForce(lenient)).toEqual(['minimal_password_length']);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (password) => {
        const broken = brokenPasswordRules(lenient, password);
        expect(rulesInForce(lenient)).toEqual(expect.arrayContaining([...broken]));
      }),
    );
  });

  it('gets no worse by getting longer', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        expect(brokenPasswordRules(strict, password)).toEqual(expect.arrayContaining([...brokenPasswordRules(strict, password + more)]));
      }),
    );
  });
});
