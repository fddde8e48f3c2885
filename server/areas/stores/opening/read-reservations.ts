import { openStates } from '../../../../contract/rules/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';

/** An order that someone counts on. */
export type Reservation = {
  readonly id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly service_id: number;
  readonly pin: string;
  readonly name: string;
};

/** Orders of the store that hold and begin from the one instant on, before the other when it is given; in their order. */
export function readReservations(db: Database, storeId: number, from: Date, to: Date | null): Promise<readonly Reservation[]> {
  const fromThen = db
    .selectFrom('orders')
    .select(['id', 'starts_at', 'ends_at', 'service_id', 'pin', 'name'])
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .where('state', 'in', openStates)
    .where('starts_at', '>=', from)
    .orderBy('starts_at')
    .orderBy('id');
  return (to === null ? fromThen : fromThen.where('starts_at', '<', to)).execute();
}
