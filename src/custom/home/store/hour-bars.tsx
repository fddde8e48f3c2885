import type { JSX } from 'react';
import type { Course } from '../../../../contract/operations/dashboard.ts';

type HourBarsProps = { readonly today: Course; readonly usual: Course; readonly hour: number };

const [barWidth, barGap, height] = [5, 1, 16];
/** Hours at which an office can be open; what comes outside of them is in the card. */
const [firstHour, lastHour] = [7, 17];

/** The day in so little room that only its shape is seen: grey what is usual in an hour, blue over it what came. Said by the figures next to it. */
export function HourBars({ today, usual, hour }: HourBarsProps): JSX.Element | null {
  const hours = Array.from({ length: lastHour - firstHour + 1 }, (_, at) => firstHour + at);
  const most = Math.max(...hours.map((at) => Math.max(today[at] ?? 0, usual[at] ?? 0)));
  if (most === 0) return null;
  const highOf = (count: number): number => Math.round((count / most) * height);
  return (
    <svg className="hour-bars" width={hours.length * (barWidth + barGap)} height={height} aria-hidden="true">
      {hours.map((at, place) => {
        const [x, expected, came] = [place * (barWidth + barGap), highOf(usual[at] ?? 0), highOf(today[at] ?? 0)];
        return (
          <g key={at}>
            <rect className="hour-bars__usual" x={x} y={height - expected} width={barWidth} height={expected} />
            {at > hour ? null : <rect className="hour-bars__today" x={x} y={height - came} width={barWidth} height={came} />}
          </g>
        );
      })}
    </svg>
  );
}
