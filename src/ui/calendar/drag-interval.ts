import { type Interval, parseMinutes, timeAt } from '../../../contract/rules/opening/intervals.ts';
import { dayMinutes, type Span } from './day-axis.ts';

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
