import type { Problem } from '../../basics/errors.ts';
import { type Interval, isReversed, overlaps, spokenInterval } from './intervals.ts';

type Given = { readonly weekday?: number | null; readonly opens?: string | null; readonly closes?: string | null };
type Draft = { readonly intervals?: readonly Given[] | null };
type Placed = Interval & { readonly weekday: number | undefined; readonly at: number };

/**
 * A rule of drafts: every interval ends after it begins, and no two of one day overlap. What is wrong is at the later one
 * of the two and names both, by paths as `intervals.2.opens`.
 */
export function checkIntervals({ intervals }: Draft): Readonly<Record<string, Problem>> {
  const whole = (intervals ?? []).flatMap(placed);
  const problems: Record<string, Problem> = {};
  for (const one of whole) {
    if (isReversed(one))
      problems[`intervals.${one.at}.closes`] = {
        code: isOverMidnight(one) ? 'hours_over_midnight' : 'end_before_start',
        details: { interval: spokenInterval(one), ...dayOf(one) },
      };
    else {
      const other = whole.find(
        (earlier) => earlier.at < one.at && isOfOneDay(earlier, one) && !isReversed(earlier) && overlaps(earlier, one),
      );
      if (other !== undefined) problems[`intervals.${one.at}.opens`] = { code: 'intervals_overlap', details: named(other, one) };
    }
  }
  return problems;
}

/** A person who begins in the afternoon and ends in the early morning means the next one. */
function isOverMidnight({ opens, closes }: Interval): boolean {
  return opens >= '12:00' && closes <= '06:00';
}

function placed({ weekday, opens, closes }: Given, at: number): readonly Placed[] {
  return opens == null || closes == null ? [] : [{ weekday: weekday ?? undefined, opens, closes, at }];
}

function isOfOneDay(one: Placed, other: Placed): boolean {
  return one.weekday === other.weekday;
}

function named(one: Placed, other: Placed): NonNullable<Problem['details']> {
  return { one: spokenInterval(one), other: spokenInterval(other), ...dayOf(other) };
}

function dayOf({ weekday }: Placed): { readonly weekday?: number } {
  return weekday === undefined ? {} : { weekday };
}
