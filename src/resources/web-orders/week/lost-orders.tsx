import type { JSX } from 'react';
import { Link } from 'react-router';
import { lostOrdersShown } from '../../../../contract/basics/limits.ts';
import { recordPageOf } from '../../../../contract/derive/addresses.ts';
import { SlotTime } from '../../../branch-status/booking/slot-time.tsx';
import { resourceNamed } from '../../../crud/core/named.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { useWeekWords } from './week-words.ts';
import './preview.css';

type Lost = { readonly id: number; readonly starts_at: Date; readonly name: string | null };

/** Orders at times that would no longer be offered: their number, clients and times. */
export function LostOrders({ orders }: { readonly orders: readonly Lost[] }): JSX.Element {
  const said = useWeekWords();
  const named = orders.slice(0, lostOrdersShown).map((order) => ({ ...order, starts_at: order.starts_at.toISOString() }));
  return (
    <div role="status">
      {orders.length === 0 ? (
        <p className="quiet">{said.noneLost}</p>
      ) : (
        <Notice tone="warning" title={said.lost(orders.length)}>
          <p>{said.kept}</p>
          <LostNames orders={named} total={orders.length} />
        </Notice>
      )}
    </div>
  );
}

type LostNamesProps = {
  /** Those that are named, by their times. */
  readonly orders: readonly { readonly id: number; readonly starts_at: string; readonly name: string | null }[];
  /** How many there are in all. */
  readonly total: number;
  /** Leaves what is being chosen open. */
  readonly opensInNewTab?: boolean;
};

/** Whose orders lose their place in the offer and when they are, each with a link; or that others may see it. */
export function LostNames({ orders, total, opensInNewTab = false }: LostNamesProps): JSX.Element {
  const said = useWeekWords();
  const resource = resourceNamed('orders');
  if (orders.some(({ name }) => name === null)) return <p>{said.hidden}</p>;
  return (
    <ul className="plan-preview__lost">
      {orders.map(({ id, starts_at, name }) => (
        <li key={id}>
          <Link to={recordPageOf(resource, { id })} target={opensInNewTab ? '_blank' : undefined}>
            <SlotTime at={starts_at} />
          </Link>{' '}
          {name}
        </li>
      ))}
      {total > orders.length ? <li className="quiet">{said.more(total - orders.length)}</li> : null}
    </ul>
  );
}
