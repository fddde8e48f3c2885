import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
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

const columns = 7;
const edgePixels = { mouse: 8, touch: 16 };
/** Less is the tremble of a hand. */
const leastMinutes = 2.5;

/** Blocks under a pointer: edges stretch, the middle moves, and a drag over the bare week draws a new one. */
export function useBlockDrag({ days, hours, onDraw, onChange, onPress }: Dragging) {
  const [drag, setDrag] = useState<Drag>();
  const hasMoved = useRef(false);
  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const box = days.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return { column: 0, minutes: hours.from };
    const minutes = hours.from + ((clientY - box.top) / box.height) * (hours.to - hours.from);
    return { column: Math.floor(((clientX - box.left) / box.width) * columns), minutes };
  };
  /** A finger moves the chosen block alone: over the others, and over the bare week, it scrolls. */
  const begin = (event: PointerEvent, block?: DraftBlock, isChosen = false): void => {
    if (event.button !== 0) return;
    event.stopPropagation();
    hasMoved.current = false;
    const from = pointAt(event);
    const isHeld = event.pointerType !== 'touch' || isChosen;
    if (isHeld) days.current?.setPointerCapture(event.pointerId);
    setDrag({ block, grip: gripOf(event), from, now: block ?? drawn(from, from), isHeld });
  };
  const move = (event: PointerEvent): void => {
    if (drag?.isHeld !== true) return;
    const to = pointAt(event);
    hasMoved.current ||= Math.abs(to.minutes - drag.from.minutes) > leastMinutes || to.column !== drag.from.column;
    setDrag({ ...drag, now: drag.block === undefined ? drawn(drag.from, to) : dragged(drag.block, drag.grip, drag.from, to) });
  };
  const end = (): void => {
    setDrag(undefined);
    if (drag === undefined) return;
    const { block, now } = drag;
    if (block === undefined) onDraw(now);
    else if (hasMoved.current) onChange(block, now);
    else onPress(block);
  };
  return { drag, begin, move, end, cancel: () => setDrag(undefined) };
}

/** Near the edges of a block a pointer stretches it; of a short one a third is left for moving it. */
function gripOf({ currentTarget, clientY, pointerType }: PointerEvent): Grip {
  const { top, bottom, height } = currentTarget.getBoundingClientRect();
  const edge = Math.min(edgePixels[pointerType === 'touch' ? 'touch' : 'mouse'], height / 3);
  if (clientY - top < edge) return 'start';
  return bottom - clientY < edge ? 'end' : 'whole';
}
