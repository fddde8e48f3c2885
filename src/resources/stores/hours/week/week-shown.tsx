import type { JSX } from 'react';
import { capitalise } from '../../../../../contract/messages/basics/grammar.ts';
import { weekdayOf } from '../../../../../contract/rules/opening/calendar-days.ts';
import { spokenInterval } from '../../../../../contract/rules/opening/intervals.ts';
import { dayAt } from '../../../../../contract/rules/opening/open-instants.ts';
import { weekdays } from '../../../../../contract/rules/opening/weeks.ts';
import { wallTimeAt } from '../../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../../../crud/core/clock.ts';
import type { Words } from '../../../../crud/core/words.ts';
import { draftIntervals } from './draft-intervals.ts';
import { findBarSpan, HoursBars, HoursScale } from './hours-bars.tsx';
import './hours.css';
import { officeHoursWords } from '../../days/day-words.ts';

type WeekShownProps = {
  readonly words: Words;
  readonly value: unknown;
  /** Whether it holds now: then today and the present time are marked. */
  readonly isCurrent?: boolean;
};

/** A week of opening hours to be looked at: bars, and what they are in words. */
export function WeekShown({ words, value, isCurrent = false }: WeekShownProps): JSX.Element {
  const intervals = draftIntervals(value);
  const span = findBarSpan(intervals);
  const today = useFromClock((now) => weekdayOf(dayAt(now)));
  const minutes = useFromClock((now) => wallTimeAt(now).hour * 60 + wallTimeAt(now).minute);
  return (
    <div className="week-shown-frame">
      <HoursScale span={span} />
      <dl className="week-shown">
        {weekdays.map((weekday) => {
          const own = intervals
            .filter((interval) => interval.weekday === weekday)
            .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
          const isToday = isCurrent && weekday === today;
          return (
            <div key={weekday} className={isToday ? 'week-shown__day week-shown__day--today' : 'week-shown__day'}>
              <dt>
                <span className="week-shown__name">{capitalise(words.opening.weekdays[weekday] ?? '')}</span>
                <span className="week-shown__short" aria-hidden="true">
                  {words.opening.weekdaysShort[weekday]}
                </span>
              </dt>
              <dd>
                <HoursBars intervals={own} span={span} now={isToday ? minutes : undefined} />
                <span className={own.length === 0 ? 'quiet' : ''}>
                  {own.length === 0 ? officeHoursWords(words).closed : own.map(spokenInterval).join(', ')}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
