import type { JSX } from 'preact';
import type { Refused } from '../client/refused.ts';
import { Note } from '../parts/note.tsx';
import { useSpeech } from '../words/speech.ts';
import { TimeButtons } from './time-buttons.tsx';

type GoneTimeProps = {
  readonly gone: { readonly refused: Refused; readonly startsAt: string } | undefined;
  readonly onTime: (startsAt: string) => void;
};

/** Why a time cannot be had, and the nearest ones that can. */
export function GoneTime({ gone, onTime }: GoneTimeProps): JSX.Element | null {
  const { words, dates } = useSpeech();
  if (gone === undefined) return null;
  const { refused, startsAt } = gone;
  return (
    <Note icon="alert" tone="warning" isTold>
      <p>{refused.code === 'time_not_free' ? words.form.gone(dates.shortMoment(startsAt)) : refused.message}</p>
      {refused.nearest.length === 0 ? null : <TimeButtons name={words.time.nearest} of={refused.nearest} hasDays onTime={onTime} />}
    </Note>
  );
}
