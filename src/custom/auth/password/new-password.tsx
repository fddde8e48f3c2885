import { type JSX, useEffect, useState } from 'react';
import type { AuthWords } from '../../../../contract/messages/cs/console/sign-in/auth.ts';
import { ruleLines } from '../../../../contract/messages/password-lines.ts';
import {
  brokenPasswordRules,
  type PasswordPolicy,
  type PasswordRules,
  passwordRulesFor,
} from '../../../../contract/rules/accounts/password.ts';
import { czechPasswords, isPersonalPassword } from '../../../../contract/rules/accounts/weak-passwords.ts';
import { useCentral } from '../../../providers/central-context.ts';
import { askWithoutSession } from '../../../providers/http/ask.ts';
import { CentralError } from '../../../providers/transport/central-error.ts';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { RuleList } from '../../../ui/field/password-rules.tsx';
import { StrengthMeter } from '../../../ui/field/strength-meter.tsx';

/** The rules that a new password is held against; null until they are known. Without them the server alone decides. */
export function usePasswordRules(isSuperAdministrator: boolean): PasswordRules | null {
  const { transport } = useCentral();
  const [policy, setPolicy] = useState<PasswordPolicy | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    // Open to everybody: a link for a new password comes before any session.
    askWithoutSession(transport)('GET /auth/policy', { signal: stop.signal })
      .then((loaded) => {
        if (!stop.signal.aborted) setPolicy(loaded);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted && !(error instanceof CentralError)) throw error;
      });
    return () => stop.abort();
  }, [transport]);
  return policy === null ? null : passwordRulesFor(policy, isSuperAdministrator);
}

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

type NewPasswordHintProps = {
  /** Null while they are not known: then the server alone decides. */
  readonly rules: PasswordRules | null;
  readonly password: string;
  /** The owner of the password, as far as that is known. */
  readonly owner?: { readonly name: string; readonly email: string } | null;
};

const nobody = { name: '', email: '' };

/** Under a new password: the rules in force and how strong it is. */
export function NewPasswordHint({ rules, password, owner }: NewPasswordHintProps): JSX.Element {
  const { name, email } = owner ?? nobody;
  const words = useFurtherWords().auth.password;
  return (
    <>
      {rules === null ? null : <RuleList title={words.rules} lines={ruleLines(words, rules, password)} />}
      <StrengthMeter
        {...{ password, words }}
        known={[name, email]}
        countryWords={czechPasswords}
        isRefused={isPersonalPassword(password, { name, email })}
      />
    </>
  );
}
