import { type PointerEvent, useRef, useState } from 'react';
import { boundsOf, type Handle, overlap, type Point, resize, snapMove } from '../../../../contract/rules/kiosk/editing/geometry.ts';
import type { KioskLayout, KioskPage, Rect } from '../../../../contract/rules/kiosk/layout/layout.ts';
import type { EditorEvent } from '../state/editor-state.ts';
import { type LiveGesture, liveGesture, noGesture } from './drawn/live-gesture.ts';

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

/** Places of buttons by their identifiers. */
type Places = ReadonlyMap<string, Rect>;

/** A press, until it is released: where it began, what is shown while it moves, and the places that it leaves buttons at. */
type Held = {
  readonly pointer: number;
  readonly from: Point;
  readonly move: (by: Point, isFree: boolean) => Places | undefined;
  /** The button that is chosen alone where the press does not become a drag of all that are chosen. */
  readonly alone: string | undefined;
  places: Places | undefined;
  hasMoved: boolean;
};

/**
 * Presses and moves of a pointer on the page: buttons are chosen, moved and resized, an empty place draws a frame around those to
 * choose. The layout changes once, when the pointer is released, so all of one gesture is undone in one step.
 */
export function useGestures({ layout, page, chosen, zoom, grid, dispatch }: Gestures) {
  const held = useRef<Held>(undefined);
  const [live] = useState<LiveGesture>(liveGesture);

  const begin = (event: PointerEvent<HTMLElement>, move: Held['move'], alone?: string): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = { x: event.clientX, y: event.clientY };
    held.current = { pointer: event.pointerId, from, move, alone, places: undefined, hasMoved: false };
  };

  const pressBox = (event: PointerEvent<HTMLElement>, id: string): void => {
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
    const next = isMore ? toggled(chosen, id) : chosen.includes(id) ? chosen : [id];
    dispatch({ on: 'choose', chosen: next });
    const moved = page.buttons.filter((button) => next.includes(button.id));
    const bounds = boundsOf(moved);
    if (bounds === undefined) return;
    const others = [...page.buttons.filter((button) => !next.includes(button.id)), bounds];
    const move: Held['move'] = (by, isFree) => {
      const coming = { ...bounds, x: Math.round(bounds.x + by.x), y: Math.round(bounds.y + by.y) };
      const snapped = isFree ? { dx: 0, dy: 0, guides: [] } : snapMove(coming, { others, page: layout, threshold: reach / zoom, grid });
      const shift = { x: coming.x + snapped.dx - bounds.x, y: coming.y + snapped.dy - bounds.y };
      live.set({ ...noGesture, moved: { ids: next, by: shift, zoom }, guides: snapped.guides });
      return new Map(moved.map((button) => [button.id, { ...rectOf(button), x: button.x + shift.x, y: button.y + shift.y }]));
    };
    begin(event, move, isMore || next.length === 1 ? undefined : id);
  };

  const pressHandle = (event: PointerEvent<HTMLElement>, handle: Handle): void => {
    event.stopPropagation();
    const button = page.buttons.find(({ id }) => id === chosen[0]);
    if (button === undefined) return;
    const { id } = button;
    const from = rectOf(button);
    begin(event, (by, isFree) => {
      const step = isFree || grid === 0 ? 1 : grid;
      const place = resize(from, handle, { x: Math.round(by.x / step) * step, y: Math.round(by.y / step) * step });
      live.set({ ...noGesture, resized: { id, place } });
      return new Map([[id, place]]);
    });
  };

  const pressPage = (event: PointerEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget) return;
    const before = event.shiftKey ? chosen : [];
    dispatch({ on: 'choose', chosen: before });
    const corner = event.currentTarget.getBoundingClientRect();
    const start = { x: (event.clientX - corner.left) / zoom, y: (event.clientY - corner.top) / zoom };
    let last = before;
    begin(event, (by) => {
      const frame = {
        x: Math.min(start.x, start.x + by.x),
        y: Math.min(start.y, start.y + by.y),
        width: Math.abs(by.x),
        height: Math.abs(by.y),
      };
      live.set({ ...noGesture, frame });
      const within = page.buttons.filter((button) => overlap(button, frame)).map(({ id }) => id);
      const next = [...new Set([...before, ...within])];
      if (next.join(' ') !== last.join(' ')) dispatch({ on: 'choose', chosen: next });
      last = next;
      return undefined;
    });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const { current } = held;
    if (current === undefined || current.pointer !== event.pointerId) return;
    const by = { x: (event.clientX - current.from.x) / zoom, y: (event.clientY - current.from.y) / zoom };
    // A press that does not move is no drag.
    if (!current.hasMoved && Math.hypot(by.x, by.y) * zoom < 3) return;
    current.hasMoved = true;
    current.places = current.move(by, event.altKey);
  };

  const onPointerUp = (): void => {
    const { places, hasMoved = true, alone } = held.current ?? {};
    if (!hasMoved && alone !== undefined) dispatch({ on: 'choose', chosen: [alone] });
    // Before what is shown goes back: both are painted at once.
    if (places !== undefined)
      dispatch({ on: 'command', command: { do: 'place_buttons', page: page.id, places }, chosen: [...places.keys()] });
    onPointerCancel();
  };

  /** What the browser took the pointer away from is as it was. */
  const onPointerCancel = (): void => {
    held.current = undefined;
    live.set(noGesture);
  };

  return { live, pressBox, pressHandle, pressPage, onPointerMove, onPointerUp, onPointerCancel };
}

const toggled = (chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });
