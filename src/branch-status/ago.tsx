import type { JSX } from 'react';
import { useFromClock } from '../crud/core/clock.ts';
import { formatInstant } from '../crud/core/format.ts';
import { useWords } from '../crud/core/words.ts';

/** How long ago it was, moving on its own; the exact time is in the title. */
export function Ago({ at }: { readonly at: string }): JSX.Element {
  const { dates } = useWords();
  const text = useFromClock((now) => {
    const minutes = Math.floor((now.getTime() - Date.parse(at)) / 60_000);
    if (minutes < 1) return dates.justNow;
    if (minutes < 60) return dates.minutesAgo(minutes);
    const hours = Math.floor(minutes / 60);
    return hours < 24 ? dates.hoursAgo(hours) : dates.daysAgo(Math.floor(hours / 24));
  });
  return (
    <time dateTime={at} title={formatInstant(at)}>
      {text}
    </time>
  );
}
