import type { JSX } from 'react';
import type { Course } from '../../../../contract/operations/dashboard.ts';

type SparklineProps = { readonly today: Course; readonly usual: Course; readonly hour: number; readonly label: string };

const height = 32;
const step = 10;

/** Tickets of the day by hour, as bars, before the usual course as a line. Hours at night in which no one ever comes are left out. */
export function Sparkline({ today, usual, hour, label }: SparklineProps): JSX.Element {
  const busy = today.flatMap((count, at) => (count > 0 || (usual[at] ?? 0) > 0 ? [at] : []));
  const first = Math.min(...busy, 8);
  const hours = Array.from({ length: Math.max(...busy, 15) - first + 1 }, (_, at) => first + at);
  const most = Math.max(1, ...hours.map((at) => Math.max(today[at] ?? 0, usual[at] ?? 0)));
  const highOf = (count: number): number => (count / most) * (height - 2);
  const points = hours.map((at, place) => `${place * step + step / 2},${(height - highOf(usual[at] ?? 0)).toFixed(1)}`);
  const isUsualKnown = usual.some((count) => count > 0);
  return (
    <svg className="sparkline" viewBox={`0 0 ${hours.length * step} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {hours.map((at, place) => {
        const high = highOf(today[at] ?? 0);
        return (
          <rect
            key={at}
            className={at === hour ? 'sparkline__bar sparkline__bar--now' : 'sparkline__bar'}
            x={place * step + 1}
            y={height - high}
            width={step - 2}
            height={high}
          />
        );
      })}
      <line className="sparkline__ground" x1={0} y1={height} x2={hours.length * step} y2={height} />
      {isUsualKnown ? <polyline className="sparkline__usual" points={points.join(' ')} /> : null}
    </svg>
  );
}
