import { type JSX, useRef } from 'react';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import { useWords } from '../../crud/core/words.ts';
import { dayName } from '../../resources/stores/days/day-words.ts';
import { columnOf } from '../../ui/calendar/month-days.ts';
import { dayAttributes, useDayFocus } from '../../ui/calendar/use-day-focus.ts';
import { WeekdayHeads } from '../../ui/calendar/weekday-heads.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useCalendarWords } from './calendar-words.ts';
import { computeDayFill, dayKind, KindIcon, OutcomeBar, outcomeTexts, pastOutcome } from './day-kind.tsx';
import type { OfferedDay } from './day-layout.ts';
import type { KnownOrder } from './use-calendar.ts';

type MonthDaysProps = {
  /** Which days they are. */
  readonly label: string;
  readonly days: readonly OfferedDay[];
  readonly hasPlan: boolean;
  readonly today: Day;
  readonly chosen: Day;
  /** Days that are seen below the strip. */
  readonly seen: readonly Day[];
  /** Orders of each day, where the days are all that is seen. */
  readonly orders: ReadonlyMap<Day, readonly KnownOrder[]> | undefined;
  /** How many orders of all services lie in a time of the day that is closed now. */
  readonly affectedOn?: (day: Day) => number;
  readonly onChoose: (day: Day) => void;
  /** Goes to another day by an arrow, without opening it. */
  readonly onGo: (day: Day) => void;
};

/** The days of a month in a strip or, with their orders, in weeks: what each is and how full. One stop of the Tab key, then the arrows. */
export function MonthDays({ label, days, hasPlan, today, chosen, seen, orders, affectedOn, onChoose, onGo }: MonthDaysProps): JSX.Element {
  const words = useWords();
  const said = useCalendarWords();
  const list = useRef<HTMLDivElement>(null);
  const { walk } = useDayFocus(list, chosen);
  const isMonth = orders !== undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons in it
    <div
      className={isMonth ? 'order-month seven-days' : 'order-day-list'}
      ref={list}
      role="group"
      aria-label={label}
      onKeyDown={(event) => walk(event, onGo)}
    >
      {isMonth ? <WeekdayHeads className="order-month__weekday" names={words.dates.shortWeekdays} /> : null}
      {days.map((offered) => {
        const { day } = offered;
        const kind = dayKind(offered, today, hasPlan);
        const { capacity, free, taken } = computeDayFill(offered);
        const name = kind === 'past' || kind === 'open' ? said[kind] : kind === 'free' ? said.freeDay(free) : said.types[kind];
        const past = isMonth ? pastOutcome(offered, orders.get(day) ?? [], today) : undefined;
        const count = past === undefined ? (orders?.get(day)?.length ?? 0) : 0;
        const affected = affectedOn?.(day) ?? 0;
        const spoken = [
          dayName(words, day),
          name,
          ...(capacity > 0 ? [said.filledSpoken(taken, capacity)] : []),
          ...(count > 0 ? [said.orders(count)] : []),
          ...(affected > 0 ? [said.toSolve(affected)] : []),
          ...(past === undefined ? [] : outcomeTexts(said, past)),
          ...(offered.note === null ? [] : [said.note(offered.note)]),
        ];
        return (
          <button
            key={day}
            type="button"
            className={`order-day order-day--${kind}`}
            {...dayAttributes(day, today)}
            tabIndex={day === chosen ? 0 : -1}
            style={isMonth ? { gridColumn: columnOf(day) } : undefined}
            aria-pressed={seen.includes(day)}
            title={offered.note ?? undefined}
            onClick={() => onChoose(day)}
          >
            <span className="visually-hidden">{spoken.join(', ')}</span>
            <span className="order-day__number" aria-hidden="true">
              {isMonth || !day.endsWith('-01') ? Number(day.slice(8)) : `1.${Number(day.slice(5, 7))}.`}
            </span>
            <span className="order-day__kind" aria-hidden="true">
              {kind === 'free' && !isMonth ? null : <KindIcon kind={kind} />}
              {isMonth ? <span className="order-day__name">{name}</span> : null}
            </span>
            {capacity > 0 && (isMonth || kind === 'free') ? <Bar ratio={taken / capacity} isMonth={isMonth} /> : null}
            {isMonth && offered.note !== null ? (
              <span className="order-day__note" aria-hidden="true">
                <Icon name="info" size={16} />
                <span>{offered.note}</span>
              </span>
            ) : null}
            {past === undefined ? null : <OutcomeBar {...past} />}
            {past === undefined ? null : (
              <span className="order-day__count" aria-hidden="true">
                {outcomeTexts(said, past).map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </span>
            )}
            {isMonth && affected > 0 ? (
              <span className="order-day__affected" aria-hidden="true">
                {said.toSolve(affected)}
              </span>
            ) : null}
            {isMonth && count > 0 ? (
              <span className="order-day__count" aria-hidden="true">
                {said.orders(count)}
              </span>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}

function Bar({ ratio, isMonth }: { readonly ratio: number; readonly isMonth: boolean }): JSX.Element {
  const size = `${Math.max(8, Math.round(ratio * 100))}%`;
  return (
    <span className="order-day__fill">
      <span style={isMonth ? { width: size, height: '100%' } : { height: size }} />
    </span>
  );
}
