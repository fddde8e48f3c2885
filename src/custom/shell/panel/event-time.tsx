import type { JSX } from 'react';
import { timeZone } from '../../../../contract/basics/limits.ts';
import { useAppearance } from '../../../providers/appearance/appearance-context.ts';

/** When something happened, to the second. */
export function EventTime({ at }: { readonly at: Date }): JSX.Element {
  const { language } = useAppearance();
  const time = new Intl.DateTimeFormat(language === 'cs' ? 'cs-CZ' : 'en-GB', { timeStyle: 'medium', timeZone }).format(at);
  return (
    <time className="event__time" dateTime={at.toISOString()}>
      {time}
    </time>
  );
}
