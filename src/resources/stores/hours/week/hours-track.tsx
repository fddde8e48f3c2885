import { type JSX, type PointerEvent, useRef, useState } from 'react';
import { type Interval, isReversed, minutesOf, timeAt } from '../../../../../contract/rules/opening/intervals.ts';
import { type PlacedInterval, snapped } from './draft-intervals.ts';
import { placeIn, spanOf } from './hours-bars.tsx';

type HoursTrackProps = {
  readonly intervals: readonly PlacedInterval[];
  readonly onChange: (at: number, interval: Interval) => void;
  readonly onAdd: (interval: Interval) => void;
};

type Part = 'start' | 'end' | 'whole';
type Drag = { readonly at: number; readonly part: Part; readonly grabbed: number; readonly before: Interval; readonly now: Interval };

const edgePixels = 10;
/** A press on the bare track makes an interval of so many minutes, which is then stretched in the same drag. */
const lengthOfNew = 60;

/** The bar of a day for a pointer: edges stretch an interval, its middle moves it, the bare track adds one. Keys have the fields next to it. */
export function HoursTrack({ intervals, onChange, onAdd }: HoursTrackProps): JSX.Element {
  const track = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const span = spanOf(intervals);
  const minutesAt = (x: number): number => {
    const box = track.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return span.from;
    return span.from + ((x - box.left) / box.width) * (span.to - span.from);
  };
  const begin = (event: PointerEvent, interval: PlacedInterval): void => {
    if (event.button !== 0) return;
    event.stopPropagation();
    track.current?.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const part = event.clientX - box.left < edgePixels ? 'start' : box.right - event.clientX < edgePixels ? 'end' : 'whole';
    setDrag({ at: interval.at, part, grabbed: minutesAt(event.clientX), before: interval, now: interval });
  };
  const add = (event: PointerEvent): void => {
    if (event.button !== 0 || event.target !== track.current) return;
    const from = snapped(minutesAt(event.clientX) - lengthOfNew / 2);
    onAdd({ opens: timeAt(Math.min(from, 24 * 60 - lengthOfNew)), closes: timeAt(Math.min(from + lengthOfNew, 24 * 60)) });
  };
  const move = (event: PointerEvent): void => {
    if (drag !== undefined) setDrag({ ...drag, now: dragged(drag, minutesAt(event.clientX)) });
  };
  const end = (): void => {
    if (drag !== undefined && (drag.now.opens !== drag.before.opens || drag.now.closes !== drag.before.closes)) onChange(drag.at, drag.now);
    setDrag(undefined);
  };
  return (
    <div
      ref={track}
      className="hours-track"
      aria-hidden="true"
      onPointerDown={add}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => setDrag(undefined)}
    >
      <Ticks from={span.from} to={span.to} />
      {intervals.map((interval) => {
        const shown = drag?.at === interval.at ? drag.now : interval;
        if (isReversed(shown)) return null;
        return (
          <div
            key={interval.at}
            className="hours-track__bar"
            style={placeIn(span, shown)}
            onPointerDown={(event) => begin(event, interval)}
          >
            <span>{`${shown.opens}–${shown.closes}`}</span>
          </div>
        );
      })}
    </div>
  );
}

/** The interval as the pointer has it now, never turned round and never outside of the day. */
function dragged({ part, grabbed, before }: Drag, minutes: number): Interval {
  const [from, to] = [minutesOf(before.opens), minutesOf(before.closes)];
  const shift = minutes - grabbed;
  if (part === 'start') return { ...before, opens: timeAt(Math.min(snapped(from + shift), to - 15)) };
  if (part === 'end') return { ...before, closes: timeAt(Math.max(snapped(to + shift), from + 15)) };
  const moved = Math.min(snapped(from + shift), 24 * 60 - (to - from));
  return { ...before, opens: timeAt(moved), closes: timeAt(moved + to - from) };
}

function Ticks({ from, to }: { readonly from: number; readonly to: number }): JSX.Element {
  const every = 120;
  const count = Math.floor((to - from) / every) + 1;
  return (
    <>
      {Array.from({ length: count }, (_, place) => from + place * every).map((minutes) => (
        <span key={minutes} className="hours-track__tick" style={{ left: `${((minutes - from) / (to - from)) * 100}%` }}>
          {minutes / 60}
        </span>
      ))}
    </>
  );
}
