import { planUnderPromise } from '../../../../contract/rules/booking/booking-plan.ts';
import { type BookableDay, freeTimes } from '../../../../contract/rules/booking/free-times.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { Database } from '../../../db/database.ts';
import { readPromise } from '../availability/order-promise.ts';
import { offeredService } from './offered-service.ts';

/** An order that looks for another time. */
export type Movable = { readonly id: number; readonly store_id: number; readonly service_id: number; readonly starts_at: Date };

type Asked = { readonly first: Day; readonly last: Day; readonly now: Date };

/**
 * The days with the times to which the client can move the order: its own places are free to it, its own time is none, and what was
 * promised when it was made still holds. What the page offers and what a move accepts both come from here.
 */
export async function timesForOrder(db: Database, order: Movable, { now, ...days }: Asked): Promise<readonly BookableDay[]> {
  const promise = await readPromise(db, { storeId: order.store_id, orderId: order.id });
  const { plan, sources, taken } = await offeredService(db, { serviceId: order.service_id, ...days, now, movedOrder: order.id });
  return freeTimes({ plan: planUnderPromise(plan, promise), sources, taken, now, movedFrom: order.starts_at, ...days });
}
