import type { JSX } from 'preact';
import { lengthsOf } from '../../contract/rules/booking-page/visit-lengths.ts';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import { Answered } from '../parts/answered.tsx';
import { dayOf, isMorning } from '../words/dates.ts';
import { useSpeech } from '../words/speech.ts';
import { TimeButtons } from './time-buttons.tsx';
import { type TimesOf, useFreeTimes } from './use-free-days.ts';

type TimesOfDayProps = {
  readonly of: TimesOf;
  readonly day: Day | undefined;
  readonly chosen: string | undefined;
  /** The time that is held for this client: nobody else is offered it. */
  readonly held: string | undefined;
  /** Whether a time that is chosen is held for the client. */
  readonly isHeldNext: boolean;
  /** Times that were refused as taken: none of them is offered again. */
  readonly taken: readonly string[];
  /** How often the times were read: they are read again when it grows. */
  readonly reading: number;
  /** What a full day offers, and the days of that kind where no day is free. */
  readonly full: ((first: Day, last: Day) => JSX.Element) | undefined;
  readonly range: { readonly first: Day; readonly last: Day } | undefined;
  readonly onTime: (startsAt: string) => void;
};

/** The free times of a day, those before noon first. */
export function TimesOfDay({ of, day, chosen, held, isHeldNext, taken, reading, full, range, onTime }: TimesOfDayProps): JSX.Element {
  const { words, dates } = useSpeech();
  const times = useFreeTimes(of, day, reading);
  if (day === undefined)
    return <section class="times">{full === undefined || range === undefined ? words.time.choose : full(range.first, range.last)}</section>;
  return (
    <section class="times" aria-labelledby="times-of">
      <h2 id="times-of">{dates.longDay(day)}</h2>
      <Answered answer={times}>
        {(found) => {
          const own = held !== undefined && dayOf(held) === day ? [held] : [];
          const free = found.map(({ starts_at }) => starts_at).filter((time) => !taken.includes(time));
          const starts = [...new Set([...free, ...own])].toSorted();
          const lengths = lengthsOf(found);
          const halves = [
            { name: words.time.morning, of: starts.filter(isMorning) },
            { name: words.time.afternoon, of: starts.filter((time) => !isMorning(time)) },
          ];
          if (starts.length === 0) return full === undefined ? <p role="status">{words.time.none}</p> : full(day, day);
          return (
            <>
              {lengths === undefined ? null : <p class="quiet">{words.time.lengths(lengths.least, lengths.most)}</p>}
              {halves.map(({ name, of: half }) =>
                half.length === 0 ? null : <TimeButtons key={name} name={name} of={half} chosen={chosen} onTime={onTime} />,
              )}
              {isHeldNext ? <p class="quiet">{words.time.held}</p> : null}
            </>
          );
        }}
      </Answered>
    </section>
  );
}
