import type { CSSProperties, JSX, ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlannedDay, StatisticsPlanning } from '../../../../contract/operations/stores/statistics-planning.ts';
import { shownValue, unknownValue } from '../../../../contract/rules/statistics/shown-value.ts';
import { useQuestion } from '../../../statistics/use-question.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { dayName, usePlanningWords } from './planning-words.ts';

type DayPanelProps = {
  readonly store: number;
  readonly day: PlannedDay;
  readonly target: StatisticsPlanning['target'];
  readonly hasLeftOut: boolean;
};

/** One day: the verdict as a sentence, and its hours. */
export function DayPanel({ store, day, target, hasLeftOut }: DayPanelProps): JSX.Element {
  const all = usePlanningWords();
  const { question, searchOf } = useQuestion();
  const { planning, language } = all;
  const name = dayName(day.day, all, true);
  if (day.reason !== null)
    return (
      <section className="planning__panel" aria-label={name}>
        <EmptyState icon="info" title={`${name}: ${planning.reasons[day.reason]}`}>
          {day.hours_changed ? planning.openedLater : planning.reasonHelp[day.reason]}
        </EmptyState>
      </section>
    );
  const { missing_hours: missing, expected, low, high } = day;
  const heading =
    missing === null
      ? planning.heading.unknown(name)
      : missing === 0
        ? planning.heading.enough(name)
        : planning.heading.missing(name, missing);
  const busiest = day.hours.toSorted((one, other) => (other.expected ?? 0) - (one.expected ?? 0))[0];
  const number = (value: number | null) => shownValue('clients', value, language);
  const texts = [
    expected === null
      ? planning.unknownHours
      : planning.expectedIn(Math.round(expected), number(low), number(high)) + (busiest === undefined ? '.' : planning.most(busiest.hour)),
    ...(day.is_naive && day.naive_day !== null ? [planning.naiveUsed(dayName(day.naive_day, all))] : []),
    ...(day.hours_changed ? [planning.hoursChanged] : []),
    ...(hasLeftOut ? [planning.leftOut] : []),
  ];
  return (
    <section className="planning__panel" aria-label={name}>
      <div className="planning__head">
        <h2>{heading}</h2>
        <p className="quiet">{texts.join(' ')}</p>
        <p>
          <Link to={`/statistics/what-if?${searchOf({ ...question, stores: [store] }, { day: day.day })}`}>{planning.whatIf}</Link>
        </p>
        <ul className="planning__legend">
          <li className="planning__key planning__key--expected">{planning.legend.expected}</li>
          <li className="planning__key planning__key--range">{planning.legend.range}</li>
          <li className="planning__key planning__key--naive">{planning.legend.naive}</li>
        </ul>
      </div>
      <HoursTable {...{ day, target }} label={planning.table(name)} />
    </section>
  );
}

type Hour = PlannedDay['hours'][number];
type HoursTableProps = { readonly day: PlannedDay; readonly target: StatisticsPlanning['target']; readonly label: string };

/** Hours as columns: what is expected drawn above, and the same and the desks in figures below. */
function HoursTable({ day, target, label }: HoursTableProps): JSX.Element {
  const all = usePlanningWords();
  const { planning, language } = all;
  const { rows } = planning;
  const { hours } = day;
  const formats = { number: new Intl.NumberFormat(language), share: new Intl.NumberFormat(language, { style: 'percent' }) };
  const number = (value: number | null): string => (value === null ? unknownValue : formats.number.format(Math.round(value)));
  const share = (value: number | null): string => (value === null ? unknownValue : formats.share.format(value));
  const isBelow = ({ within, grows }: Hour): boolean => grows || (within !== null && within < target.share);
  const row = (name: string, cell: (hour: Hour) => ReactNode, look = '', isMarked: (hour: Hour) => boolean = () => false): JSX.Element => (
    <tr className={look}>
      <th scope="row">{name}</th>
      {hours.map((hour) => (
        <td key={hour.hour} className={isMarked(hour) ? 'planning__cell--missing' : undefined}>
          {cell(hour)}
        </td>
      ))}
    </tr>
  );
  const missing = ({ difference }: Hour): boolean => difference !== null && difference < 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys on narrow screens
    <div className="planning__holder" role="region" aria-label={label} tabIndex={0}>
      <table className="planning__table">
        <caption className="visually-hidden">{label}</caption>
        <Bars hours={hours} />
        <thead>
          <tr>
            <th scope="col">{rows.hour}</th>
            {hours.map(({ hour }) => (
              <th key={hour} scope="col">{`${hour}–${hour + 1}`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(rows.expected, ({ expected }) => number(expected), 'planning__row--strong')}
          {row(rows.range, ({ low, high }) => (low === null ? unknownValue : `${number(low)}–${number(high)}`))}
          {row(rows.naive(day.naive_day === null ? unknownValue : dayName(day.naive_day, all)), ({ naive }) => number(naive))}
          {row(rows.ordered, ({ ordered }) => number(ordered))}
        </tbody>
        <tbody>
          {row(rows.needed, ({ needed }) => number(needed), 'planning__row--strong')}
          {row(rows.neededHigh, ({ needed_high: high }) => number(high))}
          {row(rows.desks, ({ desks }) => number(desks))}
          {row(
            rows.difference,
            ({ difference }) =>
              difference === null ? (
                unknownValue
              ) : difference < 0 ? (
                <strong>
                  −{number(-difference)}
                  <span className="visually-hidden"> ({planning.missingDesks(-difference)})</span>
                </strong>
              ) : difference > 0 ? (
                `+${number(difference)}`
              ) : (
                '0'
              ),
            '',
            missing,
          )}
        </tbody>
        <tbody>
          {row(rows.within(target.minutes), (hour) => (hour.grows ? planning.grows : share(hour.within)), '', isBelow)}
          {row(rows.withinNeeded(target.minutes), ({ within_needed: within }) => share(within))}
        </tbody>
      </table>
    </div>
  );
}

/** The same figures drawn over their columns; read from the rows below by those who do not see them. */
function Bars({ hours }: { readonly hours: readonly Hour[] }): JSX.Element {
  const { planning } = usePlanningWords();
  const most = hours.reduce((top, { expected, high, naive }) => Math.max(top, expected ?? 0, high ?? 0, naive ?? 0), 0);
  const top = Math.max(10, Math.ceil(most / 10) * 10);
  const at = (value: number): string => `${(value / top) * 100}%`;
  const style = (part: CSSProperties): CSSProperties => part;
  return (
    <tbody aria-hidden="true" className="planning__bars">
      <tr>
        <th>
          <span className="planning__axis">{planning.perHour}</span>
          <span className="planning__tick planning__tick--top">{top}</span>
          <span className="planning__tick planning__tick--middle">{top / 2}</span>
          <span className="planning__tick planning__tick--bottom">0</span>
        </th>
        {hours.map(({ hour, expected, low, high, naive }) => (
          <td key={hour}>
            <div className="planning__plot">
              {expected === null ? null : <span className="planning__bar" style={style({ height: at(expected) })} />}
              {naive === null ? null : <span className="planning__naive" style={style({ bottom: at(naive) })} />}
              {low === null || high === null ? null : (
                <span className="planning__range" style={style({ bottom: at(low), height: at(high - low) })} />
              )}
            </div>
          </td>
        ))}
      </tr>
    </tbody>
  );
}
