import type { JSX } from 'preact';
import type { Offer } from '../client/booking-client.ts';
import { useLanguage } from '../words/language.ts';
import { Icon } from './icon.tsx';

type ConsentFieldProps = {
  readonly offer: Offer;
  readonly isTicked: boolean;
  readonly problem: string | undefined;
  readonly onTick: (isTicked: boolean) => void;
};

/** Consent with the terms, and the terms themselves, as far as the settings show them. */
export function ConsentField({ offer, isTicked, problem, onTick }: ConsentFieldProps): JSX.Element {
  const { language, words } = useLanguage();
  const { form } = offer;
  const { shown, required, text, text_en } = form.checkbox;
  const said = language === 'en' ? text_en : text;
  const terms = language === 'en' ? (offer.terms_url_en ?? offer.terms_url) : offer.terms_url;
  const isCzech = language === 'en' && offer.terms_url_en === null;
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
            {said ?? words.form.consent} {required ? null : <span class="quiet">{words.optional}</span>}
          </span>
        </label>
      ) : null}
      {terms === null ? null : (
        <a href={terms} hreflang={isCzech ? 'cs' : language} target="_blank" rel="noreferrer">
          {words.form.terms(isCzech)}
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
