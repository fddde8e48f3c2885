import type { JSX } from 'react';
import { lostOrdersShown } from '../../../../contract/basics/limits.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { LostNames } from './lost-names.tsx';
import { useWeekWords } from './week-words.ts';

type Lost = { readonly id: number; readonly starts_at: Date; readonly name: string | null };

/** Orders where the time would be no longer offered: how many, whose and when. */
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
