import type { JSX } from 'react';
import { hourMinutes, listAxisHours, percentAt, type Span } from './day-axis.ts';
import './hour-labels.css';

/** An hour with its place on the axis in percent. */
export type HourMark = { readonly text: string; readonly percent: number };

/** The hours over a drawing, from left to right. Drawings say their times in words, so no one needs to hear them. */
export function HoursAcross({ marks, end }: { readonly marks: readonly HourMark[]; readonly end?: string }): JSX.Element {
  return (
    <div className="hour-labels hour-labels--across" aria-hidden="true">
      {marks.map(({ text, percent }) => (
        <span key={percent} style={{ left: `${percent}%` }}>
          {text}
        </span>
      ))}
      {end === undefined ? null : <span className="hour-labels__end">{end}</span>}
    </div>
  );
}

/** Every so many hours of an axis of minutes, as the numbers that they are. */
export function hourMarks(axis: Span, every: number): readonly HourMark[] {
  return listAxisHours(axis, every).map((hour) => ({ text: String(hour), percent: percentAt(axis, hour * hourMinutes) }));
}

/** Each hour next to a drawing, from the top down, but for the one that the drawing ends with. */
export function HoursDown({ axis }: { readonly axis: Span }): JSX.Element {
  return (
    <div className="hour-labels hour-labels--down" aria-hidden="true">
      {listAxisHours(axis, 1)
        .slice(0, -1)
        .map((hour) => (
          <span key={hour} style={{ top: `${percentAt(axis, hour * hourMinutes)}%` }}>{`${hour}:00`}</span>
        ))}
    </div>
  );
}
