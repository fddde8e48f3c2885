import { type JSX, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import { useWords } from '../../../crud/core/words.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { DayMarkIcon } from '../../stores/calendar/day-mark-icon.tsx';
import { dayByKey } from '../../stores/days/calendar-days.ts';
import { dayName, monthsTitle } from '../../stores/days/day-words.ts';
import { officeHoursWords } from '../../stores/days/office-hours-words.ts';
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
  const isFocusWanted = useRef(false);
  const byDay = new Map(days.map((one) => [one.day, one]));
  useEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  });
  const onKey = (event: KeyboardEvent): void => {
    const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : dayByKey(event.key, chosen, event.shiftKey);
    if (next === undefined || next < today) return;
    event.preventDefault();
    isFocusWanted.current = true;
    onChoose(next);
  };
  const spoken = (day: Day): string => {
    const told = byDay.get(day);
    const parts =
      told === undefined
        ? []
        : [officeHoursWords(words).calendar.types[told.type], ...(placesOn(told) > 0 ? [said.releasePlaces(placesOn(told))] : [])];
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
      <div className="day-choice__week" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
          <span key={weekday}>{words.dates.shortWeekdays[weekday]}</span>
        ))}
      </div>
      <div ref={grid} className="day-choice__days" onKeyDown={onKey} role="presentation">
        {weeks.flat().map((day) => {
          const told = byDay.get(day);
          const count = told === undefined ? 0 : placesOn(told);
          return (
            <button
              key={day}
              type="button"
              className="day-choice__day"
              data-day={day}
              data-type={told?.type}
              style={{ gridColumn: ((weekdayOf(day) + 6) % 7) + 1 }}
              disabled={day < today}
              tabIndex={day === goal ? 0 : -1}
              aria-pressed={day === chosen}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onChoose(day)}
            >
              <span className="visually-hidden">{spoken(day)}</span>
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              {told === undefined ? null : count > 0 ? (
                <span className="day-choice__places" aria-hidden="true">
                  {count}
                </span>
              ) : (
                <DayMarkIcon type={told.type} size={16} />
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
