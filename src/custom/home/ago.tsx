import type { JSX } from 'react';
import type { DateWords } from '../../../contract/messages/cs/console/dates.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import { useFromClock } from '../../resources/clock.ts';

/** How long ago it was, moving by itself; the exact time is in the title. */
export function Ago({ at, title }: { readonly at: string; readonly title: string }): JSX.Element {
  const { dates } = useConsoleWords();
  const text = useFromClock((now) => ago(dates, now.getTime() - Date.parse(at)));
  return (
    <time dateTime={at} title={title}>
      {text}
    </time>
  );
}

function ago(words: DateWords, milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return words.justNow;
  if (minutes < 60) return words.minutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.hoursAgo(hours) : words.daysAgo(Math.floor(hours / 24));
}
