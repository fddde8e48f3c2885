import type { JSX } from 'react';
import { openOn } from '../../../../contract/rules/booking/weekly-offer.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningPlan } from '../../../../contract/rules/opening/day-hours.ts';
import { type Interval, minutesOf } from '../../../../contract/rules/opening/intervals.ts';
import { weekdays } from '../../../../contract/rules/opening/week-changes.ts';
import { closedWithin } from './offered-block.ts';

export type DrawnHours = { readonly from: number; readonly to: number };

/** Hatches what is outside of the opening hours. */
export function WeekBackground({ hours, today, plans }: { hours: DrawnHours; today: Day; plans: readonly OpeningPlan[] }): JSX.Element {
  return (
    <>
      {weekdays.map((weekday, column) =>
        closedWithin(hours, openOn(weekday, today, plans)).map((closed) => (
          <span
            key={`${weekday} ${closed.opens}`}
            className="week-grid__closed"
            style={{ left: `${(column / 7) * 100}%`, ...placeOf(closed, hours) }}
          />
        )),
      )}
    </>
  );
}

/** Where an interval is in what is drawn. */
export function placeOf({ opens, closes }: Interval, { from, to }: DrawnHours): { readonly top: string; readonly height: string } {
  const [begins, ends] = [minutesOf(opens), minutesOf(closes)];
  const least = 5;
  return { top: `${((begins - from) / (to - from)) * 100}%`, height: `${(Math.max(ends - begins, least) / (to - from)) * 100}%` };
}
