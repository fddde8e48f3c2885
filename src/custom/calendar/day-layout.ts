import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import type { DayType } from '../../../contract/rules/opening/day-hours.ts';
import type { Interval } from '../../../contract/rules/opening/intervals.ts';
import { isOpenThroughout } from '../../../contract/rules/opening/open-instants.ts';
import { type OrderState, openStates } from '../../../contract/rules/orders/order-states.ts';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { groupBy } from '../../../contract/rules/values/group-by.ts';
import { convertToSpan, hourMinutes, wholeHours } from '../../ui/calendar/day-axis.ts';

export type Visit = { readonly starts_at: string; readonly ends_at: string };
export type CalendarOrder = Visit & { readonly id: number; readonly name: string; readonly state: OrderState };
export type OfferedVisit = Visit & { readonly capacity: number; readonly free: number };
export type OfferedDay = {
  readonly day: Day;
  readonly type: DayType;
  /** What someone noted of it. */
  readonly note: string | null;
  readonly intervals: readonly Interval[];
  readonly times: readonly OfferedVisit[];
};

/** Where something is in its day: minutes of the day, and its lane from the left. */
type Placed = { readonly from: number; readonly to: number; readonly lane: number };
export type CalendarCell = Placed & Visit & CellContent;
export type CellContent =
  | { readonly kind: 'order'; readonly order: CalendarOrder; readonly collides: boolean }
  | { readonly kind: 'free' }
  /** Taken by another service that shares the places, or held by a client who is filling in the form. */
  | { readonly kind: 'taken' }
  /** All places of one time, where there are too many for lanes; the capacity is not known of what has passed. */
  | { readonly kind: 'sum'; readonly taken: number; readonly capacity: number | undefined; readonly collisions: number };

export type DayLayout = { readonly lanes: number; readonly cells: readonly CalendarCell[] };

/** With more places than these a time is one cell that says how many are taken. */
const mostLanes = 4;

/** What is in the column of a day: a lane is one place. */
export function dayLayout({ times, intervals }: OfferedDay, orders: readonly CalendarOrder[], now: Date): DayLayout {
  const collides = (order: CalendarOrder): boolean => isColliding(order, intervals, now);
  const placed = lanesOf(orders).map(({ order, lane }): CalendarCell & { readonly kind: 'order' } => ({
    ...placeOf(order),
    lane,
    kind: 'order',
    order,
    collides: collides(order),
  }));
  const rest = times.flatMap((time): readonly CalendarCell[] => {
    const overlapping = placed.filter(({ order }) => overlap(order, time)).map(({ lane }) => lane);
    const others = Math.max(0, time.capacity - time.free - overlapping.length);
    const lanes = freeLanes(overlapping, time.free + others);
    return lanes.map((lane, place) => ({ ...placeOf(time), lane, kind: place < time.free ? 'free' : 'taken' }));
  });
  const cells = [...placed, ...rest];
  const lanes = cells.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  return lanes > mostLanes ? { lanes: 2, cells: sums(times, orders, collides) } : { lanes, cells: cells.toSorted(inOrder) };
}

/** Whether someone is coming at a time when the office is closed. */
function isColliding(order: CalendarOrder, intervals: readonly Interval[], now: Date): boolean {
  const [starts, ends] = [new Date(order.starts_at), new Date(order.ends_at)];
  return ends > now && openStates.includes(order.state) && !isOpenThroughout(starts, ends, () => intervals);
}

const usual = { from: 8 * hourMinutes, to: 17 * hourMinutes };

/** Minutes of the day from the first hour to the last one that the cells of all columns need; office hours where there are none. */
export function shownHours(days: readonly OfferedDay[], layouts: readonly DayLayout[]): { readonly first: number; readonly last: number } {
  const spans = [...layouts.flatMap(({ cells }) => cells), ...days.flatMap(({ intervals }) => intervals.map(convertToSpan))];
  const { from: first, to: last } = wholeHours(spans.length === 0 ? [usual] : spans);
  return { first, last };
}

/** The minute of the day that clocks in Prague show. */
export function minuteAt(instant: Date): number {
  const { hour, minute } = wallTimeAt(instant);
  return hour * 60 + minute;
}

function placeOf({ starts_at, ends_at }: Visit): Visit & { readonly from: number; readonly to: number } {
  const from = minuteAt(new Date(starts_at));
  // A visit is as tall as it is long, also where clocks change within it.
  return { starts_at, ends_at, from, to: from + (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000 };
}

function lanesOf(orders: readonly CalendarOrder[]): readonly { readonly order: CalendarOrder; readonly lane: number }[] {
  const ends: number[] = [];
  const sorted = orders.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at) || one.id - other.id);
  return sorted.map((order) => {
    const free = ends.findIndex((end) => end <= Date.parse(order.starts_at));
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Date.parse(order.ends_at);
    return { order, lane };
  });
}

function freeLanes(taken: readonly number[], count: number): readonly number[] {
  const lanes: number[] = [];
  for (let lane = 0; lanes.length < count; lane += 1) if (!taken.includes(lane)) lanes.push(lane);
  return lanes;
}

function sums(
  times: readonly OfferedVisit[],
  orders: readonly CalendarOrder[],
  collides: (order: CalendarOrder) => boolean,
): readonly CalendarCell[] {
  const isOffered = (order: CalendarOrder): boolean => times.some((time) => Date.parse(time.starts_at) === Date.parse(order.starts_at));
  const others = groupBy(
    orders.filter((order) => !isOffered(order)),
    ({ starts_at }) => starts_at,
  );
  const offered = times.flatMap((time): readonly CalendarCell[] => {
    const place = placeOf(time);
    const { capacity, free } = time;
    const sum: CalendarCell = { ...place, lane: 0, kind: 'sum', taken: capacity - free, capacity, collisions: 0 };
    return free > 0 ? [sum, { ...place, lane: 1, kind: 'free' }] : [sum];
  });
  const alone = [...others.values()].flatMap((group): readonly CalendarCell[] => {
    const [first] = group;
    if (first === undefined) return [];
    return [
      { ...placeOf(first), lane: 0, kind: 'sum', taken: group.length, capacity: undefined, collisions: group.filter(collides).length },
    ];
  });
  return [...offered, ...alone].toSorted(inOrder);
}

function overlap(one: Visit, other: Visit): boolean {
  return Date.parse(one.starts_at) < Date.parse(other.ends_at) && Date.parse(other.starts_at) < Date.parse(one.ends_at);
}

function inOrder(one: Placed, other: Placed): number {
  return one.from - other.from || one.lane - other.lane;
}
