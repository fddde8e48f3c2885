import type { JSX } from 'react';
import { dayTypes } from '../../../contract/rules/opening/day-hours.ts';
import { useCalendarWords } from './calendar-words.ts';
import { KindIcon, OutcomeBar } from './day-kind.tsx';

const cells = ['confirmed', 'arrived', 'unconfirmed', 'missed', 'collision', 'free'] as const;

/** What drawings of days and looks of cells mean, and what days that have passed tell. */
export function OrdersLegend({ withPast }: { readonly withPast: boolean }): JSX.Element {
  const said = useCalendarWords();
  return (
    <ul className="orders-legend" aria-label={said.legend}>
      {dayTypes.map((type) => (
        <li key={type} className={`order-kind--${type}`}>
          <KindIcon kind={type} /> {said.types[type]}
        </li>
      ))}
      {cells.map((kind) => (
        <li key={kind}>
          <span className={`orders-legend__sample orders-legend__sample--${kind}`} aria-hidden="true" /> {said.kinds[kind]}
        </li>
      ))}
      <li>
        <span className="orders-legend__sample orders-legend__sample--taken" aria-hidden="true" /> {said.takenLegend}
      </li>
      {withPast ? (
        <li className="orders-legend__past">
          <OutcomeBar served={2} missed={1} unknown={1} /> {said.pastLegend}
        </li>
      ) : null}
    </ul>
  );
}
