import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import type { ClientOrder } from '../client/booking-client.ts';
import type { Refused } from '../client/refused.ts';
import { DayAndTime } from '../days/day-and-time.tsx';
import { GoneTime } from '../days/time-buttons.tsx';
import { Heading } from '../parts/heading.tsx';
import { dayOf } from '../words/dates.ts';
import { useLanguage } from '../words/language.ts';
import { WhatAndWhere } from './what-and-where.tsx';

type MoveChoiceProps = {
  readonly order: ClientOrder;
  readonly secret: string;
  readonly refused: Refused | undefined;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onMove: (startsAt: string) => void;
};

/** Another time for the order: it stays where it is until the button with the new time is pressed. */
export function MoveChoice({ order, secret, refused, isBusy, onKeep, onMove }: MoveChoiceProps): JSX.Element {
  const { words, dates } = useLanguage();
  const [day, setDay] = useState<Day | undefined>(() => (Date.parse(order.starts_at) > Date.now() ? dayOf(order.starts_at) : undefined));
  const [time, setTime] = useState<string>();
  const [tried, setTried] = useState<string>();
  const gone = refused === undefined || tried === undefined ? undefined : { refused, startsAt: tried };
  const isTaken = gone?.refused.code === 'time_not_free' && gone.startsAt === time;
  return (
    <div class="step__main">
      <Heading title={words.order.moveTitle} />
      <p class="fact">
        <WhatAndWhere order={order} />. <b>{dates.longMoment(order.starts_at)}</b>
      </p>
      <GoneTime gone={gone} said={words.order.gone} onTime={setTime} />
      <DayAndTime of={{ secret }} day={day} chosen={time} gone={gone} part="both" onDay={setDay} onTime={setTime} />
      <div class="actions actions--end">
        <button type="button" class="button" onClick={onKeep}>
          {words.order.keep}
        </button>
        {time === undefined || isTaken ? null : (
          <button
            type="button"
            class="button button--main"
            aria-disabled={isBusy}
            onClick={() => {
              setTried(time);
              onMove(time);
            }}
          >
            {words.order.moveTo(dates.longMoment(time))}
          </button>
        )}
      </div>
    </div>
  );
}
