import { type PointerEvent, useRef, useState } from 'react';
import {
  boundsOf,
  type Guide,
  type Handle,
  overlap,
  type Point,
  resize,
  snapMove,
} from '../../../../contract/rules/kiosk/editing/geometry.ts';
import type { KioskLayout, KioskPage, Rect } from '../../../../contract/rules/kiosk/layout/layout.ts';
import type { EditorEvent } from '../state/editor-state.ts';

type Gestures = {
  readonly layout: KioskLayout;
  readonly page: KioskPage;
  readonly chosen: readonly string[];
  readonly zoom: number;
  /** Pixels of the page between lines of the grid; 0 without one. */
  readonly grid: number;
  readonly dispatch: (event: EditorEvent) => void;
};

/** Pixels of the screen within which a moved edge is caught. */
const reach = 6;

/** A press, until it is released: where it began, and what is done while it moves. */
type Held = { readonly pointer: number; readonly from: Point; readonly name: string; readonly move: (by: Point, isFree: boolean) => void };

/**
 * Presses and moves of a pointer on the page: buttons are chosen, moved and resized, an empty place draws a frame around those to
 * choose. All of one gesture is undone in one step.
 */
export function useGestures({ layout, page, chosen, zoom, grid, dispatch }: Gestures) {
  const held = useRef<Held>(undefined);
  const count = useRef(0);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const [frame, setFrame] = useState<Rect | null>(null);

  const begin = (event: PointerEvent<HTMLElement>, kind: string, move: (name: string) => Held['move']): void => {
    if (event.button !== 0) return;
    count.current += 1;
    const name = `${kind} ${count.current}`;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { pointer: event.pointerId, from: { x: event.clientX, y: event.clientY }, name, move: move(name) };
  };

  const pressBox = (event: PointerEvent<HTMLElement>, id: string): void => {
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
    const next = isMore ? toggled(chosen, id) : chosen.includes(id) ? chosen : [id];
    dispatch({ on: 'choose', chosen: next });
    const moved = page.buttons.filter((button) => next.includes(button.id));
    const bounds = boundsOf(moved);
    if (bounds === undefined) return;
    const others = page.buttons.filter((button) => !next.includes(button.id));
    begin(event, 'drag', (gesture) => (by, isFree) => {
      const coming = { ...bounds, x: Math.round(bounds.x + by.x), y: Math.round(bounds.y + by.y) };
      const snapped = isFree
        ? { dx: 0, dy: 0, guides: [] }
        : snapMove(coming, { others: [...others, bounds], page: layout, threshold: reach / zoom, grid });
      setGuides(snapped.guides);
      const shift = { x: coming.x + snapped.dx - bounds.x, y: coming.y + snapped.dy - bounds.y };
      const places = new Map(moved.map((button) => [button.id, { ...rectOf(button), x: button.x + shift.x, y: button.y + shift.y }]));
      dispatch({ on: 'command', command: { do: 'place_buttons', page: page.id, places }, gesture, chosen: next });
    });
  };

  const pressHandle = (event: PointerEvent<HTMLElement>, handle: Handle): void => {
    event.stopPropagation();
    const button = page.buttons.find(({ id }) => id === chosen[0]);
    if (button === undefined) return;
    const from = rectOf(button);
    begin(event, 'resize', (gesture) => (by, isFree) => {
      const step = isFree || grid === 0 ? 1 : grid;
      const rounded = { x: Math.round(by.x / step) * step, y: Math.round(by.y / step) * step };
      const places = new Map([[button.id, resize(from, handle, rounded)]]);
      dispatch({ on: 'command', command: { do: 'place_buttons', page: page.id, places }, gesture });
    });
  };

  const pressPage = (event: PointerEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget) return;
    const before = event.shiftKey ? chosen : [];
    dispatch({ on: 'choose', chosen: before });
    const corner = event.currentTarget.getBoundingClientRect();
    const start = { x: (event.clientX - corner.left) / zoom, y: (event.clientY - corner.top) / zoom };
    begin(event, 'frame', () => (by) => {
      const drawn = {
        x: Math.min(start.x, start.x + by.x),
        y: Math.min(start.y, start.y + by.y),
        width: Math.abs(by.x),
        height: Math.abs(by.y),
      };
      setFrame(drawn);
      const within = page.buttons.filter((button) => overlap(button, drawn)).map(({ id }) => id);
      dispatch({ on: 'choose', chosen: [...new Set([...before, ...within])] });
    });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const { current } = held;
    if (current === undefined || current.pointer !== event.pointerId) return;
    const by = { x: (event.clientX - current.from.x) / zoom, y: (event.clientY - current.from.y) / zoom };
    // A press that does not move is no drag.
    if (Math.hypot(by.x, by.y) * zoom < 3 && guides.length === 0 && frame === null) return;
    current.move(by, event.altKey);
  };

  const end = (): void => {
    held.current = undefined;
    setGuides([]);
    setFrame(null);
  };

  return { guides, frame, pressBox, pressHandle, pressPage, onPointerMove, onPointerUp: end, onPointerCancel: end };
}

const toggled = (chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });
