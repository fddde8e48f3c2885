import { type JSX, useState } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { dayAt } from '../../../../contract/rules/opening/open-instants.ts';
import { clockTime, slotTime } from '../../../../contract/rules/orders/order-name.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type Month, monthOf } from '../../stores/days/calendar-days.ts';
import { DayChoice } from './day-choice.tsx';
import { useOrderingWords } from './ordering-words.ts';
import { TimeChoice } from './time-choice.tsx';
import './times.css';
import { type FreeDay, type FreeTime, nearestTo, useFreeTimes } from './use-free-times.ts';

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
  // The month of what is chosen, or of the day that is shown first.
  const [begun] = useState<Month>(monthOf(starts === '' ? (firstDay ?? today) : dayAt(new Date(starts))));
  const [month, setMonth] = useState<Month>();
  const [day, setDay] = useState<Day>();
  const { data: beginning } = useFreeTimes(serviceId, begun, orderId);
  const now = useFromClock((time) => time.toISOString().slice(0, 16));
  // Counted from now by the server, whatever month is shown.
  const nearest = beginning?.nearest ?? undefined;
  const hasFree = (one: FreeDay): boolean => one.times.some(({ free }) => free > 0);
  const first = beginning?.days.find((one) => one.day === firstDay && hasFree(one))?.day;
  const nearestDay = nearest === undefined ? today : dayAt(new Date(nearest.starts_at));
  const chosenDay = day ?? (starts === '' ? (first ?? nearestDay) : dayAt(new Date(starts)));
  const shownMonth = month ?? (beginning === undefined ? begun : monthOf(chosenDay));
  const { data } = useFreeTimes(serviceId, shownMonth, orderId);
  const days = data?.days ?? [];
  // Paging to another month leaves the chosen day as it is.
  const { data: ofChosen } = useFreeTimes(serviceId, monthOf(chosenDay), orderId);
  const written = useFromClock((time) => (starts === '' ? '' : slotTime(starts, words.dates.shortWeekdays, time)));
  const label = (time: FreeTime): string => slotTime(time.starts_at, words.dates.shortWeekdays, new Date(now));
  const pick = (next: Day): void => {
    setDay(next);
    if (monthOf(next) !== shownMonth) setMonth(monthOf(next));
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
        <DayChoice {...{ days, today }} month={shownMonth} chosen={chosenDay} onMonth={setMonth} onChoose={pick} />
        <TimeChoice
          day={chosenDay}
          told={ofChosen?.days.find((one) => one.day === chosenDay)}
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
