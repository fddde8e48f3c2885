import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { findCalendarPage, weeksOfPageFrom } from '../../../../contract/rules/booking-page/calendar-pages.ts';
import { addDays, type Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useFromClock } from '../../../crud/core/clock.ts';

type FreeTimes = CallAnswer<'GET /services/{id}/free-times'>;
export type FreeDay = FreeTimes['days'][number];
export type FreeTime = FreeDay['times'][number];

const follows = ['orders', 'booking-plans', 'web-groups', 'opening-plans', 'opening-exceptions', 'day-marks', 'service-blocks'] as const;
/** More than a page of the calendar, so that times near a taken one are found on the next page too. */
const daysAsked = 61;

/**
 * Times at which staff can order the service, from the page of the calendar with the day on and not before today. For an order that is moved, its own places are
 * free and its own time is not among them.
 */
export function useFreeTimes(serviceId: number | undefined, near: Day, orderId?: number) {
  const { ask } = useCalls();
  const today = useFromClock(localDay);
  const [[monday = today] = []] = weeksOfPageFrom(today, findCalendarPage(today, near));
  const from = monday < today ? today : monday;
  return useQuery({
    queryKey: ['free-times', serviceId, from, { order: orderId }],
    queryFn: () =>
      ask('GET /services/{id}/free-times', {
        path: { id: serviceId ?? 0 },
        query: { from, to: addDays(from, daysAsked), ...(orderId === undefined ? {} : { order: orderId }) },
      }),
    enabled: serviceId !== undefined,
    meta: { follows },
    retry: false,
    // A time that was free a minute ago may be taken.
    staleTime: 0,
  });
}

/** Free times of the days, the nearest to the instant first. */
export function nearestTo(days: readonly FreeDay[], instant: string, most: number): readonly FreeTime[] {
  const distance = ({ starts_at }: FreeTime): number => Math.abs(Date.parse(starts_at) - Date.parse(instant));
  const free = days.flatMap(({ times }) => times.filter((time) => time.free > 0));
  return free
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
}
