import { type JSX, useId } from 'react';
import { Bar, CartesianGrid, Cell, ComposedChart, Line, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { chooseScale, type Graph } from '../../../contract/rules/statistics/graph/graph.ts';
import { barShares } from '../../../contract/rules/statistics/graph/graph-shapes.ts';
import { chooseTexture, markOf } from '../../../contract/rules/statistics/graph/marks.ts';
import { useStatisticsWords } from '../statistics-words.ts';
import { chooseCategoryAxis, isNamed, slantedRoom } from './graph-axis.tsx';
import './graph.css';

/** Colours of series, which can be distinguished by people who do not see colours as well: see `graph.css`. */
const seriesColours = [
  'var(--series-1)',
  'var(--series-2)',
  'var(--series-3)',
  'var(--series-4)',
  'var(--series-5)',
  'var(--series-6)',
] as const;

/** Each line has its own dashes in addition to its colour. Long ones are left to what is compared or not over. */
const seriesDashes = ['0', '2 3', '10 3', '10 3 2 3', '1 5', '14 5'] as const;

export type DrawnGraphProps = {
  readonly graph: Graph;
  readonly title: string;
  /** A value in words. */
  readonly shown: (value: number) => string;
};

const height = 280;
const namesHeight = 60;

/** A graph on the screen. Arrows walk through its values, which a screen reader says politely; the table says the same. */
export function DrawnGraph({ graph, title, shown }: DrawnGraphProps): JSX.Element {
  const { screens } = useStatisticsWords();
  const { categories, series, kind, target } = graph;
  const id = useId();
  const { top, step } = chooseScale(graph);
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step);
  const points = categories.map((name, at) => ({
    name,
    ...Object.fromEntries(linesOf(graph).map(({ key, values }) => [key, values[at] ?? null])),
  }));
  const tick = { fill: 'var(--text-quiet)', fontSize: 12 };
  const lines = linesOf(graph).map(({ key, place, isDashed }) => {
    const colour = seriesColours[place % seriesColours.length];
    const isCompared = series[place]?.isCompared === true;
    if (kind !== 'line')
      return (
        <Bar
          key={key}
          dataKey={key}
          fill={textured(id, place)}
          fillOpacity={isCompared ? barShares.compared : 1}
          {...(isCompared ? { stroke: colour ?? 'currentColor' } : {})}
          isAnimationActive={false}
          {...(kind === 'stacked' ? { stackId: 'all' } : {})}
        >
          {unfinishedCells(graph, isCompared ? {} : { fillOpacity: barShares.unfinished }, colour)}
        </Bar>
      );
    return (
      <Line
        key={key}
        dataKey={key}
        stroke={colour ?? 'currentColor'}
        strokeWidth={2}
        strokeDasharray={isDashed || isCompared ? '6 4' : (seriesDashes[place % seriesDashes.length] ?? '0')}
        dot={points.length <= 62 ? marksOf(place) : false}
        isAnimationActive={false}
        connectNulls={false}
      />
    );
  });
  return (
    <div className="drawn-graph">
      {series.length < 2 ? null : <Legend {...{ series, kind, id }} />}
      <ResponsiveContainer width="100%" height={isNamed(graph) ? height + namesHeight : height}>
        <ComposedChart
          data={points}
          title={title}
          desc={screens.graph.keys}
          margin={{ top: 20, right: 16, bottom: 4, left: isNamed(graph) ? slantedRoom : 4 }}
        >
          {kind === 'line' ? null : <Textures {...{ id, count: series.length }} />}
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="name" tick={tick} stroke="var(--line-strong)" minTickGap={12} {...chooseCategoryAxis(graph)} />
          <YAxis tick={tick} stroke="var(--line-strong)" ticks={ticks} domain={[0, top]} tickFormatter={shown} width={64} />
          <Tooltip content={<GraphTooltip {...{ graph, shown }} />} isAnimationActive={false} />
          {lines}
          {target === null ? null : (
            <ReferenceLine
              x={categories[target.before] ?? ''}
              position="start"
              stroke="var(--text)"
              strokeWidth={2}
              label={{ value: target.label, position: 'insideTopLeft', fill: 'var(--text)', fontSize: 12 }}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
      {graph.unfinishedFrom === null ? null : <p className="quiet graph-axis">{screens.graph.unfinished}</p>}
    </div>
  );
}

/** Bars of a course that are not over have a dashed border; what is compared is light already. */
function unfinishedCells({ categories, unfinishedFrom }: Graph, look: { readonly fillOpacity?: number }, colour = 'currentColor') {
  if (unfinishedFrom === null) return null;
  return categories.map((name, at) =>
    at < unfinishedFrom ? <Cell key={name} /> : <Cell key={name} {...look} stroke={colour} strokeDasharray="6 4" />,
  );
}

type DrawnLine = { readonly key: string; readonly place: number; readonly values: readonly (number | null)[]; readonly isDashed: boolean };

/** A line that is not over is drawn as two: what is over, and the dashed rest, which begins where the other ends. */
function linesOf({ series, unfinishedFrom, kind }: Graph): readonly DrawnLine[] {
  return series.flatMap(({ values }, place): readonly DrawnLine[] => {
    if (unfinishedFrom === null || kind !== 'line') return [{ key: `s${place}`, place, values, isDashed: false }];
    const over = values.map((value, at) => (at < unfinishedFrom ? value : null));
    const rest = values.map((value, at) => (at >= unfinishedFrom - 1 ? value : null));
    return [
      { key: `s${place}`, place, values: over, isDashed: false },
      { key: `u${place}`, place, values: rest, isDashed: true },
    ];
  });
}

const textured = (id: string, place: number): string => `url(#${id}-${place})`;

/** What bars are filled with: the colour of their series and lines over it. */
function Textures({ id, count }: { readonly id: string; readonly count: number }): JSX.Element {
  return (
    <defs>
      {Array.from({ length: count }, (_, place) => {
        const { across, down } = chooseTexture(place);
        const size = { width: down ?? 8, height: across ?? 8 };
        return (
          <pattern key={place} id={`${id}-${place}`} {...size} patternUnits="userSpaceOnUse">
            <rect {...size} fill={seriesColours[place % seriesColours.length]} />
            {across === null ? null : <rect width={size.width} height="1" fill="var(--surface)" />}
            {down === null ? null : <rect height={size.height} width="1" fill="var(--surface)" />}
          </pattern>
        );
      })}
    </defs>
  );
}

type Point = { readonly key?: unknown; readonly cx?: number | undefined; readonly cy?: number | undefined };

/** Draws the points of a line. */
function marksOf(place: number): (point: Point) => JSX.Element {
  return ({ key, cx, cy }) => <Mark key={String(key)} {...{ x: cx, y: cy, place }} />;
}

type MarkProps = { readonly x: number | undefined; readonly y: number | undefined; readonly place: number };

/** The mark of a series at a point; none where there is no value. */
function Mark({ x, y, place }: MarkProps): JSX.Element | null {
  if (x === undefined || y === undefined || Number.isNaN(y)) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      {markOf(place).map(({ at, size, isHollow }) => (
        <rect
          key={at.join()}
          x={at[0]}
          y={at[1]}
          width={size[0]}
          height={size[1]}
          fill={isHollow ? 'var(--surface)' : seriesColours[place % seriesColours.length]}
        />
      ))}
    </g>
  );
}

function Legend({ series, kind, id }: Pick<Graph, 'series' | 'kind'> & { readonly id: string }): JSX.Element {
  return (
    <ul className="graph-legend">
      {series.map(({ name, isCompared }, place) => (
        <li key={name}>
          <svg width="28" height="12" aria-hidden="true">
            {kind === 'line' ? (
              <>
                <line
                  x1="0"
                  x2="28"
                  y1="6"
                  y2="6"
                  stroke={seriesColours[place % seriesColours.length]}
                  strokeWidth={2}
                  strokeDasharray={isCompared ? '6 4' : seriesDashes[place % seriesDashes.length]}
                />
                <Mark {...{ x: 14, y: 6, place }} />
              </>
            ) : (
              <rect
                {...{ x: 0.5, y: 0.5, width: 27, height: 11 }}
                fill={textured(id, place)}
                fillOpacity={isCompared ? barShares.compared : 1}
                stroke={seriesColours[place % seriesColours.length]}
              />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** `active` and `label` are given by the library. */
type GraphTooltipProps = Pick<DrawnGraphProps, 'graph' | 'shown'> & { readonly active?: boolean; readonly label?: string | number };

function GraphTooltip({ active, label, graph, shown }: GraphTooltipProps): JSX.Element | null {
  const at = graph.categories.indexOf(String(label));
  if (active !== true || at === -1) return null;
  return (
    <div className="graph-tooltip" role="status">
      <strong>{label}</strong>
      {graph.series.map(({ name, values }) => {
        const value = values[at] ?? null;
        return value === null ? null : <span key={name}>{graph.series.length === 1 ? shown(value) : `${name}: ${shown(value)}`}</span>;
      })}
    </div>
  );
}
