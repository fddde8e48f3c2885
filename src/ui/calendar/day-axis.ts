import { type Interval, parseMinutes } from '../../../contract/rules/opening/intervals.ts';

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
