import { type JSX, type PointerEvent as Press, useRef, useState } from 'react';
import { type Interval, isReversed, timeAt } from '../../../../../contract/rules/opening/intervals.ts';
import {
  convertToSpan,
  dayMinutes,
  draggedInterval,
  type Grip,
  gripAt,
  hourMinutes,
  percentAt,
  placedAcross,
  placeUnder,
  type Span,
  snapped,
  wholeHours,
} from '../../../../ui/calendar/day-axis.ts';
import { HoursAcross, hourMarks } from '../../../../ui/calendar/hour-labels.tsx';
import { useHeldPointer } from '../../../../ui/calendar/use-held-pointer.ts';
import { type PlacedInterval, step } from './draft-intervals.ts';

/** What a bar shows when nothing is open outside of it. */
const usual: Span = { from: 6 * hourMinutes, to: 20 * hourMinutes };
/** Every so many hours have their number. */
const scaleHours = 2;

/** Minutes of the day that a bar shows: from six to eight in the evening, more where the intervals reach farther. */
export function findBarSpan(intervals: readonly Interval[]): Span {
  return wholeHours([usual, ...intervals.map(convertToSpan)]);
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
          <span key={interval.opens} className="hours-bars__bar" style={placedAcross(span, convertToSpan(interval))} />
        ))}
      {isInside ? <span className="hours-bars__now" style={{ left: `${percentAt(span, now)}%` }} /> : null}
    </span>
  );
}

/** The hours over the bars of a week. */
export function HoursScale({ span }: { readonly span: Span }): JSX.Element {
  return (
    <div className="hours-scale">
      <HoursAcross marks={hourMarks(span, scaleHours)} />
    </div>
  );
}

type HoursTrackProps = {
  readonly intervals: readonly PlacedInterval[];
  readonly onChange: (at: number, interval: Interval) => void;
  readonly onAdd: (interval: Interval) => void;
};

type Grabbed = { readonly before: PlacedInterval; readonly grip: Grip; readonly minutes: number };

const edgePixels = 10;
/** A press on the bare track makes an interval of so many minutes. */
const lengthOfNew = 60;

/** The bar of a day for a pointer: edges stretch an interval, its middle moves it, the bare track adds one. Keys have the fields next to it. */
export function HoursTrack({ intervals, onChange, onAdd }: HoursTrackProps): JSX.Element {
  const track = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ readonly at: number; readonly now: Interval }>();
  const axis = findBarSpan(intervals);
  const minutesAt = ({ clientX }: { readonly clientX: number }): number => {
    const { left, right } = track.current?.getBoundingClientRect() ?? new DOMRect();
    return placeUnder(axis, { from: left, to: right }, clientX);
  };
  const dragTo = ({ before, grip, minutes }: Grabbed, event: PointerEvent): Interval => {
    const shift = minutesAt(event) - minutes;
    // A press alone does not round the times.
    return shift === 0 ? before : draggedInterval(before, { grip, shift, step });
  };
  useHeldPointer<Grabbed>(track, {
    find: (press) => {
      const bar = press.target instanceof Element ? press.target.closest<HTMLElement>('[data-bar]') : null;
      const before = intervals.find(({ at }) => String(at) === bar?.dataset['bar']);
      if (bar === null || before === undefined) return undefined;
      const { left, right } = bar.getBoundingClientRect();
      return { before, grip: gripAt({ from: left, to: right }, press.clientX, edgePixels), minutes: minutesAt(press) };
    },
    isHeldAtOnce: () => true,
    onHold: ({ before }, { pointerId }) => {
      track.current?.setPointerCapture(pointerId);
      setDrag({ at: before.at, now: before });
    },
    onMove: (grabbed, event) => setDrag({ at: grabbed.before.at, now: dragTo(grabbed, event) }),
    onDrop: (grabbed, event) => {
      const now = dragTo(grabbed, event);
      const { at, opens, closes } = grabbed.before;
      setDrag(undefined);
      if (now.opens !== opens || now.closes !== closes) onChange(at, now);
    },
    onCancel: () => setDrag(undefined),
  });
  const add = (press: Press): void => {
    if (press.button !== 0 || press.target !== track.current) return;
    const from = snapped(minutesAt(press) - lengthOfNew / 2, step);
    onAdd({ opens: timeAt(Math.min(from, dayMinutes - lengthOfNew)), closes: timeAt(from + lengthOfNew) });
  };
  return (
    <div ref={track} className="hours-track" aria-hidden="true" onPointerDown={add}>
      <HoursAcross marks={hourMarks(axis, scaleHours)} />
      {intervals.map((interval) => {
        const shown = drag?.at === interval.at ? drag.now : interval;
        if (isReversed(shown)) return null;
        return (
          <div key={interval.at} className="hours-track__bar" data-bar={interval.at} style={placedAcross(axis, convertToSpan(shown))}>
            <span>{`${shown.opens}–${shown.closes}`}</span>
          </div>
        );
      })}
    </div>
  );
}
