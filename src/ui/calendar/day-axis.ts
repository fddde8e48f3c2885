import { type Interval, parseMinutes, timeAt } from '../../../contract/rules/opening/intervals.ts';

/** A part of an axis: minutes of a day, or instants of a week. */
export type Span = { readonly from: number; readonly to: number };

export const hourMinutes = 60;
export const dayMinutes = 24 * hourMinutes;

/** Minutes of the day from the beginning of an interval to its end. */
export function convertToSpan({ opens, closes }: Interval): Span {
  return { from: parseMinutes(opens), to: parseMinutes(closes) };
}

/** The whole hours that an axis needs for all of the spans; a time that is half typed is no number and needs none. */
export function wholeHours(spans: readonly Span[]): Span {
  const from = Math.min(...spans.map((span) => span.from).filter(Number.isFinite));
  const to = Math.max(...spans.map((span) => span.to).filter(Number.isFinite));
  return { from: Math.floor(from / hourMinutes) * hourMinutes, to: Math.ceil(to / hourMinutes) * hourMinutes };
}

/** How far along an axis a place is, in percent. */
export function percentAt(axis: Span, place: number): number {
  return ((place - axis.from) / (axis.to - axis.from)) * 100;
}

/** Where a part is on an axis from left to right. */
export function placedAcross(axis: Span, part: Span): { readonly left: string; readonly width: string } {
  const { start, length } = placed(axis, part);
  return { left: start, width: length };
}

/** Where a part is on an axis from the top down. */
export function placedDown(axis: Span, part: Span): { readonly top: string; readonly height: string } {
  const { start, length } = placed(axis, part);
  return { top: start, height: length };
}

/** The place on an axis that is drawn from one point of the screen to another, under a point. */
export function placeUnder(axis: Span, drawn: Span, point: number): number {
  if (drawn.from === drawn.to) return axis.from;
  return axis.from + ((point - drawn.from) / (drawn.to - drawn.from)) * (axis.to - axis.from);
}

/** Every so many hours of an axis of minutes from its first one on. */
export function listAxisHours({ from, to }: Span, every: number): readonly number[] {
  const step = every * hourMinutes;
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => (from + place * step) / hourMinutes);
}

function placed(axis: Span, { from, to }: Span): { readonly start: string; readonly length: string } {
  const start = percentAt(axis, from);
  return { start: `${start}%`, length: `${Math.max(percentAt(axis, to) - start, 0)}%` };
}

/** What of a block a pointer holds: an edge stretches it, its middle moves it. */
export type Grip = 'whole' | 'start' | 'end';
type Drag = {
  readonly grip: Grip;
  /** How many minutes the pointer is from where it took hold. */
  readonly shift: number;
  /** Times are whole numbers of so many minutes, and no interval is shorter. */
  readonly step: number;
};

/** What a point of a drawn block holds; `edge` is how far from its ends it stretches it. */
export function gripAt(block: Span, point: number, edge: number): Grip {
  if (point - block.from < edge) return 'start';
  return block.to - point < edge ? 'end' : 'whole';
}

/** The nearest step to the minutes of the day. */
export function snapped(minutes: number, step: number): number {
  return Math.min(Math.max(Math.round(minutes / step) * step, 0), dayMinutes);
}

/** The interval as a drag has it now: never turned round, and never outside of the day. */
export function draggedInterval(before: Interval, { grip, shift, step }: Drag): Interval {
  const [from, to] = [parseMinutes(before.opens), parseMinutes(before.closes)];
  if (grip === 'start') return { opens: timeAt(Math.min(snapped(from + shift, step), to - step)), closes: before.closes };
  if (grip === 'end') return { opens: before.opens, closes: timeAt(Math.max(snapped(to + shift, step), from + step)) };
  const moved = Math.min(snapped(from + shift, step), dayMinutes - (to - from));
  return { opens: timeAt(moved), closes: timeAt(moved + to - from) };
}
