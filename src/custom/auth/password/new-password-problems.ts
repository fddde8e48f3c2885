import type { AuthWords } from '../../../../contract/messages/cs/console/sign-in/auth.ts';
import { brokenPasswordRules, type PasswordRules } from '../../../../contract/rules/accounts/password.ts';

type Typed = { readonly password: string; readonly again: string };
type Words = { readonly required: string; readonly problem: AuthWords['password']['problem'] };

/** What is wrong with a new password and with its repetition, in words. While the rules are not known the server alone decides. */
export function newPasswordProblems({ password, again }: Typed, rules: PasswordRules | null, words: Words): Partial<Typed> {
  const isWeak = rules !== null && brokenPasswordRules(rules, password).length > 0;
  return {
    ...(password === '' ? { password: words.required } : isWeak ? { password: words.problem.tooWeak } : {}),
    ...(again === '' ? { again: words.required } : again === password ? {} : { again: words.problem.mismatch }),
  };
}
