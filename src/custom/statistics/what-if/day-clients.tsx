import type { JSX } from 'react';
import type { StatisticsWhatIf } from '../../../../contract/operations/stores/statistics-what-if.ts';
import { within } from '../../../../contract/rules/statistics/what-if/past-day.ts';
import type { PlayedPlan } from '../../../../contract/rules/statistics/what-if/play-clients.ts';
import { dayName } from '../planning/planning-words.ts';
import { shownNumber } from './shown-figures.ts';
import type { Plans } from './use-plans.ts';
import { useWhatIfWords } from './what-if-words.ts';

type DayClientsProps = { readonly data: StatisticsWhatIf; readonly plans: Plans };

/** Who is expected, hour by hour, and how many desks each plan has then. */
export function DayClients({ data, plans }: DayClientsProps): JSX.Element {
  const words = useWhatIfWords();
  const { whatIf, planning, language } = words;
  const number = (value: number | null): string => shownNumber(value === null ? null : Math.round(value), language);
  const most = Math.max(1, ...data.hours.map(({ high, expected }) => high ?? expected ?? 0));
  const title = whatIf.clientsTitle(data.day === null ? '' : dayName(data.day, words));
  const hoursTitle = planning.table(data.day === null ? '' : dayName(data.day, words));
  const ordered = data.reservations.length;
  return (
    <section className="what-if__panel" aria-label={title}>
      <div className="what-if__panel--padded">
        <h2>{title}</h2>
        <p className="quiet">{whatIf.expected(number(data.expected), number(data.low), number(data.high), ordered)}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys on narrow screens */}
      <div className="what-if__holder" role="region" aria-label={hoursTitle} tabIndex={0}>
        <table className="what-if__table what-if__hours">
          <thead>
            <tr className="what-if__bars" aria-hidden="true">
              <td>{''}</td>
              {data.hours.map(({ hour, expected, ordered: booked }) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the figures are in the rows below
                <td key={hour}>
                  <span style={{ height: `${((expected ?? 0) / most) * 100}%` }}>
                    <span style={{ height: `${expected === null || expected === 0 ? 0 : Math.min(100, (booked / expected) * 100)}%` }} />
                  </span>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="col">{whatIf.rows.hour}</th>
              {data.hours.map(({ hour }) => (
                <th key={hour} scope="col">
                  {hour}
                  <span className="visually-hidden">{`–${hour + 1}`}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className="what-if__key">
                {whatIf.rows.expected}
              </th>
              {data.hours.map(({ hour, expected }) => (
                <td key={hour}>
                  <strong>{number(expected)}</strong>
                </td>
              ))}
            </tr>
            <tr className="what-if__small">
              <th scope="row">{whatIf.rows.range}</th>
              {data.hours.map(({ hour, low, high }) => (
                <td key={hour}>{low === null ? number(null) : `${number(low)}–${number(high)}`}</td>
              ))}
            </tr>
            <tr>
              <th scope="row" className="what-if__key what-if__key--ordered">
                {whatIf.rows.ordered}
              </th>
              {data.hours.map(({ hour, ordered: booked }) => (
                <td key={hour}>{number(booked)}</td>
              ))}
            </tr>
            {plans.plans.map(({ letter, sign, played }) => (
              <tr key={letter}>
                <th scope="row">{whatIf.rows.desks(sign)}</th>
                {data.hours.map(({ hour, open }) => (
                  <td key={hour}>{shownNumber(desksIn(played, hour, open), language, 1).replace(/[.,]0$/u, '')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** How many desks serve in an hour, on average. */
function desksIn({ desks }: PlayedPlan, hour: number, open: number): number | null {
  const minutes = desks
    .flatMap((desk) => within(desk.open, [{ from: hour * 60, to: hour * 60 + 60 }]))
    .reduce((sum, { from, to }) => sum + to - from, 0);
  return open === 0 ? null : minutes / open;
}
