import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { type Language, languages } from '../../../../contract/basics/languages.ts';
import { translationsOf } from '../../../../contract/derive/shown/translations.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { isNothing, isRow } from '../../core/row.ts';
import { useRecordFormWords } from '../record-context/record-form-words.ts';
import './text-language.css';

type TextLanguageProps = {
  readonly resource: AnyResource;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
};

/** Which language of texts the form shows, and how many texts have no English yet. */
export function TextLanguage({ resource, language, onLanguage }: TextLanguageProps): JSX.Element {
  const { texts: words } = useRecordFormWords();
  const draft: unknown = useWatch();
  const values = isRow(draft) ? draft : {};
  const missing = [...translationsOf(resource)].filter(([name, variant]) => !isNothing(values[name]) && isNothing(values[variant])).length;
  return (
    <div className="text-language">
      <div className="text-language__choice" role="group" aria-label={words.title}>
        <span aria-hidden="true">{words.title}</span>
        {languages.map((one) => (
          <Button key={one} aria-pressed={one === language} onClick={() => onLanguage(one)}>
            {words.languages[one]}
            {one === 'en' && missing > 0 ? ` (${words.missing(missing)})` : null}
          </Button>
        ))}
      </div>
      {language === 'en' ? <p className="field__hint">{words.help}</p> : null}
    </div>
  );
}

const longestShown = 300;

/** Under an English text: what it is in Czech. */
export function InCzech({ name }: { readonly name: string }): JSX.Element | null {
  const { texts: words } = useRecordFormWords();
  const value: unknown = useWatch({ name });
  if (typeof value !== 'string' || value === '') return null;
  return (
    <>
      {words.inCzech} <span lang="cs">{value.length > longestShown ? `${value.slice(0, longestShown)}…` : value}</span>
    </>
  );
}
