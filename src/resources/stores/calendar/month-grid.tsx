import type { JSX, KeyboardEvent } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { Words } from '../../../crud/core/words.ts';
import { columnOf, type Month, weeksOf } from '../../../ui/calendar/month-days.ts';
import { dayAttributes } from '../../../ui/calendar/use-day-focus.ts';
import { WeekdayHeads } from '../../../ui/calendar/weekday-heads.tsx';
import { describeDayAloud, hoursText, monthTitle, officeHoursWords } from '../days/day-words.ts';
import type { ReportedDay } from '../days/use-days.ts';
import { isOther } from '../days/use-opening.ts';
import { DayMarkIcon } from './day-mark-icon.tsx';

type MonthGridProps = {
  readonly words: Words;
  readonly month: Month;
  readonly days: ReadonlyMap<Day, ReportedDay>;
  /** The first and the last chosen day. */
  readonly chosen: readonly [first: Day, last: Day];
  /** The one day that Tab leads to. */
  readonly current: Day;
  readonly today: Day;
  /** Of a year there is room for numbers and drawings alone. */
  readonly isSmall: boolean;
  readonly onKey: (event: KeyboardEvent, day: Day) => void;
};

/** One month as a grid that keys walk through (WAI-ARIA grid): a day is a cell, one of them has the focus. */
export function MonthGrid(props: MonthGridProps): JSX.Element {
  const { words, month, isSmall } = props;
  return (
    <div
      className={isSmall ? 'month-grid month-grid--small' : 'month-grid'}
      role="grid"
      aria-multiselectable="true"
      aria-label={officeHoursWords(words).calendar.gridLabel(monthTitle(words, month))}
    >
      <div className="seven-days" role="row">
        <WeekdayHeads names={words.opening.weekdaysShort} spoken={words.opening.weekdays} />
      </div>
      {weeksOf(month).map((week) => (
        <div key={week[0]} className="seven-days" role="row">
          {week.map((day) => (
            <DayCell key={day} {...props} day={day} />
          ))}
        </div>
      ))}
    </div>
  );
}

function DayCell(props: MonthGridProps & { readonly day: Day }): JSX.Element {
  const { words, days, day, chosen, current, today, isSmall, onKey } = props;
  const reported = days.get(day);
  const type = reported?.type ?? 'free';
  const [first, last] = chosen;
  return (
    <div
      {...dayAttributes(day, today)}
      role="gridcell"
      tabIndex={day === current ? 0 : -1}
      className={`day-cell day-cell--${reported === undefined ? 'unknown' : type}`}
      style={{ gridColumn: columnOf(day) }}
      data-other={reported !== undefined && isOther(reported) ? '' : undefined}
      aria-selected={first <= day && day <= last}
      onKeyDown={(event) => onKey(event, day)}
    >
      <span className="visually-hidden">{describeDayAloud(words, day, reported)}</span>
      <span className="day-cell__shown" aria-hidden="true">
        <span className="day-cell__number">{Number(day.slice(8))}</span>
        {reported === undefined ? null : <DayMarkIcon type={type} size={16} />}
        {isSmall || reported === undefined ? null : (
          <span className="day-cell__words">
            <span>
              {reported.type === 'free' ? hoursText(words, reported.intervals) : officeHoursWords(words).calendar.types[reported.type]}
            </span>
            {reported.orders === 0 ? null : <span>{officeHoursWords(words).calendar.orders(reported.orders)}</span>}
          </span>
        )}
      </span>
    </div>
  );
}
