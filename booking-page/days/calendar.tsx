import type { JSX } from 'preact';
import { weeksOfPageFrom } from '../../contract/rules/booking-page/calendar-pages.ts';
import type { Day } from '../../contract/rules/opening/calendar-days.ts';
import { dayTypes } from '../../contract/rules/opening/day-hours.ts';
import type { FreeDay } from '../client/booking-client.ts';
import { Icon } from '../parts/icon.tsx';
import { useLanguage } from '../words/language.ts';

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
  const { words, dates } = useLanguage();
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

/** What the signs of the days mean. */
function DayLegend(): JSX.Element {
  const { words } = useLanguage();
  return (
    <ul class="legend" aria-label={words.day.legend}>
      {dayTypes.map((type) => (
        <li key={type} class={`legend__type legend__type--${type}`}>
          {type === 'free' ? <b aria-hidden="true">6</b> : <Icon name={type} size={16} />}
          {type === 'free' ? words.day.freeLegend : words.day.types[type]}
        </li>
      ))}
      <li class="legend__type">
        <Icon name="clock" size={16} />
        {words.day.opensLater}
      </li>
    </ul>
  );
}

type DayCellProps = {
  readonly day: Day;
  /** Undefined for a day that has passed or has not come yet. */
  readonly known: FreeDay | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (day: Day) => void;
  /** Whether a full day can be chosen, to wait for a time of it. */
  readonly canWait: boolean;
};

/** A day: a button where it has a free time, otherwise a sign of its type. Its words are in both for who does not see it. */
function DayCell({ day, known, isChosen, onChoose, canWait }: DayCellProps): JSX.Element {
  const { words, dates } = useLanguage();
  const date = Number(day.slice(8));
  if (known === undefined) return <span class="day">{date}</span>;
  const button = (look: string, sign: JSX.Element, said: string): JSX.Element => (
    <button type="button" class={`day ${look}`} aria-pressed={isChosen} onClick={() => onChoose(day)}>
      <span aria-hidden="true">
        {date}
        {sign}
      </span>
      <span class="unseen">{`${dates.longDay(day)}, ${said}`}</span>
    </button>
  );
  if (known.free > 0) return button('day--free', <small>{known.free}</small>, words.day.free(known.free));
  const type = known.opens_at === null ? words.day.types[known.type] : words.day.opens(dates.shortMoment(known.opens_at));
  if (canWait && known.type === 'occupied' && known.opens_at === null)
    return button('day--occupied day--full', <Icon name="occupied" size={14} />, type);
  // A day that opens later would look like one that can be pressed, were it drawn by its type.
  const look = known.opens_at === null ? known.type : 'later';
  return (
    <span class={`day day--${look}`} title={type}>
      {date}
      <Icon name={look === 'later' ? 'clock' : look} size={14} />
      <span class="unseen">{type}</span>
    </span>
  );
}
