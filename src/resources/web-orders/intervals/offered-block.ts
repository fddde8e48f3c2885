import type { BookingInterval } from '../../../../contract/rules/booking/booking-plan.ts';
import { cellMinutes } from '../../../../contract/rules/booking/cells.ts';
import { offeredTimes } from '../../../../contract/rules/booking/offered-times.ts';
import { addDays, type Day, weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningPlan } from '../../../../contract/rules/opening/day-hours.ts';
import { type Interval, inOrder, minutesOf, timeAt } from '../../../../contract/rules/opening/intervals.ts';
import { planOn } from '../../../../contract/rules/opening/plan-periods.ts';
import type { DraftBlock } from './draft-blocks.ts';

/** What clients are offered of a block in an ordinary week: how many places, when the store is open, and what that cuts off. */
export type BlockOffer = { readonly places: number; readonly open: readonly Interval[]; readonly cut: readonly Interval[] };

/** Opening hours of a weekday from a day on, without the dates that differ. */
export function openOn(weekday: number, from: Day, plans: readonly OpeningPlan[]): readonly Interval[] {
  const intervals = planOn(dayOn(weekday, from), plans)?.intervals ?? [];
  return inOrder(intervals.filter((each) => each.weekday === weekday));
}

/** The offer of a block; undefined while its values are half typed. */
export function offerOf(block: DraftBlock, today: Day, plans: readonly OpeningPlan[]): BlockOffer | undefined {
  const whole = wholeOf(block);
  if (whole === undefined) return undefined;
  const from = block.valid_from !== null && block.valid_from > today ? block.valid_from : today;
  const open = openOn(block.weekday, from, plans);
  const { times, cut } = offeredTimes(dayOn(block.weekday, from), [whole], open);
  return { places: times.reduce((sum, { capacity }) => sum + capacity, 0), open, cut };
}

/** What of the drawn hours is closed. */
export function closedWithin({ from, to }: { readonly from: number; readonly to: number }, open: readonly Interval[]): readonly Interval[] {
  const closed: Interval[] = [];
  let at = from;
  for (const { opens, closes } of inOrder(open)) {
    if (minutesOf(opens) > at) closed.push({ opens: timeAt(at), closes: timeAt(Math.min(minutesOf(opens), to)) });
    at = Math.max(at, minutesOf(closes));
  }
  return at < to ? [...closed, { opens: timeAt(at), closes: timeAt(to) }] : closed;
}

function dayOn(weekday: number, from: Day): Day {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

function wholeOf({ length_minutes, capacity, ...block }: DraftBlock): BookingInterval | undefined {
  if (length_minutes === null || length_minutes < cellMinutes || capacity === null || block.opens === '' || block.closes === '')
    return undefined;
  return { ...block, length_minutes, capacity };
}
