import { isCalendarDay } from '../../../contract/derive/clean.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { addDays, type Day, daysBetween } from '../../../contract/rules/opening/calendar-days.ts';
import { orderStates } from '../../../contract/rules/orders/order-states.ts';
import { storeParameter } from '../../crud/core/chosen-store.ts';
import { addMonths, firstOf, lastOf, monthOf, weekOf } from '../../ui/calendar/month-days.ts';

export const calendarViews = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof calendarViews)[number];
/** All services of the branch next to each other, in place of one. */
export const allServices = 'all';
export type CalendarPlace = {
  readonly view: CalendarView;
  readonly day: Day;
  readonly serviceId: number | typeof allServices | undefined;
};

/** What the address says of the calendar; a week with today where it says nothing. */
export function parseCalendarPlace(params: URLSearchParams, today: Day): CalendarPlace {
  const day = params.get('day') ?? '';
  const service = params.get('service') ?? '';
  return {
    view: calendarViews.find((one) => one === params.get('view')) ?? 'week',
    day: isCalendarDay(day) ? day : today,
    serviceId: service === allServices ? allServices : /^[1-9]\d{0,8}$/u.test(service) ? Number(service) : undefined,
  };
}

/** The address with another view, day or service; the store in it stays. */
export function withPlace(params: URLSearchParams, change: Partial<CalendarPlace>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (change.view !== undefined) next.set('view', change.view);
  if (change.day !== undefined) next.set('day', change.day);
  if (change.serviceId !== undefined) next.set('service', String(change.serviceId));
  return next;
}

/** The days whose orders the view shows. */
export function daysOfView(view: CalendarView, day: Day): readonly Day[] {
  if (view === 'day') return [day];
  return view === 'week' ? weekOf(day) : daysBetween(firstOf(monthOf(day)), lastOf(monthOf(day)));
}

/** Whole weeks, from a Monday to a Sunday. */
export type Weeks = { readonly from: Day; readonly to: Day };

const weeksAhead = 5;

/** Five weeks from this one on, for whatever is near; the weeks of a month for the month itself, and for days further away. */
export function weeksAround({ view, day }: Pick<CalendarPlace, 'view' | 'day'>, today: Day): Weeks {
  const [monday = today] = weekOf(today);
  const end = addDays(monday, weeksAhead * 7 - 1);
  if (view !== 'month' && day >= monday && day <= end) return { from: monday, to: end };
  const month = monthOf(day);
  return { from: weekOf(firstOf(month))[0] ?? day, to: weekOf(lastOf(month)).at(-1) ?? day };
}

/** What the calendar of a service and that of all are given. */
export type CalendarProps = {
  readonly storeId: number;
  readonly view: CalendarView;
  readonly day: Day;
  readonly today: Day;
  readonly seen: readonly Day[];
  /** Weeks that are read, in which `seen` lies. */
  readonly weeks: Weeks;
  readonly title: string;
  readonly isNarrow: boolean;
  readonly onDay: (day: Day) => void;
  readonly onOpen: (day: Day) => void;
};

const mostDays = 35;

/** Days of the weeks as they fit next to each other: of more than five weeks only those of the month. */
export function daysThatFit<T extends { readonly day: Day }>(days: readonly T[], chosen: Day): readonly T[] {
  return days.length > mostDays ? days.filter(({ day }) => monthOf(day) === monthOf(chosen)) : days;
}

/** The same view one step later or earlier. */
export function stepView(view: CalendarView, day: Day, step: 1 | -1): Day {
  return view === 'month' ? addMonths(day, step) : addDays(day, view === 'week' ? 7 * step : step);
}

/** Who cancelled or never confirmed takes no place. */
export const shownStates = orderStates.filter((state) => state !== 'cancelled' && state !== 'expired');

type OfService = { readonly storeId: number; readonly serviceId: number };

/** The list of orders of one time, those that the calendar shows. */
export function ordersAt({ storeId, serviceId }: OfService, { starts_at: at }: { readonly starts_at: string }): string {
  const filter = { store_id: storeId, service_id: serviceId, starts_at_gte: at, starts_at_lte: at, state_in: shownStates };
  return `${orders.page}?${storeParameter}=${storeId}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
