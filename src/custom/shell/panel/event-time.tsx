import type { JSX } from 'react';
import { timeZone } from '../../../../contract/basics/limits.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useAppearance } from '../../../providers/appearance/appearance-context.ts';

/** When something happened, to the second; with its day where that is not today. */
export function EventTime({ at }: { readonly at: Date }): JSX.Element {
  const { language } = useAppearance();
  const locale = language === 'cs' ? 'cs-CZ' : 'en-GB';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone });
  const isToday = useFromClock((now) => day.format(now)) === day.format(at);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', ...(isToday ? {} : { dateStyle: 'short' }), timeZone });
  return (
    <time className="event__time" dateTime={at.toISOString()}>
      {time.format(at)}
    </time>
  );
}
