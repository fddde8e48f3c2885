import { checkDraft } from '../../../../contract/derive/check-draft.ts';
import { fieldsOf } from '../../../../contract/derive/fields.ts';
import { bookingPlans } from '../../../../contract/resources/web-orders/booking-plans.ts';
import type { BookingPlan } from '../../../../contract/rules/booking/booking-plan.ts';
import { lostBySwitched } from '../../../../contract/rules/booking/lost-orders.ts';
import { type Row, rowsOf, textOf } from '../../../crud/core/row.ts';
import type { AvailabilityInput } from './use-availability-input.ts';

/** What decides about the offer; the name of the plan and what it is for may still be missing. */
const deciding = ['intervals', 'days_ahead', 'opens_at', 'least_minutes_before'];

/** The plan that the form holds; undefined while it could not be saved. One that is switched off offers nothing. */
export function draftPlan(draft: Row, now: Date): BookingPlan | undefined {
  const given = Object.fromEntries(fieldsOf(bookingPlans).map(([name]) => [name, draft[name]]));
  const { problems } = checkDraft(bookingPlans, given, { now, partial: false });
  if (Object.keys(problems).some((path) => deciding.includes(path.split('.')[0] ?? ''))) return undefined;
  const dayOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
  const intervals = rowsOf(draft['intervals']).map((row) => ({
    weekday: Number(row['weekday']),
    opens: textOf(row['opens']),
    closes: textOf(row['closes']),
    length_minutes: Number(row['length_minutes']),
    capacity: Number(row['capacity']),
    valid_from: dayOf(row['valid_from']),
    valid_to: dayOf(row['valid_to']),
  }));
  return {
    intervals,
    days_ahead: Number(draft['days_ahead']),
    opens_at: textOf(draft['opens_at']),
    least_minutes_before: Number(draft['least_minutes_before']),
  };
}

/** Orders where the time is offered now and would be no longer offered once the form is saved. */
export function lostByDraft({ plan, orders, sources }: AvailabilityInput, draft: Row, now: Date) {
  const whole = draftPlan(draft, now);
  if (whole === undefined) return [];
  const visits = orders.map((order) => ({ ...order, starts_at: new Date(order.starts_at), ends_at: new Date(order.ends_at) }));
  return lostBySwitched(visits, { before: plan, after: { ...whole, active: draft['active'] === true }, sources });
}
