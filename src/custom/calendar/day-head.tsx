import { type JSX, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { type Day, weekdayOf } from '../../../contract/rules/opening/calendar-days.ts';
import { affectedAddress } from '../../branch-status/booking/affected-orders.ts';
import { waitingAddress } from '../../branch-status/booking/waiting-list.ts';
import { useWords } from '../../crud/core/words.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useCalendarWords } from './calendar-words.ts';
import { computeDayFill, type DayKind, KindIcon, OutcomeBar, outcomeTexts, pastOutcome } from './day-kind.tsx';
import type { OfferedDay } from './day-layout.ts';
import type { KnownOrder } from './use-calendar.ts';

type DayHeadProps = {
  /** What names the column: its date, or the service. */
  readonly heading: ReactNode;
  readonly day: OfferedDay;
  readonly kind: DayKind;
  readonly today: Day;
  /** How many orders lie in a time that is closed now. */
  readonly affected: number;
  readonly orders: readonly KnownOrder[];
  readonly storeId: number;
  readonly serviceId: number;
};

/** What a day is, how full, and the way through the orders where the time has been closed. */
export function DayHead({ heading, day, kind, today, affected, orders, storeId, serviceId }: DayHeadProps): JSX.Element {
  const said = useCalendarWords();
  const { capacity, free, taken } = computeDayFill(day);
  const past = pastOutcome(day, orders, today);
  const name = kind === 'past' || kind === 'open' ? said[kind] : kind === 'free' ? said.freeDay(free) : said.types[kind];
  return (
    <div className="order-days__head">
      <p className="order-days__date">{heading}</p>
      <p className={`order-days__kind order-kind--${kind}`}>
        <KindIcon kind={kind} /> <span>{name}</span>
      </p>
      {past !== undefined ? (
        <div className="order-days__past">
          <OutcomeBar {...past} />
          <p>{outcomeTexts(said, past).join(', ')}</p>
        </div>
      ) : affected > 0 ? (
        <Link className="order-days__collisions" to={affectedAddress({ storeId, from: day.day, to: day.day })}>
          {said.solve(affected)}
        </Link>
      ) : capacity > 0 ? (
        <p className="order-days__fill">
          <span className="order-days__bar" aria-hidden="true">
            <span style={{ width: `${(taken / capacity) * 100}%` }} />
          </span>
          <span className="visually-hidden">{said.filledSpoken(taken, capacity)}</span>
          <span aria-hidden="true">{said.filled(taken, capacity)}</span>
        </p>
      ) : orders.length > 0 ? (
        <p>{said.orders(orders.length)}</p>
      ) : null}
      {past === undefined && capacity > 0 && free === 0 ? (
        <Link className="order-days__collisions" to={waitingAddress({ storeId, serviceId, day: day.day })}>
          {said.waiting}
        </Link>
      ) : null}
      {day.note === null ? null : <DayNote note={day.note} />}
    </div>
  );
}

/** The date of a column. */
export function DateHeading({ day, today }: { readonly day: Day; readonly today: Day }): JSX.Element {
  const words = useWords();
  return (
    <>
      <span>{(words.opening.weekdaysShort[weekdayOf(day)] ?? '').toLocaleLowerCase()}</span>{' '}
      <strong className={day === today ? 'order-days__today' : ''}>{Number(day.slice(8))}</strong>
    </>
  );
}

/** What someone noted of the day: as much of it as fits, and all of it under a press. */
function DayNote({ note }: { readonly note: string }): JSX.Element {
  const said = useCalendarWords();
  const id = useId();
  return (
    <>
      <button type="button" className="day-note" popoverTarget={id} aria-label={said.note(note)} title={note}>
        <Icon name="info" size={16} />
        <span>{note}</span>
      </button>
      <div id={id} popover="auto" className="day-note__whole">
        {note}
      </div>
    </>
  );
}
