import { type JSX, useRef } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { useWords } from '../../../crud/core/words.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { columnOf } from '../../../ui/calendar/month-days.ts';
import { dayAttributes, useDayFocus } from '../../../ui/calendar/use-day-focus.ts';
import { WeekdayHeads } from '../../../ui/calendar/weekday-heads.tsx';
import { DayMarkIcon } from '../../stores/calendar/day-mark-icon.tsx';
import { dayName, monthsTitle, officeHoursWords } from '../../stores/days/day-words.ts';
import { useOrderingWords } from './ordering-words.ts';
import type { FreeDay } from './use-free-times.ts';

type DayChoiceProps = {
  /** The weeks of the page, each from Monday on. */
  readonly weeks: readonly (readonly Day[])[];
  readonly page: number;
  readonly days: readonly FreeDay[];
  readonly chosen: Day;
  readonly today: Day;
  readonly onPage: (page: number) => void;
  readonly onChoose: (day: Day) => void;
};

/** Days of five weeks from this one on: how many places each has, or why it has none. One stop of the Tab key, then the arrows. */
export function DayChoice({ weeks, page, days, chosen, today, onPage, onChoose }: DayChoiceProps): JSX.Element {
  const words = useWords();
  const said = useOrderingWords();
  const grid = useRef<HTMLDivElement>(null);
  const { walk } = useDayFocus(grid, chosen);
  const byDay = new Map(days.map((one) => [one.day, one]));
  const spoken = (day: Day): string => {
    const offered = byDay.get(day);
    const parts =
      offered === undefined
        ? []
        : [officeHoursWords(words).calendar.types[offered.type], ...(placesOn(offered) > 0 ? [said.releasePlaces(placesOn(offered))] : [])];
    return [dayName(words, day), ...parts].join(', ');
  };
  const coming = weeks.flat().filter((day) => day >= today);
  const goal = coming.includes(chosen) ? chosen : coming[0];
  return (
    <div className="day-choice" role="group" aria-label={said.days}>
      <div className="day-choice__head">
        <strong aria-live="polite">{monthsTitle(words, coming[0] ?? today, coming.at(-1) ?? today)}</strong>
        <IconButton
          icon="chevronLeft"
          label={said.previousWeeks}
          aria-disabled={page === 0}
          onClick={() => {
            if (page > 0) onPage(page - 1);
          }}
        />
        <IconButton icon="chevronRight" label={said.nextWeeks} onClick={() => onPage(page + 1)} />
      </div>
      <div className="day-choice__week seven-days">
        <WeekdayHeads names={words.dates.shortWeekdays} />
      </div>
      <div ref={grid} className="day-choice__days seven-days" onKeyDown={(event) => walk(event, onChoose, today)} role="presentation">
        {weeks.flat().map((day) => {
          const offered = byDay.get(day);
          const count = offered === undefined ? 0 : placesOn(offered);
          return (
            <button
              key={day}
              type="button"
              className="day-choice__day"
              {...dayAttributes(day, today)}
              tabIndex={day === goal ? 0 : -1}
              data-type={offered?.type}
              style={{ gridColumn: columnOf(day) }}
              disabled={day < today}
              aria-pressed={day === chosen}
              onClick={() => onChoose(day)}
            >
              <span className="visually-hidden">{spoken(day)}</span>
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              {offered === undefined ? null : count > 0 ? (
                <span className="day-choice__places" aria-hidden="true">
                  {count}
                </span>
              ) : (
                <DayMarkIcon type={offered.type} size={16} />
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function placesOn({ times }: FreeDay): number {
  return times.reduce((sum, { free }) => sum + free, 0);
}
