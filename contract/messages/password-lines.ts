import { limits } from '../basics/limits.ts';
import { brokenPasswordRules, type PasswordRuleName, type PasswordRules, rulesInForce } from '../rules/accounts/password.ts';
import type { AuthWords } from './cs/console/sign-in/auth.ts';

type Words = AuthWords['password'];
export type RuleLine = { readonly name: PasswordRuleName; readonly text: string; readonly isMet: boolean; readonly sentence: string };

const ruleText: Readonly<Record<PasswordRuleName, (words: Words['rule'], rules: PasswordRules) => string>> = {
  minimal_password_length: (words, rules) => words.length(Math.max(rules.minimal_password_length, limits.minimalPasswordLength)),
  small_letter_is_required: (words) => words.smallLetter,
  capital_letter_is_required: (words) => words.capitalLetter,
  number_is_required: (words) => words.number,
  special_characters_is_required: (words) => words.specialCharacter,
};

/** The rules in force in words, each met or not yet by the password. */
export function ruleLines(words: Words, rules: PasswordRules, password: string): readonly RuleLine[] {
  const broken = brokenPasswordRules(rules, password);
  return rulesInForce(rules).map((name) => {
    const isMet = !broken.includes(name);
    return { name, text: ruleText[name](words.rule, rules), isMet, sentence: isMet ? words.ruleMet : words.ruleNotMet };
  });
}
