import type { JSX } from 'preact';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import { useAnswer } from '../client/use-answer.ts';
import { useClient } from '../client/use-client.ts';
import { Answered } from '../parts/answered.tsx';
import { dayOf, isMorning } from '../words/dates.ts';
import { useSpeech } from '../words/speech.ts';
import { TimeButtons } from './time-buttons.tsx';

type TimesOfDayProps = {
  readonly serviceId: number;
  readonly day: Day | undefined;
  readonly chosen: string | undefined;
  /** The time that is held for this client: nobody else is offered it. */
  readonly held: string | undefined;
  /** Whether a time that is chosen is held for the client. */
  readonly isHeldNext: boolean;
  /** A time that somebody else has just got. */
  readonly taken: string | undefined;
  /** How often the times were read: they are read again when it grows. */
  readonly reading: number;
  readonly onTime: (startsAt: string) => void;
};

/** The free times of a day, those before noon first. */
export function TimesOfDay({ serviceId, day, chosen, held, isHeldNext, taken, reading, onTime }: TimesOfDayProps): JSX.Element {
  const { words, dates } = useSpeech();
  const ask = useClient();
  const times = useAnswer(
    `times ${serviceId} ${day}`,
    async (signal) =>
      day === undefined ? [] : ask('GET /public/services/{id}/free-times', { path: { id: serviceId }, query: { day }, signal }),
    reading,
  );
  if (day === undefined) return <section class="times">{words.time.choose}</section>;
  return (
    <section class="times" aria-labelledby="times-of">
      <h2 id="times-of">{dates.longDay(day)}</h2>
      <Answered answer={times}>
        {(found) => {
          const own = held !== undefined && dayOf(held) === day ? [held] : [];
          const free = found.map(({ starts_at }) => starts_at).filter((time) => time !== taken);
          const starts = [...new Set([...free, ...own])].toSorted();
          const halves = [
            { name: words.time.morning, of: starts.filter(isMorning) },
            { name: words.time.afternoon, of: starts.filter((time) => !isMorning(time)) },
          ];
          if (starts.length === 0) return <p role="status">{words.time.none}</p>;
          return (
            <>
              {halves.map(({ name, of }) =>
                of.length === 0 ? null : <TimeButtons key={name} name={name} of={of} chosen={chosen} onTime={onTime} />,
              )}
              {isHeldNext ? <p class="quiet">{words.time.held}</p> : null}
            </>
          );
        }}
      </Answered>
    </section>
  );
}
