import { type JSX, type KeyboardEvent, useRef, useState } from 'react';
import { findCalendarPage, weeksOfPageFrom } from '../../../../contract/rules/booking-page/calendar-pages.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import { clockTime, slotTime } from '../../../../contract/rules/orders/order-name.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { dayName, officeHoursWords } from '../../stores/days/day-words.ts';
import { DayChoice } from './day-choice.tsx';
import { useOrderingWords } from './ordering-words.ts';
import { type FreeDay, type FreeTime, nearestTo, useFreeTimes } from './use-free-times.ts';
import './times.css';

type TimeChoiceProps = {
  readonly day: Day;
  /** Missing until it is read. */
  readonly offered: FreeDay | undefined;
  /** The beginning of the chosen time. */
  readonly chosen: string;
  readonly onChoose: (time: FreeTime) => void;
  /** A full time was chosen, by who may exceed the capacity. */
  readonly onExceed?: ((time: FreeTime) => void) | undefined;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The times of a day as buttons, with their free places. Full times are disabled without the right to exceed the capacity. The group is one
 * tab stop; the arrow keys choose among the free times.
 */
function TimeChoice({ day, offered, chosen, onChoose, onExceed }: TimeChoiceProps): JSX.Element {
  const words = useWords();
  const said = useOrderingWords();
  const times = useRef<HTMLDivElement>(null);
  const all = offered?.times ?? [];
  const goal = all.find((time) => time.starts_at === chosen) ?? all.find(({ free }) => free > 0) ?? all[0];
  const onKey = (event: KeyboardEvent): void => {
    const step = event.ctrlKey || event.altKey || event.metaKey ? undefined : steps[event.key];
    if (step === undefined || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    const at = event.target.dataset['time'];
    const from = all.findIndex(({ starts_at }) => starts_at === at);
    const further = step > 0 ? all.slice(from + 1) : all.slice(0, Math.max(from, 0)).toReversed();
    const next = further.find(({ free }) => free > 0);
    if (next === undefined) return;
    times.current?.querySelector<HTMLElement>(`[data-time="${next.starts_at}"]`)?.focus();
    onChoose(next);
  };
  return (
    <div className="time-choice" role="group" aria-label={`${said.times}, ${dayName(words, day)}`}>
      <p className="time-choice__head">
        <strong>{dayName(words, day)}</strong>
        {offered === undefined ? null : <span>{officeHoursWords(words).calendar.types[offered.type]}</span>}
      </p>
      {offered?.times.length === 0 ? <p>{said.noTimes}</p> : null}
      <div ref={times} className="time-choice__times" onKeyDown={onKey} role="presentation">
        {all.map((time) => (
          <button
            key={time.starts_at}
            type="button"
            className="time-choice__time"
            data-time={time.starts_at}
            tabIndex={time === goal ? 0 : -1}
            disabled={time.free === 0 && onExceed === undefined}
            data-full={time.free === 0}
            aria-pressed={time.starts_at === chosen}
            onClick={() => (time.free === 0 ? onExceed?.(time) : onChoose(time))}
          >
            <strong>{clockTime(time.starts_at)}</strong> <span>{time.free === 0 ? said.full : said.places(time.free)}</span>
          </button>
        ))}
      </div>
      {onExceed === undefined && offered?.times.some(({ free }) => free === 0) ? (
        <p className="time-chooser__note">{said.fullNotYours}</p>
      ) : null}
    </div>
  );
}

type TimeChooserProps = {
  readonly serviceId: number;
  /** The order that is moved. */
  readonly orderId?: number | undefined;
  /** The chosen time; empty texts where none is. */
  readonly starts: string;
  readonly ends: string;
  /** Shown first while it has a free time; without it the day of the nearest one is. */
  readonly firstDay?: Day | undefined;
  /** The chosen time was refused: what is free near it is offered. */
  readonly isRefused: boolean;
  /** Of the nearest free times: what is wrong with the chosen one leads there. */
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly onChoose: (time: FreeTime) => void;
  /** A full time shall be ordered all the same, where who is signed in may do so. */
  readonly onExceed?: ((time: { readonly starts_at: string; readonly ends_at: string }) => void) | undefined;
};

/** Chooses a time of a service: the days left, the times of a day right, and the nearest free one above both. */
export function TimeChooser({
  serviceId,
  orderId,
  starts,
  ends,
  firstDay,
  isRefused,
  id,
  describedBy,
  onChoose,
  onExceed,
}: TimeChooserProps): JSX.Element {
  const words = useWords();
  const said = useOrderingWords();
  const today = useFromClock(localDay);
  // The weeks with what is chosen, or with the day that is shown first.
  const [begun] = useState<Day>(starts === '' ? (firstDay ?? today) : dayAt(new Date(starts)));
  const [turned, setTurned] = useState<number>();
  const [day, setDay] = useState<Day>();
  const { data: beginning } = useFreeTimes(serviceId, begun, orderId);
  const now = useFromClock((time) => time.toISOString().slice(0, 16));
  // Counted from now by the server, whatever weeks are shown.
  const nearest = beginning?.nearest ?? undefined;
  const hasFree = (one: FreeDay): boolean => one.times.some(({ free }) => free > 0);
  const first = beginning?.days.find((one) => one.day === firstDay && hasFree(one))?.day;
  const nearestDay = nearest === undefined ? today : dayAt(new Date(nearest.starts_at));
  const chosenDay = day ?? (starts === '' ? (first ?? nearestDay) : dayAt(new Date(starts)));
  const page = turned ?? findCalendarPage(today, beginning === undefined ? begun : chosenDay);
  const weeks = weeksOfPageFrom(today, page);
  const { data } = useFreeTimes(serviceId, weeks[0]?.[0] ?? today, orderId);
  const days = data?.days ?? [];
  // Paging to other weeks leaves the chosen day as it is.
  const { data: ofChosen } = useFreeTimes(serviceId, chosenDay, orderId);
  const written = useFromClock((time) => (starts === '' ? '' : slotTime(starts, words.dates.shortWeekdays, time)));
  const label = (time: FreeTime): string => slotTime(time.starts_at, words.dates.shortWeekdays, new Date(now));
  const pick = (next: Day): void => {
    setDay(next);
    setTurned(findCalendarPage(today, next));
  };
  const choose = (time: FreeTime): void => {
    pick(dayAt(new Date(time.starts_at)));
    onChoose(time);
  };
  return (
    <div className="time-chooser">
      <div
        className="time-chooser__nearest"
        id={id}
        role="group"
        aria-label={said.nearestFree}
        aria-describedby={describedBy}
        tabIndex={-1}
      >
        {isRefused && starts !== '' ? (
          <>
            {nearestTo(days, starts, 4).map((time) => (
              <Button key={time.starts_at} icon="clock" onClick={() => choose(time)}>
                {label(time)}
              </Button>
            ))}
            {onExceed === undefined ? null : (
              <Button tone="plain" onClick={() => onExceed({ starts_at: starts, ends_at: ends })}>
                {said.exceed(written)}
              </Button>
            )}
          </>
        ) : beginning === undefined ? null : nearest === undefined ? (
          <p>{said.noneFree}</p>
        ) : (
          <Button icon="clock" onClick={() => choose(nearest)}>
            {said.nearest(label(nearest))}
          </Button>
        )}
      </div>
      <div className="time-chooser__sides">
        <DayChoice {...{ days, weeks, page, today }} chosen={chosenDay} onPage={setTurned} onChoose={pick} />
        <TimeChoice
          day={chosenDay}
          offered={ofChosen?.days.find((one) => one.day === chosenDay)}
          chosen={starts}
          onChoose={choose}
          onExceed={onExceed}
        />
      </div>
      <p className="time-chooser__chosen" role="status">
        {starts === '' || ends === '' ? '' : said.chosen(`${written}–${clockTime(ends)}`)}
      </p>
    </div>
  );
}
