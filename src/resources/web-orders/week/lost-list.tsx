import type { JSX } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../../contract/derive/addresses.ts';
import { formatInstant } from '../../../crud/vocabulary/format.ts';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { useWeekWords } from './week-words.ts';

type Lost = { readonly id: number; readonly starts_at: Date; readonly name: string | null };

const mostShown = 20;

/** Orders whose time would be offered no more: how many, whose and when. */
export function LostOrders({ orders }: { readonly orders: readonly Lost[] }): JSX.Element {
  const said = useWeekWords();
  const resource = resourceNamed('orders');
  const isHidden = orders.some(({ name }) => name === null);
  return (
    <div role="status">
      {orders.length === 0 ? (
        <p className="quiet">{said.noneLost}</p>
      ) : (
        <Notice tone="warning" title={said.lost(orders.length)}>
          <p>{said.kept}</p>
          {isHidden ? (
            <p>{said.hidden}</p>
          ) : (
            <ul className="plan-preview__lost">
              {orders.slice(0, mostShown).map((order) => (
                <li key={order.id}>
                  <Link to={recordPageOf(resource, { id: order.id })}>{formatInstant(order.starts_at.toISOString())}</Link> {order.name}
                </li>
              ))}
              {orders.length > mostShown ? <li className="quiet">{said.more(orders.length - mostShown)}</li> : null}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
