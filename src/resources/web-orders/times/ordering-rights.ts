import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { statesFor } from '../../../../contract/rules/orders/order-states.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import type { Row } from '../../../crud/core/row.ts';

/** Whether who is signed in may move the order: one that ended keeps its time. */
export function useMayMove(): (order: Row) => boolean {
  const mayEdit = useMay(orders, 'edit');
  return ({ state }) => mayEdit && statesFor('move').some((one) => one === state);
}
