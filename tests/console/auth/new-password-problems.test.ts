import { describe, expect, it } from 'vitest';
import { newPasswordProblems } from '../../../src/custom/auth/password/new-password.tsx';

const rules = {
  minimal_password_length: 8,
  special_characters_is_required: false,
  small_letter_is_required: true,
  capital_letter_is_required: false,
  number_is_required: true,
};
const words = {
  required: 'chybí',
  problem: {
    mismatch: 'neshoduje se',
    sameAsPrevious: '',
    alreadyUsed: () => '',
    wrongOld: '',
    common: '',
    tooWeak: 'slabé',
  },
};

describe('a new password', () => {
  it.each([
    { says: 'lacks both', typed: { password: '', again: '' }, problems: { password: 'chybí', again: 'chybí' } },
    { says: 'lacks its repetition', typed: { password: 'heslo 2026', again: '' }, problems: { again: 'chybí' } },
    {
      says: 'is weak and not repeated',
      typed: { password: 'heslo', again: 'jiné' },
      problems: { password: 'slabé', again: 'neshoduje se' },
    },
    { says: 'is right', typed: { password: 'heslo 2026', again: 'heslo 2026' }, problems: {} },
  ])('$says', ({ typed, problems }) => {
    expect(newPasswordProblems(typed, rules, words)).toEqual(problems);
  });

  it('is left to the server while the rules are not known', () => {
    expect(newPasswordProblems({ password: 'a', again: 'a' }, null, words)).toEqual({});
  });
});
