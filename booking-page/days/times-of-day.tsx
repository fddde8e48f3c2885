import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lengthsOf } from '../../contract/rules/booking-page/visit-lengths.ts';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import type { FreeTime, Offer } from '../client/booking-client.ts';
import type { Answer } from '../client/use-client.ts';
import { Answered } from '../parts/note.tsx';
import { dayOf, isMorning } from '../words/dates.ts';
import { useLanguage } from '../words/language.ts';
import { TimeButtons } from './time-buttons.tsx';
import { type TimesOf, useFreeTimes } from './use-free-days.ts';
import { WaitForm } from './wait-form.tsx';

/** The service of a full day, and how the form for waiting looks. */
export type WaitingFor = { readonly offer: Offer; readonly serviceId: number };

type TimesOfDayProps = {
  readonly of: TimesOf;
  readonly day: Day | undefined;
  /** Whether the day was pressed on this screen: its times are shown to the client where they are below. */
  readonly isPressed: boolean;
  readonly chosen: string | undefined;
  /** The time that is held for this client: no one else is offered it. */
  readonly held: string | undefined;
  /** Whether a time that is chosen is held for the client. */
  readonly isHeldNext: boolean;
  /** Times that were refused as taken: none of them is offered again. */
  readonly taken: readonly string[];
  /** Its times, where they have been asked for already. */
  readonly known: Answer<readonly FreeTime[]> | undefined;
  /** How often the times were read: they are read again when it grows. */
  readonly reading: number;
  /** For what clients can wait, and the full days where no day is free. */
  readonly waiting: WaitingFor | undefined;
  readonly range: { readonly first: Day; readonly last: Day } | undefined;
  readonly onTime: (startsAt: string) => void;
};

/** The free times of a day, those before noon first. */
export function TimesOfDay({ of, day, known, reading, isPressed, chosen, held, isHeldNext, taken, ...rest }: TimesOfDayProps): JSX.Element {
  const { words, dates } = useLanguage();
  const { waiting, range, onTime } = rest;
  const asked = useFreeTimes(of, known === undefined ? day : undefined, reading);
  if (day === undefined)
    return (
      <section class="times">
        {waiting === undefined || range === undefined ? words.time.choose : <WaitForm {...waiting} {...range} />}
      </section>
    );
  return (
    <section class="times" aria-labelledby="times-of">
      <h2 id="times-of" tabIndex={-1}>
        {dates.longDay(day)}
      </h2>
      <Answered answer={known ?? asked}>
        {(found) => (
          <>
            {isPressed ? <BroughtUp key={day} /> : null}
            {listOf(day, found)}
          </>
        )}
      </Answered>
    </section>
  );

  function listOf(date: Day, found: readonly FreeTime[]): JSX.Element {
    const own = held !== undefined && dayOf(held) === date ? [held] : [];
    const free = found.map(({ starts_at }) => starts_at).filter((time) => !taken.includes(time));
    const starts = [...new Set([...free, ...own])].toSorted();
    const lengths = lengthsOf(found);
    const halves = [
      { name: words.time.morning, of: starts.filter(isMorning) },
      { name: words.time.afternoon, of: starts.filter((time) => !isMorning(time)) },
    ];
    if (starts.length === 0)
      return waiting === undefined ? <p role="status">{words.time.none}</p> : <WaitForm key={date} {...waiting} first={date} last={date} />;
    return (
      <>
        {lengths === undefined ? null : <p class="quiet">{words.time.lengths(lengths.least, lengths.most)}</p>}
        {halves.map(({ name, of: half }) =>
          half.length === 0 ? null : <TimeButtons key={name} name={name} of={half} chosen={chosen} onTime={onTime} />,
        )}
        {isHeldNext ? <p class="quiet">{words.time.held}</p> : null}
      </>
    );
  }
}

/**
 * On a phone the times of a pressed day are under the calendar, out of sight: they come up and take the focus. Where they are next to the
 * calendar, nothing moves.
 */
function BroughtUp(): null {
  useEffect(() => {
    const heading = document.getElementById('times-of');
    if (heading === null || heading.getBoundingClientRect().top < innerHeight / 2) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }, []);
  return null;
}
