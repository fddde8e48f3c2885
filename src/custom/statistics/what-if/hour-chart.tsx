import type { JSX } from 'react';

/** An hour with its middle and the edges of its band; null where there is nothing. */
export type ChartHour = {
  readonly hour: number;
  readonly middle: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

type HourChartProps = {
  /** All that is drawn, in words. */
  readonly label: string;
  readonly title: string;
  readonly hours: readonly ChartHour[];
  /** The value at the top; the same in charts that are compared. */
  readonly top: number;
  readonly look: 'a' | 'b' | 'usual';
  readonly format: (value: number) => string;
  readonly target?: { readonly value: number; readonly label: string };
};

const [width, height] = [240, 130];
const [left, right, above, below] = [28, 6, 32, 18];

/** The course of a day: a line with a band around it. The same figures are in a table below. */
export function HourChart({ label, title, hours, top, look, format, target }: HourChartProps): JSX.Element {
  const step = (width - left - right) / Math.max(1, hours.length);
  const x = (place: number): number => left + step * (place + 0.5);
  const y = (value: number): number => height - below - (Math.min(value, top) / top) * (height - above - below);
  const known = hours.flatMap(({ middle, low, high }, place) =>
    middle === null || low === null || high === null ? [] : [{ place, middle, low, high }],
  );
  const line = (pick: (one: (typeof known)[number]) => number): string => known.map((one) => `${x(one.place)} ${y(pick(one))}`).join('L');
  const back = known
    .toReversed()
    .map((one) => `${x(one.place)} ${y(one.low)}`)
    .join('L');
  const most = known.reduce<(typeof known)[number] | undefined>(
    (found, one) => (found === undefined || one.high > found.high ? one : found),
    undefined,
  );
  return (
    <svg className={`hour-chart hour-chart--${look}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <text className="hour-chart__title" x={left} y={11}>
        {title}
      </text>
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <path className="hour-chart__grid" d={`M${left} ${y(top * part)}H${width - right}`} />
          <text x={left - 5} y={y(top * part) + 4} textAnchor="end">
            {format(top * part)}
          </text>
        </g>
      ))}
      {known.length === 0 ? null : (
        <>
          <path className="hour-chart__band" d={`M${line((one) => one.high)}L${back}Z`} />
          <path className="hour-chart__edge" d={`M${line((one) => one.high)}`} />
          <path className="hour-chart__line" d={`M${line((one) => one.middle)}`} />
        </>
      )}
      {target === undefined || target.value > top ? null : (
        <>
          <path className="hour-chart__target" d={`M${left} ${y(target.value)}H${width - right}`} />
          <text className="hour-chart__target-name" x={width - right} y={y(target.value) - 4} textAnchor="end">
            {target.label}
          </text>
        </>
      )}
      {most === undefined ? null : (
        <>
          <circle className="hour-chart__most" cx={x(most.place)} cy={y(most.high)} r={3.5} />
          <text className="hour-chart__value" x={x(most.place)} y={y(most.high) - 6} textAnchor="middle">
            {format(most.high)}
          </text>
        </>
      )}
      {hours.map(({ hour }, place) => (
        <text key={hour} x={x(place)} y={height - 5} textAnchor="middle">
          {hour}
        </text>
      ))}
    </svg>
  );
}
