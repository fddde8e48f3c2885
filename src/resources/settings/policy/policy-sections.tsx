import { type JSX, useState } from 'react';
import { limits } from '../../../../contract/basics/limits.ts';
import type { PolicyWords } from '../../../../contract/messages/cs/console/settings/policy.ts';
import { ruleLines } from '../../../../contract/messages/password-lines.ts';
import { guessingLimits } from '../../../../contract/rules/accounts/guessing.ts';
import { passwordRulesFor } from '../../../../contract/rules/accounts/password.ts';
import type { JudgedPolicy } from '../../../../contract/rules/accounts/password-standards.ts';
import { czechPasswords } from '../../../../contract/rules/accounts/weak-passwords.ts';
import type { FormSlotProps } from '../../../crud/core/additions/slots.ts';
import type { Row } from '../../../crud/core/row.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { Check } from '../../../ui/field/check.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { RuleList } from '../../../ui/field/password-rules.tsx';
import { StrengthMeter } from '../../../ui/field/strength-meter.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { PolicyStandards } from './policy-standards.tsx';
import { usePolicyWords } from './policy-words.ts';
import './policy.css';

const nobody: readonly string[] = [];

/** A password to be tried on the policy; it stays in this field. */
function PolicySample({ policy }: { readonly policy: JudgedPolicy }): JSX.Element {
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

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** The policy as a form holds it; a number that is just being typed counts as none. */
function policyIn(draft: Row): JudgedPolicy {
  return {
    minimal_password_length: number(draft['minimal_password_length']),
    super_administrator_password_length: number(draft['super_administrator_password_length']),
    special_characters_is_required: draft['special_characters_is_required'] === true,
    small_letter_is_required: draft['small_letter_is_required'] === true,
    capital_letter_is_required: draft['capital_letter_is_required'] === true,
    number_is_required: draft['number_is_required'] === true,
    second_factor_is_required: draft['second_factor_is_required'] === true,
    password_expired_after_count_days: number(draft['password_expired_after_count_days']),
    second_factor_code_length: number(draft['second_factor_code_length']),
    second_factor_code_validity: number(draft['second_factor_code_validity']),
    duplicate_last_password_count: number(draft['duplicate_last_password_count']),
    block_after_count_of_failed_attempt: number(draft['block_after_count_of_failed_attempt']),
  };
}

/** Under the policy: which standards it meets, what it means in sentences, and what it says of a password. */
export function PolicySections({ draft, fill }: FormSlotProps): JSX.Element {
  const policy = policyIn(draft);
  return (
    <div className="policy">
      <Panel>
        <PolicyStandards policy={policy} fill={fill} />
      </Panel>
      <Panel>
        <PolicyMeaning policy={policy} isDraft={fill !== undefined} />
      </Panel>
      <Panel>
        <PolicySample policy={policy} />
      </Panel>
    </div>
  );
}

type PolicyMeaningProps = { readonly policy: JudgedPolicy; readonly isDraft: boolean };

/** The policy in sentences. */
function PolicyMeaning({ policy, isDraft }: PolicyMeaningProps): JSX.Element {
  const words = useWords();
  const { meaning } = usePolicyWords();
  return (
    <section aria-labelledby="policy-meaning">
      <h2 id="policy-meaning">{meaning.title}</h2>
      {isDraft ? <p className="policy__quiet">{meaning.unsaved}</p> : null}
      <ul className="policy__sentences">
        {sentencesOf(policy, meaning, words).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function sentencesOf(policy: JudgedPolicy, meaning: PolicyWords['meaning'], words: Words): readonly string[] {
  const least = (isSuper: boolean): number =>
    Math.max(passwordRulesFor(policy, isSuper).minimal_password_length, limits.minimalPasswordLength);
  const kinds = ruleLines(words.auth.password, policy, '').filter(({ name }) => name !== 'minimal_password_length');
  return [
    meaning.length(least(false), least(true)),
    meaning.kinds(new Intl.ListFormat(words.language).format(kinds.map(({ text }) => text))),
    meaning.common,
    meaning.history(policy.duplicate_last_password_count),
    meaning.life(policy.password_expired_after_count_days),
    meaning.tries(Math.max(policy.block_after_count_of_failed_attempt, 1), guessingLimits.blockedAfter),
    policy.second_factor_is_required
      ? meaning.secondFactor(policy.second_factor_code_length, policy.second_factor_code_validity)
      : meaning.noSecondFactor,
  ];
}
