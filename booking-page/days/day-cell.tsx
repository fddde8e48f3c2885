import type { JSX } from 'preact';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import type { FreeDay } from '../client/booking-client.ts';
import { Icon } from '../parts/icon.tsx';
import { useSpeech } from '../words/speech.ts';

type DayCellProps = {
  readonly day: Day;
  /** Undefined for a day that has passed or has not come yet. */
  readonly known: FreeDay | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (day: Day) => void;
  /** Whether a full day can be chosen, to wait for a time of it. */
  readonly canWait: boolean;
};

/** A day: a button where it has a free time, otherwise a sign of its type. Its words are in both for who does not see it. */
export function DayCell({ day, known, isChosen, onChoose, canWait }: DayCellProps): JSX.Element {
  const { words, dates } = useSpeech();
  const date = Number(day.slice(8));
  if (known === undefined) return <span class="day">{date}</span>;
  if (known.free > 0)
    return (
      <button type="button" class="day day--free" aria-pressed={isChosen} onClick={() => onChoose(day)}>
        <span aria-hidden="true">
          {date}
          <small>{known.free}</small>
        </span>
        <span class="unseen">{`${dates.longDay(day)}, ${words.day.free(known.free)}`}</span>
      </button>
    );
  const type = known.opens_at === null ? words.day.types[known.type] : words.day.opens(dates.shortMoment(known.opens_at));
  if (canWait && known.type === 'occupied' && known.opens_at === null)
    return (
      <button type="button" class="day day--occupied day--full" aria-pressed={isChosen} onClick={() => onChoose(day)}>
        <span aria-hidden="true">
          {date}
          <Icon name="occupied" size={14} />
        </span>
        <span class="unseen">{`${dates.longDay(day)}, ${type}`}</span>
      </button>
    );
  // A day that opens later would look like one that can be pressed, were it drawn by its type.
  const look = known.opens_at === null ? known.type : 'later';
  return (
    <span class={`day day--${look}`} title={type}>
      {date}
      <Icon name={look === 'later' ? 'clock' : look} size={14} />
      <span class="unseen">{type}</span>
    </span>
  );
}
