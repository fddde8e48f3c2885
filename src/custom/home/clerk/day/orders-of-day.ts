import { type Row, textOf } from '../../../../crud/core/row.ts';

export type OrdersOfDay = {
  /** Confirmed and not begun yet, the nearest first. */
  readonly coming: readonly Row[];
  /** Confirmed and begun, without the client. */
  readonly late: readonly Row[];
  /** Clients on site, those who came first at the top; without a known arrival by their time. */
  readonly here: readonly Row[];
};

/** Sorts the orders of today by what the clerk does with them. `orders` are in the order of their time. */
export function ordersOfDay(orders: readonly Row[], now: Date): OrdersOfDay {
  const confirmed = orders.filter(({ state }) => state === 'confirmed');
  const hasBegun = ({ starts_at }: Row): boolean => Date.parse(textOf(starts_at)) < now.getTime();
  return {
    coming: confirmed.filter((order) => !hasBegun(order)),
    late: confirmed.filter(hasBegun),
    here: orders.filter(({ state }) => state === 'arrived').toSorted((one, other) => findArrival(one).localeCompare(findArrival(other))),
  };
}

/** When the client came, as far as it is known. */
export function findArrival({ arrived_at, starts_at }: Row): string {
  return textOf(arrived_at) || textOf(starts_at);
}
