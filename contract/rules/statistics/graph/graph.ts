import type { Unit } from '../definitions.ts';
import type { AxisDay } from './day-ticks.ts';

/** A row of values along the categories. */
export type Series = {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Of a compared period: drawn lighter and dashed. */
  readonly isCompared: boolean;
};

/** What a graph says, whatever draws it: the screen, a picture or a page. */
export type Graph = {
  readonly kind: 'line' | 'bar' | 'stacked';
  readonly unit: Unit;
  readonly categories: readonly string[];
  /** The days of categories that are days or weeks: the axis says them shorter than their names. */
  readonly days?: readonly AxisDay[];
  readonly series: readonly Series[];
  /** From which category on the time is not over: lines are dashed from there. Null where all of it is. */
  readonly unfinishedFrom: number | null;
  /** Before which category the target lies, with its words; null where there is none. */
  readonly target: { readonly before: number; readonly label: string } | null;
};

/** This many series can be distinguished without colours. */
export const mostSeries = 6;

/** A part of the categories: what is zoomed to. */
export function cutGraph(graph: Graph, { from, to }: { readonly from: number; readonly to: number }): Graph {
  const moved = (at: number): number => Math.max(0, at - from);
  return {
    ...graph,
    categories: graph.categories.slice(from, to + 1),
    ...(graph.days === undefined ? {} : { days: graph.days.slice(from, to + 1) }),
    series: graph.series.map((one) => ({ ...one, values: one.values.slice(from, to + 1) })),
    unfinishedFrom: graph.unfinishedFrom === null ? null : moved(graph.unfinishedFrom),
    target: graph.target === null || graph.target.before < from ? null : { ...graph.target, before: moved(graph.target.before) },
  };
}

/** A scale from 0 to a round value above all others, with about five steps. */
export function chooseScale({ series, kind, unit }: Graph): { readonly top: number; readonly step: number } {
  const sums = series[0]?.values.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)) ?? [];
  const most =
    kind === 'stacked' ? Math.max(0, ...sums) : Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const step = stepFor(most / 5, unit);
  return { step, top: Math.max(step, Math.ceil(most / step) * step) };
}

const roundSteps = [1, 2, 5, 10];
/** Times go by seconds and minutes that clocks have. */
const timeSteps = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200].map((seconds) => seconds * 1000);

function stepFor(least: number, unit: Unit): number {
  if (unit === 'time') return timeSteps.find((step) => step >= least) ?? Math.ceil(least / 3_600_000) * 3_600_000;
  const smallest = unit === 'share' ? 0.01 : 1;
  if (least <= smallest) return smallest;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (roundSteps.find((step) => step * power >= least - 1e-12) ?? 10);
}
