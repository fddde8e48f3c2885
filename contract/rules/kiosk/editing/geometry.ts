import { layoutLimits, type Rect } from '../layout/layout.ts';

export type Point = { readonly x: number; readonly y: number };
export type Size = Pick<Rect, 'width' | 'height'>;
/** A line that a moved box snapped to: its position, and from where to where it is drawn. */
export type Guide = { readonly axis: 'x' | 'y'; readonly at: number; readonly from: number; readonly to: number };
export type Snapped = { readonly dx: number; readonly dy: number; readonly guides: readonly Guide[] };

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** The smallest rectangle around all; undefined around none. */
export function boundsOf(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether two rectangles share an area. */
export function overlap(one: Rect, other: Rect): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Whether the rectangle is wholly inside a page of the size. */
export function isInside(rect: Rect, { width, height }: Size): boolean {
  return rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= width && rect.y + rect.height <= height;
}

type Snapping = {
  /** Other boxes of the page. */
  readonly others: readonly Rect[];
  readonly page: Size;
  /** Distance in pixels of the page within which an edge is caught. */
  readonly threshold: number;
  /** Distance of the lines of the grid; 0 without one. */
  readonly grid: number;
};

/** How far a moved box is moved on, so that it snaps: to edges and centres of others and of the page first, then to the grid. */
export function snapMove(box: Rect, snapping: Snapping): Snapped {
  const horizontal = snapAxis(spanOf(box, 'x'), snapping, 'x');
  const vertical = snapAxis(spanOf(box, 'y'), snapping, 'y');
  const moved = { ...box, x: box.x + horizontal.by, y: box.y + vertical.by };
  return { dx: horizontal.by, dy: vertical.by, guides: guidesOf(moved, snapping, horizontal.line, vertical.line) };
}

type Span = { readonly start: number; readonly length: number };
type AxisSnap = { readonly by: number; readonly line: number | undefined };

const spanOf = (rect: Rect, axis: 'x' | 'y'): Span =>
  axis === 'x' ? { start: rect.x, length: rect.width } : { start: rect.y, length: rect.height };

const linesOf = ({ start, length }: Span): readonly number[] => [start, Math.round(start + length / 2), start + length];

function snapAxis(span: Span, { others, page, threshold, grid }: Snapping, axis: 'x' | 'y'): AxisSnap {
  const whole = { start: 0, length: axis === 'x' ? page.width : page.height };
  const targets = [...others.map((rect) => spanOf(rect, axis)), whole].flatMap(linesOf);
  const caught = nearest(span, targets, threshold);
  if (caught !== undefined) return caught;
  const toGrid = grid === 0 ? 0 : Math.round(span.start / grid) * grid - span.start;
  // A line that is within reach of the grid's place is taken at once: a box that snapped stays.
  const beyond = nearest({ ...span, start: span.start + toGrid }, targets, threshold);
  return beyond === undefined ? { by: toGrid, line: undefined } : { by: toGrid + beyond.by, line: beyond.line };
}

/** The smallest way of one of the box's lines to a target within the threshold. */
function nearest(span: Span, targets: readonly number[], threshold: number): AxisSnap | undefined {
  let best: AxisSnap | undefined;
  for (const line of linesOf(span)) {
    for (const target of targets) {
      const by = target - line;
      if (Math.abs(by) <= threshold && (best === undefined || Math.abs(by) < Math.abs(best.by))) best = { by, line: target };
    }
  }
  return best;
}

function guidesOf(box: Rect, { others }: Snapping, x: number | undefined, y: number | undefined): readonly Guide[] {
  const guideAt = (axis: 'x' | 'y', at: number | undefined): readonly Guide[] => {
    if (at === undefined) return [];
    const across = axis === 'x' ? 'y' : 'x';
    const touched = [box, ...others.filter((rect) => linesOf(spanOf(rect, axis)).includes(at))].map((rect) => spanOf(rect, across));
    const from = Math.min(...touched.map(({ start }) => start));
    const to = Math.max(...touched.map(({ start, length }) => start + length));
    return [{ axis, at, from, to }];
  };
  return [...guideAt('x', x), ...guideAt('y', y)];
}

/** A handle of a box: which of its edges it moves. */
export type Handle = { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

/** The box with the edges of the handle moved; no smaller than a button may be, and the opposite edges stay. */
export function resize(box: Rect, { x, y }: Handle, by: Point): Rect {
  const across = resizeSpan({ start: box.x, length: box.width }, x, by.x);
  const down = resizeSpan({ start: box.y, length: box.height }, y, by.y);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

function resizeSpan({ start, length }: Span, edge: -1 | 0 | 1, by: number): Span {
  if (edge === 0) return { start, length };
  const resized = Math.max(layoutLimits.smallestButton, Math.round(length + edge * by));
  return { start: edge === 1 ? start : start + length - resized, length: resized };
}

/** The boxes with one edge or centre in a line: that of their bounds, or that of the page when there is one box. */
export function align<R extends Rect>(boxes: readonly R[], to: Alignment, page: Size): readonly R[] {
  const bounds = boxes.length === 1 ? { x: 0, y: 0, ...page } : boundsOf(boxes);
  if (bounds === undefined) return boxes;
  const horizontal = (rect: Rect, share: number): number => Math.round(bounds.x + (bounds.width - rect.width) * share);
  const vertical = (rect: Rect, share: number): number => Math.round(bounds.y + (bounds.height - rect.height) * share);
  const place: Readonly<Record<Alignment, (rect: Rect) => Partial<Point>>> = {
    left: (rect) => ({ x: horizontal(rect, 0) }),
    center: (rect) => ({ x: horizontal(rect, 0.5) }),
    right: (rect) => ({ x: horizontal(rect, 1) }),
    top: (rect) => ({ y: vertical(rect, 0) }),
    middle: (rect) => ({ y: vertical(rect, 0.5) }),
    bottom: (rect) => ({ y: vertical(rect, 1) }),
  };
  return boxes.map((box) => ({ ...box, ...place[to](box) }));
}

/** The boxes with equal gaps between them; the first and the last one stay. Boxes without room for gaps stay as they are. */
export function distribute<R extends Rect>(boxes: readonly R[], axis: 'x' | 'y'): readonly R[] {
  const sorted = boxes.toSorted((one, other) => spanOf(one, axis).start - spanOf(other, axis).start);
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (first === undefined || last === undefined || sorted.length < 3) return boxes;
  const from = spanOf(first, axis).start;
  const to = spanOf(last, axis).start + spanOf(last, axis).length;
  const used = sorted.reduce((sum, box) => sum + spanOf(box, axis).length, 0);
  const gap = (to - from - used) / (sorted.length - 1);
  if (gap < 0) return boxes;
  const starts = new Map<R, number>();
  let at = from;
  for (const box of sorted) {
    starts.set(box, Math.round(at));
    at += spanOf(box, axis).length + gap;
  }
  return boxes.map((box) => ({ ...box, [axis]: box === last ? spanOf(box, axis).start : (starts.get(box) ?? spanOf(box, axis).start) }));
}
