import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { localiseText } from '../../contract/rules/booking-page/localized-text.ts';
import type { Offer } from '../client/booking-client.ts';
import { useLanguage } from '../words/language.ts';

type HeadingProps = { readonly title: string; readonly text?: string | null };

let isFirst = true;

/** The heading of the current step. It takes the focus, so that a screen reader says which step is shown. */
export function Heading({ title, text = null }: HeadingProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  // With the heading itself: a moment later it would take the focus from what was pressed meanwhile.
  useLayoutEffect(() => {
    document.title = title;
    // The browser says on its own what a page that has just opened is.
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    if (!isFirst) scrollTo({ top: 0 });
    isFirst = false;
  }, [title]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text === null || text === '' ? null : <p class="lead">{text}</p>}
    </>
  );
}

type StepHeadingProps = {
  readonly step: 'service' | 'time' | 'form' | 'confirmation';
  readonly texts: Offer['texts'];
  /** Where the office set none. */
  readonly title: string;
};

/** The heading and the text of a step, by the settings. */
export function StepHeading({ step, texts, title }: StepHeadingProps): JSX.Element {
  const { language, words } = useLanguage();
  const set = texts[step];
  const own = language === 'en' ? set.title_en : set.title;
  return (
    <Heading title={own ?? title} text={localiseText(language, { czech: set.text, english: set.text_en, builtIn: words.texts[step] })} />
  );
}
