import type { JSX } from 'preact';
import { localiseDescription } from '../../contract/rules/booking-page/localized-text.ts';
import { useLanguage } from '../words/language.ts';

type SaidTextProps = {
  readonly name: string | null;
  readonly english: string | null;
  readonly as?: 'span' | 'b' | 'small' | 'h2' | 'p';
  readonly class?: string;
};

/** What the office wrote, in the language of the page; where there is no English, the Czech with its language marked. */
export function LocalizedText({ name, english, as: Tag = 'span', class: look }: SaidTextProps): JSX.Element | null {
  const { language } = useLanguage();
  const said = localiseDescription(language, name, english);
  if (said === null) return null;
  return (
    <Tag {...(look === undefined ? {} : { class: look })} {...(said.isCzech ? { lang: 'cs' } : {})}>
      {said.text}
    </Tag>
  );
}
