import type { JSX } from 'react';
import { limits } from '../../../../contract/basics/limits.ts';
import type { PolicyWords } from '../../../../contract/messages/cs/console/settings/policy.ts';
import { ruleLines } from '../../../../contract/messages/password-lines.ts';
import { guessingLimits } from '../../../../contract/rules/accounts/guessing.ts';
import { passwordRulesFor } from '../../../../contract/rules/accounts/password.ts';
import type { JudgedPolicy } from '../../../../contract/rules/accounts/password-standards.ts';
import { useWords, type Words } from '../../../crud/core/words.ts';
import { usePolicyWords } from './policy-words.ts';

type PolicyMeaningProps = { readonly policy: JudgedPolicy; readonly isDraft: boolean };

/** The policy in sentences. */
export function PolicyMeaning({ policy, isDraft }: PolicyMeaningProps): JSX.Element {
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
