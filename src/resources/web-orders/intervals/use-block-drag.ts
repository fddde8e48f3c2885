import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
import { restMilliseconds, stayUnder, stillPixels } from '../../../ui/behaviour/resting-finger.ts';
import { dragged, drawn, type Grip, type Point } from './block-geometry.ts';
import type { DraftBlock } from './draft-blocks.ts';

type Drag = {
  readonly block: DraftBlock | undefined;
  readonly grip: Grip;
  readonly from: Point;
  readonly now: WeeklyInterval;
  /** Follows the pointer; a finger that scrolls does not move it. */
  readonly isHeld: boolean;
};
type Dragging = {
  readonly days: RefObject<HTMLDivElement | null>;
  readonly hours: { readonly from: number; readonly to: number };
  readonly onDraw: (interval: WeeklyInterval) => void;
  readonly onChange: (block: DraftBlock, interval: WeeklyInterval) => void;
  readonly onPress: (block: DraftBlock) => void;
};

type Finger = { readonly x: number; readonly y: number; readonly rest: ReturnType<typeof setTimeout>; isHeld: boolean };

const columns = 7;
const edgePixels = { mouse: 8, touch: 16 };
/** Less is the tremble of a hand. */
const leastMinutes = 2.5;

/**
 * Blocks under a pointer: edges stretch, the middle moves, and a drag over the bare week draws a new one. A finger scrolls, unless it
 * lies on the chosen block or has rested where it is.
 */
export function useBlockDrag({ days, hours, onDraw, onChange, onPress }: Dragging) {
  const [drag, setDrag] = useState<Drag>();
  const hasMoved = useRef(false);
  const finger = useRef<Finger>(null);
  const letGo = (): void => {
    clearTimeout(finger.current?.rest);
    finger.current = null;
  };
  const cancel = (): void => {
    letGo();
    setDrag(undefined);
  };
  useEffect(() => {
    const { current: area } = days;
    if (area === null) return undefined;
    const leaving = new AbortController();
    stayUnder(area, { isDown: () => finger.current !== null, isHeld: () => finger.current?.isHeld === true }, leaving.signal);
    return () => {
      leaving.abort();
      clearTimeout(finger.current?.rest);
    };
  }, [days]);
  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const box = days.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return { column: 0, minutes: hours.from };
    const minutes = hours.from + ((clientY - box.top) / box.height) * (hours.to - hours.from);
    return { column: Math.floor(((clientX - box.left) / box.width) * columns), minutes };
  };
  const begin = (event: PointerEvent, block?: DraftBlock, isChosen = false): void => {
    if (event.button !== 0) return;
    event.stopPropagation();
    hasMoved.current = false;
    const from = pointAt(event);
    const isHeld = event.pointerType !== 'touch' || isChosen;
    // A second finger makes it a gesture of the browser's.
    if (finger.current !== null) {
      cancel();
      return;
    }
    if (!isHeld) {
      const rest = setTimeout(() => {
        if (finger.current === null) return;
        finger.current.isHeld = true;
        setDrag((before) => (before === undefined ? undefined : { ...before, isHeld: true }));
      }, restMilliseconds);
      finger.current = { x: event.clientX, y: event.clientY, rest, isHeld: false };
    }
    if (isHeld) days.current?.setPointerCapture(event.pointerId);
    setDrag({ block, grip: gripOf(event), from, now: block ?? drawn(from, from), isHeld });
  };
  const move = (event: PointerEvent): void => {
    const { current: under } = finger;
    if (under?.isHeld === false && Math.hypot(event.clientX - under.x, event.clientY - under.y) > stillPixels) {
      cancel();
      return;
    }
    if (drag?.isHeld !== true) return;
    const to = pointAt(event);
    hasMoved.current ||= Math.abs(to.minutes - drag.from.minutes) > leastMinutes || to.column !== drag.from.column;
    setDrag({ ...drag, now: drag.block === undefined ? drawn(drag.from, to) : dragged(drag.block, drag.grip, drag.from, to) });
  };
  const end = (): void => {
    cancel();
    if (drag === undefined) return;
    const { block, now } = drag;
    if (block === undefined) onDraw(now);
    else if (hasMoved.current) onChange(block, now);
    else onPress(block);
  };
  return { drag, begin, move, end, cancel };
}

/** Near the edges of a block a pointer stretches it; of a short one a third is left for moving it. */
function gripOf({ currentTarget, clientY, pointerType }: PointerEvent): Grip {
  const { top, bottom, height } = currentTarget.getBoundingClientRect();
  const edge = Math.min(edgePixels[pointerType === 'touch' ? 'touch' : 'mouse'], height / 3);
  if (clientY - top < edge) return 'start';
  return bottom - clientY < edge ? 'end' : 'whole';
}
