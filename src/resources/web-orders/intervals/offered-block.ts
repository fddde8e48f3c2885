import type { BookingInterval } from '../../../../contract/rules/booking/booking-plan.ts';
import { cellMinutes } from '../../../../contract/rules/booking/cells.ts';
import { type WeeklyOffer, weeklyOffer } from '../../../../contract/rules/booking/weekly-offer.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningPlan } from '../../../../contract/rules/opening/day-hours.ts';
import { type Interval, inOrder, parseMinutes, timeAt } from '../../../../contract/rules/opening/intervals.ts';
import type { DraftBlock } from './draft-blocks.ts';

/** The offer of a block; undefined while its values are half typed. */
export function buildOffer(block: DraftBlock, today: Day, plans: readonly OpeningPlan[]): WeeklyOffer | undefined {
  const whole = wholeOf(block);
  return whole === undefined ? undefined : weeklyOffer(whole, today, plans);
}

/** What of the drawn hours is closed. */
export function closedWithin({ from, to }: { readonly from: number; readonly to: number }, open: readonly Interval[]): readonly Interval[] {
  const closed: Interval[] = [];
  let at = from;
  for (const { opens, closes } of inOrder(open)) {
    if (parseMinutes(opens) > at) closed.push({ opens: timeAt(at), closes: timeAt(Math.min(parseMinutes(opens), to)) });
    at = Math.max(at, parseMinutes(closes));
  }
  return at < to ? [...closed, { opens: timeAt(at), closes: timeAt(to) }] : closed;
}

function wholeOf({ length_minutes, capacity, ...block }: DraftBlock): BookingInterval | undefined {
  if (length_minutes === null || length_minutes < cellMinutes || capacity === null || block.opens === '' || block.closes === '')
    return undefined;
  return { ...block, length_minutes, capacity };
}
