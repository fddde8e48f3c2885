import type { JSX } from 'react';
import { Link } from 'react-router';
import { choiceLabel } from '../../../contract/messages/texts.ts';
import { orderStates } from '../../../contract/rules/orders/order-states.ts';
import type { Overview } from '../../branch-status/booking/booking-overview-query.ts';
import { ordersAddress } from '../../branch-status/booking/orders-address.ts';
import { useMessages } from '../../providers/words/console-words.ts';
import { useDayName, useOverviewWords } from './overview-words.ts';

/** Orders of today and of tomorrow by state; each count leads to its orders. */
export function DayPanels({ days }: Pick<Overview, 'days'>): JSX.Element {
  const words = useOverviewWords();
  const dayName = useDayName();
  const [today, tomorrow] = days;
  return (
    <>
      {today === undefined ? null : <DayPanel {...today} period="today" title={words.today(dayName(today.day))} />}
      {tomorrow === undefined ? null : <DayPanel {...tomorrow} period="tomorrow" title={words.tomorrow(dayName(tomorrow.day))} />}
    </>
  );
}

type DayProps = Overview['days'][number] & { readonly period: 'today' | 'tomorrow'; readonly title: string };

function DayPanel({ states, period, title }: DayProps): JSX.Element {
  const words = useOverviewWords();
  const messages = useMessages();
  const told = orderStates.filter((state) => states[state] > 0);
  return (
    <section className="booking-overview__panel" aria-label={title}>
      <h2>{title}</h2>
      {told.length === 0 ? <p>{words.noOrders}</p> : null}
      <ul className="booking-overview__counts">
        {told.map((state) => (
          <li key={state}>
            <Link to={ordersAddress({ starts_at_on: period, state })}>
              <strong>{states[state]}</strong>
              <span>{choiceLabel(messages, 'orders', 'state', state)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
