import type { JSX } from 'react';
import { Link, type To } from 'react-router';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import type { AffectedOrder } from '../../branch-status/booking/affected-orders.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { useWords } from '../../crud/core/words.ts';
import { useAffectedWords } from './affected-words.ts';

type AffectedListProps = {
  readonly orders: readonly AffectedOrder[];
  readonly total: number;
  readonly current: number;
  readonly addressOf: (id: number) => To;
};

/** The remaining orders, nearest first, each with a link. */
export function AffectedList({ orders, total, current, addressOf }: AffectedListProps): JSX.Element {
  const said = useAffectedWords();
  return (
    <section className="affected__list" aria-label={said.list}>
      <h2>{said.list}</h2>
      <ol>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={addressOf(order.id)} replace aria-current={order.id === current ? 'step' : undefined}>
              <Line {...{ order }} />
            </Link>
          </li>
        ))}
      </ol>
      {total > orders.length ? <p className="quiet">{said.more(total - orders.length)}</p> : null}
    </section>
  );
}

function Line({ order }: { readonly order: AffectedOrder }): JSX.Element {
  const { dates } = useWords();
  const slot = useFromClock((now) => slotTime(order.starts_at, dates.shortWeekdays, now));
  return (
    <>
      <strong>{slot}</strong> <span>{order.name}</span>
      <small>{order.service}</small>
    </>
  );
}
