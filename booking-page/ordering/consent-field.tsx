import type { JSX } from 'preact';
import type { Offer } from '../client/booking-client.ts';
import { Icon } from '../parts/icon.tsx';
import { useSpeech } from '../words/speech.ts';

type ConsentFieldProps = {
  readonly offer: Offer;
  readonly isTicked: boolean;
  readonly problem: string | undefined;
  readonly onTick: (isTicked: boolean) => void;
};

/** Consent with the terms, and the terms themselves, as far as the settings show them. */
export function ConsentField({ offer, isTicked, problem, onTick }: ConsentFieldProps): JSX.Element {
  const { words } = useSpeech();
  const { form, terms_url } = offer;
  const { shown, required, text } = form.checkbox;
  return (
    <div class={`consent ${problem === undefined ? '' : 'field--wrong'}`}>
      {shown ? (
        <label class="consent__tick">
          <input
            type="checkbox"
            id="consent"
            checked={isTicked}
            aria-required={required}
            aria-invalid={problem !== undefined}
            {...(problem === undefined ? {} : { 'aria-describedby': 'consent-problem' })}
            onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          />
          <span>
            {text ?? words.form.consent} {required ? null : <span class="quiet">{words.optional}</span>}
          </span>
        </label>
      ) : null}
      {terms_url === null ? null : (
        <a href={terms_url} target="_blank" rel="noreferrer">
          {words.form.terms}
        </a>
      )}
      {problem === undefined ? null : (
        <span id="consent-problem" class="field__problem">
          <Icon name="alert" size={18} />
          {problem}
        </span>
      )}
    </div>
  );
}
