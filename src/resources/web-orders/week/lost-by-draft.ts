import type { BookingPlan } from '../../../../contract/rules/booking/booking-plan.ts';
import { lostOrders } from '../../../../contract/rules/booking/lost-orders.ts';
import type { Row } from '../../../crud/vocabulary/row.ts';
import { draftPlan } from './draft-plan.ts';
import type { Ground } from './use-ground.ts';

/** What a plan that offers nothing is. */
export const nothingOffered: BookingPlan = { intervals: [], days_ahead: 30, opens_at: '00:00', least_minutes_before: 0 };

/** Orders whose time is offered now and would be offered no more once the form is saved. */
export function lostByDraft({ plan, orders, sources }: Ground, draft: Row, now: Date) {
  const whole = draftPlan(draft, now);
  if (plan?.active !== true || whole === undefined) return [];
  const after = draft['active'] === true ? whole : nothingOffered;
  const visits = orders.map((order) => ({ ...order, starts_at: new Date(order.starts_at), ends_at: new Date(order.ends_at) }));
  return lostOrders(visits, { before: plan, after, sources });
}
