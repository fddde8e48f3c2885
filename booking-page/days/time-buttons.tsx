import type { JSX } from 'preact';
import type { Refused } from '../client/refused.ts';
import { Note } from '../parts/note.tsx';
import { useLanguage } from '../words/language.ts';

type TimeButtonsProps = {
  readonly name: string;
  /** Beginnings of times. */
  readonly of: readonly string[];
  readonly chosen?: string | undefined;
  /** Whether their days are in them too. */
  readonly hasDays?: boolean;
  readonly onTime: (startsAt: string) => void;
};

/** Free times to choose from. */
export function TimeButtons({ name, of, chosen, hasDays = false, onTime }: TimeButtonsProps): JSX.Element {
  const { dates } = useLanguage();
  return (
    <div role="group" aria-label={name}>
      <p class="times__name" aria-hidden="true">
        {name}
      </p>
      <div class={`time-buttons ${hasDays ? 'time-buttons--days' : ''}`}>
        {of.map((time) => (
          <button key={time} type="button" class="time" aria-pressed={time === chosen} onClick={() => onTime(time)}>
            {hasDays ? dates.shortMoment(time) : dates.time(time)}
          </button>
        ))}
      </div>
    </div>
  );
}

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
  const { words, dates } = useLanguage();
  if (gone === undefined) return null;
  const { refused, startsAt } = gone;
  return (
    <Note icon="alert" tone="warning" isAlert>
      <p>{refused.code === 'time_not_free' ? said(dates.longMoment(startsAt)) : refused.message}</p>
      {refused.nearest.length === 0 ? null : <TimeButtons name={words.time.nearest} of={refused.nearest} hasDays onTime={onTime} />}
    </Note>
  );
}
