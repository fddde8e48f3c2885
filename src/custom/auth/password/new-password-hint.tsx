import type { JSX } from 'react';
import { ruleLines } from '../../../../contract/messages/password-lines.ts';
import type { PasswordRules } from '../../../../contract/rules/accounts/password.ts';
import { czechPasswords, isPersonalPassword } from '../../../../contract/rules/accounts/weak-passwords.ts';
import { useFurtherWords } from '../../../providers/words/further-words.ts';
import { RuleList } from '../../../ui/password/rule-list.tsx';
import { StrengthMeter } from '../../../ui/password/strength-meter.tsx';

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
