import type { JSX } from 'react';
import { type AxisDay, type DayTick, dayTicks } from '../../../contract/rules/statistics/graph/day-ticks.ts';
import type { Graph } from '../../../contract/rules/statistics/graph/graph.ts';

/** What the axis of categories looks like: days in two rows, names on a slant, all others as many as there is room for. */
export function chooseCategoryAxis(graph: Graph) {
  const { days } = graph;
  if (days !== undefined) return { interval: 0, height: 48, tickLine: false, tick: <DayTickText ticksIn={ticksByWidth(days)} /> } as const;
  return isNamed(graph) ? slanted : ({ interval: 'equidistantPreserveStart' } as const);
}

/** The ticks of an axis of so many pixels, worked out once for all of them. */
function ticksByWidth(days: readonly AxisDay[]): (width: number) => readonly DayTick[] {
  let [known, ticks]: readonly [number, readonly DayTick[]] = [-1, []];
  return (width) => {
    if (width !== known) [known, ticks] = [width, dayTicks(days, width / days.length)];
    return ticks;
  };
}

type DayTickTextProps = {
  readonly ticksIn: (width: number) => readonly DayTick[];
  readonly x?: number | string;
  readonly y?: number | string;
  readonly width?: number | string;
  readonly index?: number;
};

/** The day under a category and the month under that. The library gives places and the width of the axis. */
function DayTickText({ ticksIn, x, y, width = 0, index = 0 }: DayTickTextProps): JSX.Element | null {
  const { day = null, month = null } = ticksIn(Number(width))[index] ?? {};
  return (
    <g transform={`translate(${x} ${y})`} className="graph-day">
      {day === null ? null : (
        <text y="12" textAnchor="middle">
          {day}
        </text>
      )}
      {month === null ? null : (
        <text className="graph-day__month" x="-7" y="29">
          {month}
        </text>
      )}
    </g>
  );
}

/** This many bars have room for the name of each one under it. */
const mostNamed = 24;
/** Longer names do not fit next to each other. */
const shortName = 6;
const mostLetters = 16;

/** Whether each bar has its own name, that of a service or a person: none of them may be missing. */
export function isNamed({ kind, categories, days }: Graph): boolean {
  return kind !== 'line' && days === undefined && categories.length <= mostNamed && categories.some((name) => name.length > shortName);
}

/** A name that fits under a bar: without what it has in brackets, which the table and the values say, or cut. */
function shortened(name: string): string {
  const short = name.length > mostLetters ? name.replace(/ \([^)]*\)$/u, '') : name;
  return short.length > mostLetters ? `${short.slice(0, mostLetters - 1).trimEnd()}…` : short;
}

/** The first name goes to the left of its bar. */
export const slantedRoom = 28;

const slanted = {
  interval: 0,
  angle: -35,
  textAnchor: 'end',
  height: 92,
  tickFormatter: shortened,
} as const;
