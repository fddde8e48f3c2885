import { type JSX, useState } from 'react';
import { ruleLines } from '../../../../contract/messages/password-lines.ts';
import { czechPasswords } from '../../../../contract/rules/accounts/czech-passwords.ts';
import { passwordRulesFor } from '../../../../contract/rules/accounts/password.ts';
import type { JudgedPolicy } from '../../../../contract/rules/accounts/password-standards.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Check } from '../../../ui/field/check.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { RuleList } from '../../../ui/password/rule-list.tsx';
import { StrengthMeter } from '../../../ui/password/strength-meter.tsx';
import { usePolicyWords } from './policy-words.ts';

const nobody: readonly string[] = [];

/** A password to be tried on the policy; it stays in this field. */
export function PolicySample({ policy }: { readonly policy: JudgedPolicy }): JSX.Element {
  const words = useWords();
  const { sample } = usePolicyWords();
  const { password: passwordWords } = words.auth;
  const [typed, setTyped] = useState('');
  const [isOfSuper, setOfSuper] = useState(false);
  const lines = ruleLines(passwordWords, passwordRulesFor(policy, isOfSuper), typed);
  const isAccepted = lines.every(({ isMet }) => isMet);
  return (
    <section className="policy__try" aria-labelledby="policy-sample">
      <h2 id="policy-sample">{sample.title}</h2>
      <Field label={sample.label} hint={sample.help}>
        {(control) => (
          <input
            {...control}
            className="input policy__sample"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={256}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Check label={sample.ofSuper} checked={isOfSuper} onChange={setOfSuper} />
      <div>
        <RuleList title={passwordWords.rules} lines={lines} />
        <StrengthMeter password={typed} words={passwordWords} known={nobody} countryWords={czechPasswords} />
      </div>
      <p role="status" className={isAccepted ? 'policy__accepted' : undefined}>
        {typed === '' ? '' : isAccepted ? sample.accepted : sample.refused}
      </p>
    </section>
  );
}
