import type { JSX } from 'preact';
import { localiseText } from '../../contract/rules/booking-page/localized-text.ts';
import type { Offer } from '../client/booking-client.ts';
import { useSpeech } from '../words/speech.ts';
import { Heading } from './heading.tsx';

type StepHeadingProps = {
  readonly step: 'service' | 'time' | 'form' | 'confirmation';
  readonly texts: Offer['texts'];
  /** Where the office set none. */
  readonly title: string;
};

/** The heading and the text of a step, by the settings. */
export function StepHeading({ step, texts, title }: StepHeadingProps): JSX.Element {
  const { language, words } = useSpeech();
  const set = texts[step];
  const own = language === 'en' ? set.title_en : set.title;
  return (
    <Heading title={own ?? title} text={localiseText(language, { czech: set.text, english: set.text_en, builtIn: words.texts[step] })} />
  );
}
