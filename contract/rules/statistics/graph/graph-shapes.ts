import { type AxisDay, dayTicks } from './day-ticks.ts';
import { chooseScale, type Graph } from './graph.ts';
import { chooseTexture, markOf } from './marks.ts';

/** Ink is the place of a colour: pictures, pages and the screen each have their own. */
export type Ink = 'text' | 'quiet' | 'line' | 'target' | 'paper' | number;
type Point = readonly [x: number, y: number];
export type Shape =
  | { readonly shape: 'line'; readonly points: readonly Point[]; readonly ink: Ink; readonly width: number; readonly isDashed: boolean }
  | { readonly shape: 'area'; readonly at: Point; readonly size: Point; readonly ink: Ink; readonly share: number }
  | { readonly shape: 'text'; readonly at: Point; readonly text: string; readonly ink: Ink; readonly anchor: 'start' | 'middle' | 'end' };

type Sheet = {
  readonly width: number;
  readonly height: number;
  /** Values of the scale in words. */
  readonly shown: (value: number) => string;
};

const edge = { left: 64, right: 48, top: 48, bottom: 56 } as const;
const legendStep = 18;
const rowStep = 16;

/** The shapes of a graph on a sheet: the same for SVG, PNG and pages that are printed. */
export function graphShapes(graph: Graph, { width, height, shown }: Sheet): readonly Shape[] {
  const legend = graph.series.length > 1 ? graph.series.length * legendStep : 0;
  const [left, top, right, bottom] = [edge.left, edge.top + legend, width - edge.right, height - edge.bottom];
  const scale = chooseScale(graph);
  const slot = (right - left) / Math.max(1, graph.categories.length);
  const x = (at: number): number => left + slot * (at + 0.5);
  const y = (value: number): number => bottom - ((bottom - top) * value) / scale.top;
  const lines = Array.from({ length: Math.round(scale.top / scale.step) + 1 }, (_, at) => at * scale.step);
  return [
    ...lines.flatMap((value): Shape[] => [
      {
        shape: 'line',
        points: [
          [left, y(value)],
          [right, y(value)],
        ],
        ink: 'line',
        width: 1,
        isDashed: false,
      },
      { shape: 'text', at: [left - 8, y(value) + 4], text: shown(value), ink: 'quiet', anchor: 'end' },
    ]),
    ...(graph.days === undefined
      ? nameShapes(graph.categories, { x, bottom, slot, room: right - left })
      : dayShapes(graph.days, { x, bottom, slot })),
    ...(graph.kind === 'line' ? lineShapes(graph, { x, y }) : barShapes(graph, { x, y, slot })),
    ...(graph.target === null ? [] : targetShapes(graph.target, { at: left + slot * graph.target.before, top, bottom })),
    ...(legend === 0
      ? []
      : graph.series.flatMap((one, at) => legendShapes(one, at, { left, top: edge.top + at * legendStep, kind: graph.kind }))),
  ];
}

type AxisPlace = { readonly x: (at: number) => number; readonly bottom: number; readonly slot: number };

function nameShapes(names: readonly string[], { x, bottom, slot, room }: AxisPlace & { readonly room: number }): readonly Shape[] {
  const every = Math.max(1, Math.ceil(names.length / Math.floor(room / 90)));
  // Names of bars alternate between two rows where one row has room for every second one.
  const rows = every === 2 ? 2 : 1;
  return names.flatMap((text, at): Shape[] =>
    at % (every / rows) === 0
      ? [{ shape: 'text', at: [x(at), bottom + 20 + (at % rows) * rowStep], text: cut(text, slot * every), ink: 'quiet', anchor: 'middle' }]
      : [],
  );
}

/** Days in one row, and under it the month that begins there. */
function dayShapes(days: readonly AxisDay[], { x, bottom, slot }: AxisPlace): readonly Shape[] {
  return dayTicks(days, slot).flatMap(({ day, month }, at): Shape[] => [
    ...(day === null ? [] : [{ shape: 'text', at: [x(at), bottom + 20], text: day, ink: 'quiet', anchor: 'middle' } as const]),
    ...(month === null
      ? []
      : [{ shape: 'text', at: [x(at) - 7, bottom + 20 + rowStep], text: month, ink: 'text', anchor: 'start' } as const]),
  ]);
}

/** A letter is about so wide. */
const letter = 6.5;

/** A text that would run into the next one ends with an ellipsis. */
function cut(text: string, width: number): string {
  const most = Math.max(4, Math.floor(width / letter) - 1);
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** How much of their colour bars have. */
export const barShares = { compared: 0.45, unfinished: 0.7 } as const;

type Places = { readonly x: (at: number) => number; readonly y: (value: number) => number };

/** A gap stays a gap. What is not over yet is dashed, and so is what is compared. */
function lineShapes({ series, unfinishedFrom }: Graph, { x, y }: Places): readonly Shape[] {
  return series.flatMap(({ values, isCompared }, ink) => {
    const shapes: Shape[] = [];
    values.forEach((value, at) => {
      if (value === null) return;
      const before = values[at - 1] ?? null;
      const isDashed = isCompared || (unfinishedFrom !== null && at >= unfinishedFrom);
      if (before !== null)
        shapes.push({
          shape: 'line',
          points: [
            [x(at - 1), y(before)],
            [x(at), y(value)],
          ],
          ink,
          width: 2,
          isDashed,
        });
      shapes.push(...markShapes([x(at), y(value)], ink));
    });
    return shapes;
  });
}

/** What is not over yet is lighter in a dashed border, and what is compared lighter still. */
function barShapes(
  { series, kind, categories, unfinishedFrom }: Graph,
  { x, y, slot }: Places & { readonly slot: number },
): readonly Shape[] {
  const most = slot * 0.8;
  const wide = kind === 'stacked' ? most : most / Math.max(1, series.length);
  return categories.flatMap((_, at) => {
    let below = 0;
    return series.flatMap(({ values, isCompared }, ink): Shape[] => {
      const value = values[at] ?? null;
      if (value === null) return [];
      const from = kind === 'stacked' ? below : 0;
      below += value;
      const left = x(at) - most / 2 + (kind === 'stacked' ? 0 : wide * ink);
      const isDashed = unfinishedFrom !== null && at >= unfinishedFrom;
      const share = isCompared ? barShares.compared : isDashed ? barShares.unfinished : 1;
      return barWithTexture([left, y(from + value)], [wide, y(from) - y(from + value)], { ink, share, isDashed });
    });
  });
}

/** The mark of a series around a point. */
function markShapes([x, y]: Point, ink: number): readonly Shape[] {
  return markOf(ink).map(({ at, size, isHollow }) => ({
    shape: 'area',
    at: [x + at[0], y + at[1]],
    size,
    ink: isHollow ? 'paper' : ink,
    share: 1,
  }));
}

/** The border of a bar that is lighter than its series. */
function frame([left, top]: Point, [width, height]: Point, { ink, isDashed }: Pick<BarLook, 'ink' | 'isDashed'>): Shape {
  const [right, bottom] = [left + width, top + height];
  const points: readonly Point[] = [
    [left, bottom],
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return { shape: 'line', points, ink, width: 1, isDashed };
}

type BarLook = { readonly ink: number; readonly share: number; readonly isDashed: boolean };

/** A bar with the lines of its series over it. */
function barWithTexture([left, top]: Point, size: Point, { ink, share, isDashed }: BarLook): Shape[] {
  const { across, down } = chooseTexture(ink);
  const [width, height] = size;
  const steps = (length: number, step: number | null): readonly number[] =>
    step === null ? [] : Array.from({ length: Math.max(0, Math.ceil(length / step) - 1) }, (_, at) => (at + 1) * step);
  const line = (from: Point, to: Point): Shape => ({ shape: 'line', points: [from, to], ink: 'paper', width: 1, isDashed: false });
  return [
    { shape: 'area', at: [left, top], size, ink, share },
    ...(share === 1 ? [] : [frame([left, top], size, { ink, isDashed })]),
    ...steps(height, across).map((step) => line([left, top + height - step], [left + width, top + height - step])),
    ...steps(width, down).map((step) => line([left + step, top], [left + step, top + height])),
  ];
}

type TargetPlace = { readonly at: number; readonly top: number; readonly bottom: number };

function targetShapes({ label }: { readonly label: string }, { at, top, bottom }: TargetPlace): readonly Shape[] {
  return [
    {
      shape: 'line',
      points: [
        [at, top - 8],
        [at, bottom],
      ],
      ink: 'target',
      width: 2,
      isDashed: false,
    },
    { shape: 'text', at: [at + 6, top + 4], text: label, ink: 'text', anchor: 'start' },
  ];
}

function legendShapes(
  { name, isCompared }: Graph['series'][number],
  ink: number,
  { left, top, kind }: { readonly left: number; readonly top: number; readonly kind: Graph['kind'] },
): readonly Shape[] {
  const text: Shape = { shape: 'text', at: [left + 32, top], text: name, ink: 'text', anchor: 'start' };
  if (kind !== 'line')
    return [...barWithTexture([left, top - 10], [24, 12], { ink, share: isCompared ? barShares.compared : 1, isDashed: false }), text];
  return [
    ...markShapes([left + 12, top - 4], ink),
    {
      shape: 'line',
      points: [
        [left, top - 4],
        [left + 24, top - 4],
      ],
      ink,
      width: 3,
      isDashed: isCompared,
    },
    text,
  ];
}
