import type { Problem, ProblemCode } from '../../basics/errors.ts';
import { type Interval, isReversed, overlaps, parseMinutes, spokenInterval } from '../opening/intervals.ts';
import { type Period, periodsOverlap } from '../opening/plan-periods.ts';
import { cellMinutes } from './cells.ts';

type Given = Partial<Period> & {
  readonly weekday?: number | null;
  readonly opens?: string | null;
  readonly closes?: string | null;
  readonly length_minutes?: number | null;
};
type Placed = Interval & Period & { readonly weekday: number; readonly at: number; readonly length: number | null };

/**
 * A rule of drafts: an interval ends after it begins, holds at least one visit, begins and is as long as whole cells, its last day
 * does not come before its first, and no two of one weekday and common days overlap. Paths are as `intervals.2.opens`.
 */
export function checkBookingIntervals({ intervals }: { readonly intervals?: readonly Given[] | null }): Readonly<Record<string, Problem>> {
  const whole = (intervals ?? []).flatMap(placed);
  return Object.fromEntries(whole.flatMap((one) => problemOf(one, whole) ?? []));
}

type Found = readonly [readonly [path: string, Problem]];

function problemOf(one: Placed, all: readonly Placed[]): Found | undefined {
  const at = (field: string, code: ProblemCode, details: Problem['details'] = {}): Found => [
    [`intervals.${one.at}.${field}`, { code, details: { ...details, weekday: one.weekday } }],
  ];
  const interval = spokenInterval(one);
  if (isReversed(one)) return at('closes', 'end_before_start', { interval });
  if (one.valid_from !== null && one.valid_to !== null && one.valid_to < one.valid_from) return at('valid_to', 'days_reversed');
  if (parseMinutes(one.opens) % cellMinutes !== 0) return at('opens', 'not_in_cells');
  if (one.length !== null && one.length % cellMinutes !== 0) return at('length_minutes', 'not_in_cells');
  if (one.length !== null && parseMinutes(one.opens) + one.length > parseMinutes(one.closes)) {
    return at('length_minutes', 'visit_longer_than_interval', { interval });
  }
  const other = all.find((earlier) => earlier.at < one.at && collides(earlier, one));
  return other === undefined ? undefined : at('opens', 'intervals_overlap', { one: spokenInterval(other), other: interval });
}

function collides(one: Placed, other: Placed): boolean {
  return one.weekday === other.weekday && !isReversed(one) && overlaps(one, other) && periodsOverlap(one, other);
}

function placed({ weekday, opens, closes, valid_from, valid_to, length_minutes }: Given, at: number): readonly Placed[] {
  if (weekday == null || opens == null || closes == null) return [];
  return [{ weekday, opens, closes, valid_from: valid_from ?? null, valid_to: valid_to ?? null, length: length_minutes ?? null, at }];
}
