import type { JSX } from 'react';
import { Link } from 'react-router';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import { orders as resource } from '../../../contract/resources/web-orders/orders.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { formatPhone } from '../../crud/core/format.ts';
import { choiceLabel, useWords } from '../../crud/core/words.ts';
import { trashPageOf } from '../../crud/list/trash-address.ts';
import { orderTones } from '../../resources/web-orders/order/order-cells.tsx';
import { Status } from '../../ui/page/status.tsx';
import { Group, InTrash } from './group.tsx';
import { usePersonWords } from './person-words.ts';
import type { Found } from './use-found.ts';

export type FoundOrder = Found['orders'][number];

/** When, where and what for, in which state, and what each order holds of the person. */
export function FoundOrders({ orders }: Pick<Found, 'orders'>): JSX.Element | null {
  const words = usePersonWords();
  return (
    <Group title={words.found.orders}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </Group>
  );
}

function OrderRow({ order }: { readonly order: FoundOrder }): JSX.Element {
  const all = useWords();
  const words = usePersonWords();
  const { state, deleted, is_expected, store, service, pin, name, email, phone, note } = order;
  const time = useOrderTime(order);
  const held = [name, email ?? '', phone === null ? '' : formatPhone(phone), note ?? ''].filter((text) => text !== '');
  return (
    <li>
      <div className="found-list__line">
        <Link to={addressOf(order)}>{time}</Link>
        <span>{`${service} · ${store} · ${all.orders.pin(pin)}`}</span>
        <Status tone={orderTones[state]}>{choiceLabel(all, resource, { name: 'state', value: state })}</Status>
        {is_expected ? <Status tone="warning">{words.found.expected}</Status> : null}
        {deleted ? <InTrash /> : null}
      </div>
      <p className="found-list__held">{held.join(' · ')}</p>
    </li>
  );
}

/** `st 23. 12. 8:30` of an order. */
export function useOrderTime({ starts_at }: Pick<FoundOrder, 'starts_at'>): string {
  const { dates } = useWords();
  return useFromClock((now) => slotTime(starts_at, dates.shortWeekdays, now));
}

/** A deleted order has no page of its own: it is found in the trash by its PIN. */
function addressOf({ id, deleted, pin }: FoundOrder): string {
  if (!deleted) return recordPageOf(resource, { id });
  return `${trashPageOf(resource)}?${new URLSearchParams({ filter: JSON.stringify({ q: pin }) })}`;
}
