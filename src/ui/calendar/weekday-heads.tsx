import type { JSX } from 'react';
import { weekdays } from '../../../contract/rules/opening/weeks.ts';
import './month.css';

type WeekdayHeadsProps = {
  /** Names by the number of the weekday: 0 is Sunday. */
  readonly names: readonly string[];
  /** What heads of a grid are called; without it, days say their weekday themselves. */
  readonly spoken?: readonly string[];
  readonly className?: string;
};

/** Weekdays over the days of a month. */
export function WeekdayHeads({ names, spoken, className = '' }: WeekdayHeadsProps): JSX.Element {
  return (
    <>
      {weekdays.map((weekday) => (
        <span
          key={weekday}
          className={`weekday-head ${className}`}
          {...(spoken === undefined ? { 'aria-hidden': true } : { role: 'columnheader', 'aria-label': spoken[weekday] })}
        >
          {names[weekday]}
        </span>
      ))}
    </>
  );
}
