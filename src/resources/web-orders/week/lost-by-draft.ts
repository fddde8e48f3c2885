import { lostBySwitched } from '../../../../contract/rules/booking/lost-orders.ts';
import type { Row } from '../../../crud/core/row.ts';
import { draftPlan } from './draft-plan.ts';
import type { AvailabilityInput } from './use-availability-input.ts';

/** Orders where the time is offered now and would be no longer offered once the form is saved. */
export function lostByDraft({ plan, orders, sources }: AvailabilityInput, draft: Row, now: Date) {
  const whole = draftPlan(draft, now);
  if (whole === undefined) return [];
  const visits = orders.map((order) => ({ ...order, starts_at: new Date(order.starts_at), ends_at: new Date(order.ends_at) }));
  return lostBySwitched(visits, { before: plan, after: { ...whole, active: draft['active'] === true }, sources });
}
