import type { JSX } from 'preact';
import { weeksOfPageFrom } from '../../contract/rules/booking-page/calendar-pages.ts';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import type { FreeDay } from '../client/booking-client.ts';
import { Icon } from '../parts/icon.tsx';
import { useSpeech } from '../words/speech.ts';
import { DayCell } from './day-cell.tsx';
import { DayLegend } from './day-legend.tsx';

type CalendarProps = {
  readonly days: readonly FreeDay[];
  readonly isComing: boolean;
  /** The first day that can be chosen: its week is the first one. */
  readonly first: Day;
  readonly page: number;
  readonly nearest: Day | undefined;
  readonly chosen: Day | undefined;
  readonly canWait: boolean;
  readonly onPage: (page: number) => void;
  readonly onDay: (day: Day) => void;
};

/** No office lets people order further ahead: a year and a month. */
const lastPage = 11;

/** A page of weeks, each day with its type and its free times. */
export function Calendar({ days, isComing, first, page, nearest, chosen, canWait, onPage, onDay }: CalendarProps): JSX.Element {
  const { words, dates } = useSpeech();
  const known = new Map(days.map((each) => [each.day, each]));
  const weeks = weeksOfPageFrom(first, page);
  const shown = weeks.flat().filter((day) => day >= first);
  const hasFree = shown.some((day) => (known.get(day)?.free ?? 0) > 0);
  const goNearest =
    nearest === undefined ? null : (
      <button type="button" class="as-link" onClick={() => onDay(nearest)}>
        {words.day.nearest(dates.longDay(nearest))}
      </button>
    );
  return (
    <section class="calendar" aria-busy={isComing}>
      <div class="calendar__head">
        <h2 aria-live="polite">{dates.months(shown[0] ?? first, shown.at(-1) ?? first)}</h2>
        <button type="button" class="turn" aria-label={words.day.earlier} disabled={page === 0} onClick={() => onPage(page - 1)}>
          <Icon name="back" />
        </button>
        <button type="button" class="turn" aria-label={words.day.later} disabled={page === lastPage} onClick={() => onPage(page + 1)}>
          <Icon name="forward" />
        </button>
      </div>
      <table class="days">
        <thead>
          <tr>
            {words.day.weekdays.map((weekday, place) => (
              <th key={weekday} scope="col" abbr={words.day.weekdayNames[place]}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <DayCell day={day} known={known.get(day)} isChosen={day === chosen} onChoose={onDay} canWait={canWait} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasFree || isComing ? null : (
        <p class="calendar__nearest" role="status">
          {nearest === undefined ? words.day.noneAtAll : words.day.noneHere} {goNearest}
        </p>
      )}
      <DayLegend />
    </section>
  );
}
