import { type JSX, useLayoutEffect, useRef, useState } from 'react';
import { drawnDisplay } from '../../../contract/messages/cs/drawn-display.ts';
import type { DisplayDesign } from '../../../contract/rules/display/display-design.ts';
import { formatInstant } from '../../../contract/rules/time/shown-time.ts';
import { drawDisplay, type ShownCall } from '../../../drawing/display/draw-display.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import '../kiosk-design.css';

type DrawnDisplayProps = {
  /** What it is a picture of; nothing where the words next to it say so. */
  readonly label?: string;
  readonly width: number;
  readonly height: number;
  readonly design: DisplayDesign;
  readonly calls: readonly ShownCall[];
  /** In the heading: the name of the branch. */
  readonly title: string;
  /** The name of the playlist that plays; null where none does. */
  readonly playing: string | null;
  readonly arriving?: string | null;
  /** In pixels of the screen. */
  readonly mostHeight: number;
};

/** A picture of a display, drawn by the display's own renderer, as wide as its place. */
export function DrawnDisplay(props: DrawnDisplayProps): JSX.Element {
  const { label, width, height, design, calls, title, playing, arriving = null, mostHeight } = props;
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const moment = useFromClock((now) => formatInstant(now.toISOString()));
  const [room, setRoom] = useState(0);
  const zoom = Math.min(room / width, mostHeight / height);
  useLayoutEffect(() => {
    const place = frame.current;
    if (place === null) return undefined;
    const measure = (): void => setRoom(place.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (root.current === null) return;
    const [date = '', time = ''] = moment.split(' ');
    drawDisplay(root.current, {
      width,
      height,
      design,
      calls,
      arriving,
      header: { title, date, time },
      media: playing === null ? null : { kind: 'name', name: playing },
      words: drawnDisplay,
      language: 'cs',
    });
  }, [width, height, design, calls, title, playing, arriving, moment]);
  return (
    <div ref={frame} className="drawn-display">
      <div className="drawn-display__frame" style={{ width: width * zoom, height: height * zoom }}>
        <div
          ref={root}
          className="drawn-display__screen"
          inert
          style={{ transform: `scale(${zoom})` }}
          {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        />
      </div>
    </div>
  );
}
