import type { JSX } from 'react';
import { capitalise } from '../../../../../contract/messages/basics/grammar.ts';
import { spokenInterval } from '../../../../../contract/rules/opening/intervals.ts';
import { weekdays } from '../../../../../contract/rules/opening/week-changes.ts';
import type { Words } from '../../../../crud/vocabulary/words.ts';
import { draftIntervals } from './draft-intervals.ts';
import { HoursBars, spanOf } from './hours-bars.tsx';
import './hours.css';

/** A week of opening hours to be looked at: bars, and what they are in words. */
export function WeekShown({ words, value }: { readonly words: Words; readonly value: unknown }): JSX.Element {
  const intervals = draftIntervals(value);
  const span = spanOf(intervals);
  return (
    <dl className="week-shown">
      {weekdays.map((weekday) => {
        const own = intervals
          .filter((interval) => interval.weekday === weekday)
          .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
        return (
          <div key={weekday} className="week-shown__day">
            <dt>{capitalise(words.opening.weekdays[weekday] ?? '')}</dt>
            <dd>
              <HoursBars intervals={own} span={span} />
              <span className={own.length === 0 ? 'quiet' : ''}>
                {own.length === 0 ? words.opening.closed : own.map(spokenInterval).join(', ')}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
