import { type JSX, type PointerEvent, useSyncExternalStore } from 'react';
import type { Guide, Handle } from '../../../../../contract/rules/kiosk/editing/geometry.ts';
import type { KioskButton } from '../../../../../contract/rules/kiosk/layout/layout.ts';
import type { LiveGesture } from './live-gesture.ts';

type GestureMarksProps = {
  readonly live: LiveGesture;
  /** The only chosen button. */
  readonly only: KioskButton | undefined;
  readonly zoom: number;
  readonly onPress: (event: PointerEvent<HTMLElement>, handle: Handle) => void;
};

/** What follows the pointer: handles of the only chosen button with its measures, lines that it snapped to, the frame that chooses. */
export function GestureMarks({ live, only, zoom, onPress }: GestureMarksProps): JSX.Element {
  const { moved, resized, guides, frame } = useSyncExternalStore(live.subscribe, live.get);
  return (
    <>
      {only === undefined ? null : (
        <Handles
          {...(resized?.id === only.id ? resized.place : { ...only, x: only.x + (moved?.by.x ?? 0), y: only.y + (moved?.by.y ?? 0) })}
          {...{ zoom, onPress }}
          isMoved={moved !== null}
        />
      )}
      {axes.map((axis) => {
        const guide = guides.find((one) => one.axis === axis);
        return <GuideLine key={axis} {...{ axis, guide, zoom }} />;
      })}
      {frame === null ? null : (
        <span
          className="kiosk-frame"
          aria-hidden="true"
          style={{ left: frame.x * zoom, top: frame.y * zoom, width: frame.width * zoom, height: frame.height * zoom }}
        />
      )}
    </>
  );
}

const axes = ['x', 'y'] as const;

type GuideLineProps = { readonly axis: Guide['axis']; readonly guide: Guide | undefined; readonly zoom: number };

/** It stays in the document while there is nothing to show: to come and go on each move would have the styles of the whole page asked again. */
function GuideLine({ axis, guide, zoom }: GuideLineProps): JSX.Element {
  const { at, from, to } = guide ?? { at: 0, from: 0, to: 0 };
  const place =
    axis === 'x'
      ? { left: at * zoom, top: from * zoom, height: (to - from) * zoom }
      : { top: at * zoom, left: from * zoom, width: (to - from) * zoom };
  const visibility = guide === undefined ? 'hidden' : 'visible';
  return <span className={`kiosk-guide kiosk-guide--${axis}`} aria-hidden="true" style={{ ...place, visibility }} />;
}

/** Corners and edges, by which the only chosen button is resized. */
const handles: readonly (Handle & { readonly name: string })[] = [
  { x: -1, y: -1, name: 'nw' },
  { x: 0, y: -1, name: 'n' },
  { x: 1, y: -1, name: 'ne' },
  { x: 1, y: 0, name: 'e' },
  { x: 1, y: 1, name: 'se' },
  { x: 0, y: 1, name: 's' },
  { x: -1, y: 1, name: 'sw' },
  { x: -1, y: 0, name: 'w' },
];

type HandlesProps = Pick<KioskButton, 'x' | 'y' | 'width' | 'height'> &
  Pick<GestureMarksProps, 'zoom' | 'onPress'> & { readonly isMoved: boolean };

/** Handles are for pointers alone: keys resize by Alt and arrows, and the fields of the properties by numbers. */
function Handles({ x, y, width, height, zoom, isMoved, onPress }: HandlesProps): JSX.Element {
  return (
    <>
      {handles.map((handle) => (
        <span
          key={handle.name}
          className={`kiosk-handle kiosk-handle--${handle.name}`}
          aria-hidden="true"
          style={{ left: (x + (width * (handle.x + 1)) / 2) * zoom, top: (y + (height * (handle.y + 1)) / 2) * zoom }}
          onPointerDown={(event) => onPress(event, handle)}
        />
      ))}
      <span className="kiosk-measure" aria-hidden="true" style={{ left: (x + width / 2) * zoom, top: (y + height) * zoom }}>
        {isMoved ? `${x}, ${y}` : `${width} × ${height}`}
      </span>
    </>
  );
}
