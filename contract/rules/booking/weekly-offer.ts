import { addDays, type Day, weekdayOf } from '../opening/calendar-days.ts';
import type { OpeningPlan } from '../opening/day-hours.ts';
import { type Interval, inOrder, type WeeklyInterval } from '../opening/intervals.ts';
import { planOn } from '../opening/plan-periods.ts';
import type { BookingInterval } from './booking-plan.ts';
import { offeredTimes } from './offered-times.ts';

/** What clients are offered of an interval in an ordinary week: how many places, when the store is open, and what that cuts off. */
export type WeeklyOffer = { readonly places: number; readonly open: readonly Interval[]; readonly cut: readonly Interval[] };

/** Opening hours of a weekday from a day on, without the dates that differ. */
export function openOn(weekday: number, from: Day, plans: readonly OpeningPlan[]): readonly Interval[] {
  const intervals = planOn(dayOn(weekday, from), plans)?.intervals ?? [];
  return inOrder(intervals.filter((each) => each.weekday === weekday));
}

/** The offer of an interval on the first of its days from today on. */
export function weeklyOffer(interval: BookingInterval, today: Day, plans: readonly OpeningPlan[]): WeeklyOffer {
  const from = firstDay(interval, today);
  const open = openOn(interval.weekday, from, plans);
  const { times, cut } = offeredTimes(dayOn(interval.weekday, from), [interval], open);
  return { places: times.reduce((sum, { capacity }) => sum + capacity, 0), open, cut };
}

/** What the opening hours of an ordinary week cut off from all intervals that have not ended yet. */
export function cutInWeek(intervals: readonly BookingInterval[], today: Day, plans: readonly OpeningPlan[]): readonly WeeklyInterval[] {
  const coming = intervals.filter(
    (interval) => interval.valid_to === null || dayOn(interval.weekday, firstDay(interval, today)) <= interval.valid_to,
  );
  return coming.flatMap((interval) =>
    weeklyOffer(interval, today, plans).cut.map(({ opens, closes }) => ({ weekday: interval.weekday, opens, closes })),
  );
}

function firstDay({ valid_from }: BookingInterval, today: Day): Day {
  return valid_from !== null && valid_from > today ? valid_from : today;
}

function dayOn(weekday: number, from: Day): Day {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}
