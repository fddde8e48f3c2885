import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { findCalendarPage, nearestFreeDay } from '../../contract/rules/booking-page/calendar-pages.ts';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import type { FreeDay } from '../client/booking-client.ts';
import type { Refused } from '../client/refused.ts';
import { Answered } from '../parts/note.tsx';
import { dayOf } from '../words/dates.ts';
import { useLanguage } from '../words/language.ts';
import { Calendar } from './calendar.tsx';
import type { Gone } from './time-buttons.tsx';
import { TimesOfDay, type WaitingFor } from './times-of-day.tsx';
import { type TimesOf, useDaysOfPage, useFreeDays, useFreeTimes } from './use-free-days.ts';

type DayAndTimeProps = {
  readonly of: TimesOf;
  /** The day that is chosen; without one the nearest free one is shown. */
  readonly day: Day | undefined;
  /** The time that is chosen already. */
  readonly chosen?: string | undefined;
  /** The time that is held for the client. */
  readonly held?: string | undefined;
  /** A time that was refused: days and times are read again. */
  readonly gone: Gone | undefined;
  /** What is shown where there is no room for both. */
  readonly part: 'day' | 'time' | 'both';
  /** For what clients can wait; without it a full day cannot be chosen. */
  readonly waiting?: WaitingFor | undefined;
  readonly onDay: (day: Day) => void;
  readonly onTime: (startsAt: string) => void;
};

/** Choice of a day among the types of days, and of a free time of it. */
export function DayAndTime({ of, day, chosen, held, gone, part, waiting, onDay, onTime }: DayAndTimeProps): JSX.Element {
  const { words, dates } = useLanguage();
  const [first] = useState(() => dayOf(Date.now()));
  const reading = useReading(gone?.refused);
  const taken = useTaken(gone);
  const coming = useFreeDays(of, first, reading);
  const [turned, setTurned] = useState<number>();
  const [pressed, setPressed] = useState<Day>();
  const nearest = coming.state === 'here' ? nearestFreeDay(coming.value) : undefined;
  const shownDay = day ?? nearest?.day;
  const page = turned ?? (shownDay === undefined ? 0 : findCalendarPage(first, shownDay));
  const others = useDaysOfPage(of, first, page);
  const timesOfNearest = useFreeTimes(of, nearest?.day, reading);
  const nearestTimes = timesOfNearest.state === 'here' ? timesOfNearest.value : [];
  const nearestTime = nearestTimes.find(({ starts_at }) => !taken.includes(starts_at))?.starts_at;
  return (
    <Answered answer={coming}>
      {(near) => (
        <div class={`when when--${part}`}>
          {nearestTime === undefined ? null : (
            <p class="when__nearest">
              <button type="button" class="button" aria-pressed={nearestTime === chosen} onClick={() => onTime(nearestTime)}>
                {words.time.first(dates.onMoment(nearestTime))}
              </button>
            </p>
          )}
          <Calendar
            days={others.state === 'here' ? [...near, ...others.value] : near}
            isComing={others.state === 'coming'}
            first={first}
            page={page}
            nearest={nearest?.day}
            // Where its times are on the next screen, a day that no one chose would look like one that was.
            chosen={part === 'day' ? day : shownDay}
            canWait={waiting !== undefined}
            onPage={setTurned}
            onDay={(next) => {
              setTurned(findCalendarPage(first, next));
              setPressed(next);
              onDay(next);
            }}
          />
          <TimesOfDay
            day={shownDay}
            known={shownDay === nearest?.day ? timesOfNearest : undefined}
            {...{ of, reading }}
            isPressed={part === 'both' && shownDay === pressed && gone === undefined}
            chosen={chosen}
            held={held}
            isHeldNext={part !== 'both'}
            taken={taken}
            waiting={waiting}
            range={shownDay === undefined ? rangeOf(near) : undefined}
            onTime={onTime}
          />
        </div>
      )}
    </Answered>
  );
}

/** The first and the last full day, where no day is free. */
function rangeOf(days: readonly FreeDay[]): { readonly first: Day; readonly last: Day } | undefined {
  const full = days.filter(({ type, opens_at }) => type === 'occupied' && opens_at === null);
  const [first, last] = [full[0], full.at(-1)];
  return first === undefined || last === undefined ? undefined : { first: first.day, last: last.day };
}

/** All times that were refused as taken so far: whatever the reason, the same answer would come again. */
function useTaken(gone: Gone | undefined): readonly string[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  if (gone?.refused.code === 'time_not_free' && !known.includes(gone.startsAt)) setKnown([...known, gone.startsAt]);
  return known;
}

/** How often something was refused so far. */
function useReading(refused: Refused | undefined): number {
  const [known, setKnown] = useState({ refused, count: 0 });
  if (refused !== undefined && refused !== known.refused) setKnown({ refused, count: known.count + 1 });
  return known.count;
}
