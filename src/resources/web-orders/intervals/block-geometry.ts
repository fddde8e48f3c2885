import { cellMinutes } from '../../../../contract/rules/booking/cells.ts';
import {
  type Interval,
  inOrder,
  overlaps,
  parseMinutes,
  timeAt,
  type WeeklyInterval,
} from '../../../../contract/rules/opening/intervals.ts';
import { weekdays } from '../../../../contract/rules/opening/weeks.ts';
import {
  convertToSpan,
  dayMinutes,
  draggedInterval,
  type Grip,
  hourMinutes,
  type Span,
  snapped,
  wholeHours,
} from '../../../ui/calendar/day-axis.ts';

/** A place in the drawn week: the column from Monday on, and minutes of the day. */
export type Point = { readonly column: number; readonly minutes: number };

/** What a press without a drag makes. */
const lengthOfNew = 60;
/** What is drawn of an empty week. */
const usual: Span = { from: 7 * hourMinutes, to: 18 * hourMinutes };

/** The interval that a drag over the bare day draws, downwards or upwards. */
export function drawn(from: Point, to: Point): WeeklyInterval {
  const [begun, left] = [snapped(from.minutes, cellMinutes), snapped(to.minutes, cellMinutes)];
  if (begun === left) {
    const start = Math.min(begun, dayMinutes - lengthOfNew);
    return { weekday: weekdayIn(from.column), opens: timeAt(start), closes: timeAt(start + lengthOfNew) };
  }
  return { weekday: weekdayIn(from.column), opens: timeAt(Math.min(begun, left)), closes: timeAt(Math.max(begun, left)) };
}

/** The interval as a drag by one of its edges, or by its middle, has it now: never turned round, never outside of the week. */
export function dragged(before: WeeklyInterval, grip: Grip, from: Point, to: Point): WeeklyInterval {
  const weekday = grip === 'whole' ? weekdayIn(findWeekdayColumn(before.weekday) + to.column - from.column) : before.weekday;
  return { ...before, ...draggedInterval(before, { grip, shift: to.minutes - from.minutes, step: cellMinutes }), weekday };
}

type Step = { readonly key: string; readonly shiftKey: boolean };

/** The interval after a press of an arrow; undefined when the key changes nothing. */
export function stepped(before: WeeklyInterval, { key, shiftKey }: Step): WeeklyInterval | undefined {
  const here: Point = { column: 0, minutes: 0 };
  const to = arrows[key];
  if (to === undefined || (shiftKey && to.column !== 0)) return undefined;
  return dragged(before, shiftKey ? 'end' : 'whole', here, to);
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: { column: 0, minutes: -cellMinutes },
  ArrowDown: { column: 0, minutes: cellMinutes },
  ArrowLeft: { column: -1, minutes: 0 },
  ArrowRight: { column: 1, minutes: 0 },
};

/** Whole hours that the drawing covers: the usual day, and all that lies outside of it. */
export function hoursDrawn(intervals: readonly Interval[]): Span {
  const { from, to } = wholeHours([usual, ...intervals.map(convertToSpan)]);
  return { from: Math.max(0, from), to: Math.min(dayMinutes, to) };
}

export function findWeekdayColumn(weekday: number): number {
  return weekdays.findIndex((one) => one === weekday);
}

function weekdayIn(column: number): number {
  return weekdays[Math.min(Math.max(column, 0), weekdays.length - 1)] ?? 1;
}

/** Where a block is among those of its day that share some of its time: so many side by side. */
export type Lane = { readonly lane: number; readonly of: number };

/** Blocks of one weekday that share time are side by side: those of different days of the year, and those that are wrong. */
export function lanesOf(blocks: readonly WeeklyInterval[]): readonly Lane[] {
  const shares = (one: WeeklyInterval, other: WeeklyInterval): boolean => one.weekday === other.weekday && overlaps(one, other);
  const lanes: number[] = [];
  for (const [at, block] of blocks.entries()) {
    const taken = new Set(lanes.filter((_, earlier) => blocks[earlier] !== undefined && shares(blocks[earlier], block)));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    lanes[at] = lane;
  }
  return blocks.map((block, at) => {
    const overlapping = lanes.filter((_, other) => blocks[other] !== undefined && shares(blocks[other], block));
    return { lane: lanes[at] ?? 0, of: Math.max(lanes[at] ?? 0, ...overlapping) + 1 };
  });
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
