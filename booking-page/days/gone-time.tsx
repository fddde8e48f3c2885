import type { JSX } from 'preact';
import type { Refused } from '../client/refused.ts';
import { Note } from '../parts/note.tsx';
import { useSpeech } from '../words/speech.ts';
import { TimeButtons } from './time-buttons.tsx';

/** A time that was refused. */
export type Gone = { readonly refused: Refused; readonly startsAt: string };

type GoneTimeProps = {
  readonly gone: Gone | undefined;
  /** Says that the time is gone. */
  readonly said: (when: string) => string;
  readonly onTime: (startsAt: string) => void;
};

/** Why a time cannot be had, and the nearest ones that can. */
export function GoneTime({ gone, said, onTime }: GoneTimeProps): JSX.Element | null {
  const { words, dates } = useSpeech();
  if (gone === undefined) return null;
  const { refused, startsAt } = gone;
  return (
    <Note icon="alert" tone="warning" isTold>
      <p>{refused.code === 'time_not_free' ? said(dates.longMoment(startsAt)) : refused.message}</p>
      {refused.nearest.length === 0 ? null : <TimeButtons name={words.time.nearest} of={refused.nearest} hasDays onTime={onTime} />}
    </Note>
  );
}
