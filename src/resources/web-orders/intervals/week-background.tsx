import type { JSX } from 'react';
import { openOn } from '../../../../contract/rules/booking/weekly-offer.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningPlan } from '../../../../contract/rules/opening/day-hours.ts';
import type { Interval } from '../../../../contract/rules/opening/intervals.ts';
import { weekdays } from '../../../../contract/rules/opening/weeks.ts';
import { convertToSpan, percentAt, placedDown, type Span } from '../../../ui/calendar/day-axis.ts';
import { closedWithin } from './block-geometry.ts';

/** Hatches what is outside of the opening hours. */
export function WeekBackground({ hours, today, plans }: { hours: Span; today: Day; plans: readonly OpeningPlan[] }): JSX.Element {
  return (
    <>
      {weekdays.map((weekday, column) =>
        closedWithin(hours, openOn(weekday, today, plans)).map((closed) => (
          <span
            key={`${weekday} ${closed.opens}`}
            className="week-grid__closed"
            style={{ left: `${percentAt(sevenDays, column)}%`, ...blockStyle(closed, hours) }}
          />
        )),
      )}
    </>
  );
}

/** The columns of the week as an axis. */
export const sevenDays: Span = { from: 0, to: 7 };
const leastMinutes = 5;

/** Where an interval is in what is drawn: also one that is wrong can be seen. */
export function blockStyle(interval: Interval, hours: Span): { readonly top: string; readonly height: string } {
  const { from, to } = convertToSpan(interval);
  return placedDown(hours, { from, to: Math.max(to, from + leastMinutes) });
}
