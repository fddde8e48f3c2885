import { isCalendarDay } from '../../../contract/derive/clean.ts';
import { addDays, type Day, daysBetween, weekdayOf } from '../../../contract/rules/opening/calendar-days.ts';
import { addMonths, firstOf, lastOf, monthOf } from '../../resources/stores/days/calendar-days.ts';

export const calendarViews = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof calendarViews)[number];
export type CalendarPlace = { readonly view: CalendarView; readonly day: Day; readonly serviceId: number | undefined };

/** What the address says of the calendar; a week with today where it says nothing. */
export function placeIn(params: URLSearchParams, today: Day): CalendarPlace {
  const day = params.get('day') ?? '';
  const service = params.get('service') ?? '';
  return {
    view: calendarViews.find((one) => one === params.get('view')) ?? 'week',
    day: isCalendarDay(day) ? day : today,
    serviceId: /^[1-9]\d{0,8}$/u.test(service) ? Number(service) : undefined,
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

/** Monday to Sunday around the day. */
export function weekOf(day: Day): readonly Day[] {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return daysBetween(monday, addDays(monday, 6));
}

/** The days whose orders the view shows. */
export function daysOfView(view: CalendarView, day: Day): readonly Day[] {
  if (view === 'day') return [day];
  return view === 'week' ? weekOf(day) : daysBetween(firstOf(monthOf(day)), lastOf(monthOf(day)));
}

/** The same view one step later or earlier. */
export function stepView(view: CalendarView, day: Day, step: 1 | -1): Day {
  return view === 'month' ? addMonths(day, step) : addDays(day, view === 'week' ? 7 * step : step);
}
