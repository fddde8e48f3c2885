import { limits } from '../../basics/limits.ts';

/** The part of the policy that one password is held against. */
export type PasswordRules = {
  readonly minimal_password_length: number;
  readonly special_characters_is_required: boolean;
  readonly small_letter_is_required: boolean;
  readonly capital_letter_is_required: boolean;
  readonly number_is_required: boolean;
};

/** The rules of passwords as the policy keeps them: those who may everything have a length of their own. */
export type PasswordPolicy = PasswordRules & { readonly super_administrator_password_length: number };

/** The rules for one person. No one's password may be shorter for having more rights. */
export function passwordRulesFor(policy: PasswordPolicy, isSuperAdministrator: boolean): PasswordRules {
  const { super_administrator_password_length: ofSuper, ...rules } = policy;
  if (!isSuperAdministrator) return rules;
  return { ...rules, minimal_password_length: Math.max(rules.minimal_password_length, ofSuper) };
}

const passwordRuleNames = [
  'minimal_password_length',
  'small_letter_is_required',
  'capital_letter_is_required',
  'number_is_required',
  'special_characters_is_required',
] as const;
export type PasswordRuleName = (typeof passwordRuleNames)[number];

const characterRules = {
  small_letter_is_required: /\p{Ll}/u,
  capital_letter_is_required: /\p{Lu}/u,
  number_is_required: /\p{Nd}/u,
  special_characters_is_required: /[^\p{L}\p{N}\s]/u,
} as const;

/** Rules of the policy that hold at all, in the order in which a form shows them. */
export function rulesInForce(rules: PasswordRules): readonly PasswordRuleName[] {
  return passwordRuleNames.filter((name) => name === 'minimal_password_length' || rules[name]);
}

/** Which rules the password breaks (specification section 5). Length counts characters as people do, not code units nor accents apart. */
export function brokenPasswordRules(rules: PasswordRules, password: string): readonly PasswordRuleName[] {
  const least = Math.max(rules.minimal_password_length, limits.minimalPasswordLength);
  return rulesInForce(rules).filter((name) =>
    name === 'minimal_password_length' ? Array.from(password.normalize('NFC')).length < least : !characterRules[name].test(password),
  );
}

/** Longer ones are refused before any work is spent on them. */
export function isTooLongPassword(password: string): boolean {
  return password.length > limits.maximalPasswordLength;
}
