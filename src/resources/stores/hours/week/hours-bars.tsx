import type { JSX } from 'react';
import { type Interval, isReversed, minutesOf } from '../../../../../contract/rules/opening/intervals.ts';

/** Hours that the bar shows when nothing is open outside of them. */
const usual = { from: 6, to: 20 };
const hourMinutes = 60;

export type Span = { readonly from: number; readonly to: number };

/** Minutes of the day that a bar shows: from six to eight in the evening, more where the intervals reach farther. */
export function spanOf(intervals: readonly Interval[]): Span {
  const from = Math.min(usual.from * hourMinutes, ...intervals.map(({ opens }) => minutesOf(opens)).filter(Number.isFinite));
  const to = Math.max(usual.to * hourMinutes, ...intervals.map(({ closes }) => minutesOf(closes)).filter(Number.isFinite));
  return { from: Math.floor(from / hourMinutes) * hourMinutes, to: Math.ceil(to / hourMinutes) * hourMinutes };
}

/** Where a bar is in the span, in percent of its width. */
export function placeIn({ from, to }: Span, { opens, closes }: Interval): { readonly left: string; readonly width: string } {
  const share = (minutes: number): number => ((minutes - from) / (to - from)) * 100;
  const [left, right] = [share(minutesOf(opens)), share(minutesOf(closes))];
  return { left: `${left}%`, width: `${Math.max(right - left, 0)}%` };
}

type HoursBarsProps = {
  readonly intervals: readonly Interval[];
  readonly span: Span;
  /** Minutes of the day that it is now, on the day that is today. */
  readonly now?: number | undefined;
};

/** The intervals of one day as bars to be looked at: what they are is next to them in words. */
export function HoursBars({ intervals, span, now }: HoursBarsProps): JSX.Element {
  const isInside = now !== undefined && now >= span.from && now <= span.to;
  return (
    <span className="hours-bars" aria-hidden="true">
      {intervals
        .filter((interval) => !isReversed(interval))
        .map((interval) => (
          <span key={interval.opens} className="hours-bars__bar" style={placeIn(span, interval)} />
        ))}
      {isInside ? <span className="hours-bars__now" style={{ left: `${((now - span.from) / (span.to - span.from)) * 100}%` }} /> : null}
    </span>
  );
}

const scaleHours = 2;

/** The hours over the bars of a week. */
export function HoursScale({ span: { from, to } }: { readonly span: Span }): JSX.Element {
  const [first, last] = [from / hourMinutes, to / hourMinutes];
  const hours = Array.from({ length: Math.floor((last - first) / scaleHours) + 1 }, (_, place) => first + place * scaleHours);
  return (
    <div className="hours-scale" aria-hidden="true">
      <div>
        {hours.map((hour) => (
          <span key={hour} style={{ left: `${((hour - first) / (last - first)) * 100}%` }}>
            {hour}
          </span>
        ))}
      </div>
    </div>
  );
}
