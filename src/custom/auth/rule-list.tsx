import type { JSX } from 'react';
import { limits } from '../../../contract/limits.ts';
import type { AuthWords } from '../../../contract/messages/cs/console/auth.ts';
import { brokenPasswordRules, type PasswordRuleName, type PasswordRules, rulesInForce } from '../../../contract/rules/password.ts';
import { useFurtherWords } from '../../providers/words/further-words.ts';
import { Icon } from '../../ui/icon.tsx';
import './rule-list.css';

const ruleText: Readonly<Record<PasswordRuleName, (words: AuthWords['password']['rule'], rules: PasswordRules) => string>> = {
  minimal_password_length: (words, rules) => words.length(Math.max(rules.minimal_password_length, limits.minimalPasswordLength)),
  small_letter_is_required: (words) => words.smallLetter,
  capital_letter_is_required: (words) => words.capitalLetter,
  number_is_required: (words) => words.number,
  special_characters_is_required: (words) => words.specialCharacter,
};

/** The rules in force, each met or not yet, while the password is typed. */
export function RuleList({ rules, password }: { readonly rules: PasswordRules; readonly password: string }): JSX.Element {
  const words = useFurtherWords().auth.password;
  const broken = brokenPasswordRules(rules, password);
  return (
    <>
      <p>{words.rules}</p>
      <ul className="rule-list">
        {rulesInForce(rules).map((name) => {
          const isMet = !broken.includes(name);
          return (
            <li key={name} className={isMet ? 'rule-list__met' : undefined}>
              <Icon name={isMet ? 'checkCircle' : 'circle'} size={16} />
              {ruleText[name](words.rule, rules)}
              <span className="visually-hidden">{isMet ? words.ruleMet : words.ruleNotMet}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
