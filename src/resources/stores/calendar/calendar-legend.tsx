import type { JSX } from 'react';
import { dayTypes } from '../../../../contract/rules/opening/day-hours.ts';
import type { Words } from '../../../crud/core/words.ts';
import { officeHoursWords } from '../days/office-hours-words.ts';
import { DayMarkIcon } from './day-mark-icon.tsx';

/** What drawings and colours of days mean. */
export function CalendarLegend({ words }: { readonly words: Words }): JSX.Element {
  const { types, legend } = officeHoursWords(words).calendar;
  return (
    <ul className="calendar__legend" aria-label={legend}>
      {dayTypes.map((type) => (
        <li key={type}>
          <span className={`calendar__sample day-cell--${type}`} aria-hidden="true">
            <DayMarkIcon type={type} size={16} />
          </span>
          {types[type]}
        </li>
      ))}
    </ul>
  );
}
