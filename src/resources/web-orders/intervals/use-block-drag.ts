import { type RefObject, useRef, useState } from 'react';
import type { WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
import { type Grip, gripAt, placeUnder, type Span } from '../../../ui/calendar/day-axis.ts';
import { useHeldPointer } from '../../../ui/calendar/use-held-pointer.ts';
import { dragged, drawn, type Point } from './block-geometry.ts';
import type { DraftBlock } from './draft-blocks.ts';
import { sevenDays } from './week-background.tsx';

type Grabbed = {
  /** Undefined on the bare week, where a new one is drawn. */
  readonly block: DraftBlock | undefined;
  readonly grip: Grip;
  readonly from: Point;
};
type Drag = Grabbed & { readonly now: WeeklyInterval };
type Dragging = {
  readonly blocks: readonly DraftBlock[];
  /** Which block is open: a finger that lies on it does not have to rest. */
  readonly chosen: number | undefined;
  readonly hours: Span;
  readonly onDraw: (interval: WeeklyInterval) => void;
  readonly onChange: (block: DraftBlock, interval: WeeklyInterval) => void;
  readonly onPress: (block: DraftBlock) => void;
};

const edgePixels = { mouse: 8, touch: 16 };
/** Less is the tremble of a hand. */
const leastMinutes = 2.5;

/** Blocks under a pointer: edges stretch, the middle moves, and a drag over the bare week draws a new one. */
export function useBlockDrag(days: RefObject<HTMLDivElement | null>, { blocks, chosen, hours, ...does }: Dragging): Drag | undefined {
  const [drag, setDrag] = useState<Drag>();
  const hasMoved = useRef(false);
  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, right, top, bottom } = days.current?.getBoundingClientRect() ?? new DOMRect();
    return {
      column: Math.floor(placeUnder(sevenDays, { from: left, to: right }, clientX)),
      minutes: placeUnder(hours, { from: top, to: bottom }, clientY),
    };
  };
  const dragTo = ({ block, grip, from }: Grabbed, to: Point): WeeklyInterval =>
    block === undefined ? drawn(from, to) : dragged(block, grip, from, to);
  const drop = (grabbed: Grabbed, event: PointerEvent): void => {
    const { block } = grabbed;
    setDrag(undefined);
    if (block === undefined) does.onDraw(dragTo(grabbed, pointAt(event)));
    else if (hasMoved.current) does.onChange(block, dragTo(grabbed, pointAt(event)));
    else does.onPress(block);
  };
  useHeldPointer<Grabbed>(days, {
    find: (press) => {
      const element = press.target instanceof Element ? press.target.closest<HTMLElement>('[data-block]') : null;
      const block = element === null ? undefined : blocks[Number(element.dataset['block'])];
      return { block, grip: element === null ? 'whole' : gripOn(element, press), from: pointAt(press) };
    },
    isHeldAtOnce: ({ pointerType }, { block }) => pointerType !== 'touch' || (block !== undefined && block.at === chosen),
    onHold: (grabbed, { pointerId }) => {
      hasMoved.current = false;
      // A mouse that leaves the week still has its cursor.
      days.current?.setPointerCapture(pointerId);
      setDrag({ ...grabbed, now: grabbed.block ?? drawn(grabbed.from, grabbed.from) });
    },
    onMove: (grabbed, event) => {
      const to = pointAt(event);
      hasMoved.current ||= Math.abs(to.minutes - grabbed.from.minutes) > leastMinutes || to.column !== grabbed.from.column;
      setDrag({ ...grabbed, now: dragTo(grabbed, to) });
    },
    onTap: ({ block, from }) => (block === undefined ? does.onDraw(drawn(from, from)) : does.onPress(block)),
    onDrop: drop,
    onCancel: () => setDrag(undefined),
  });
  return drag;
}

/** Near the edges of a block a pointer stretches it; of a short one a third is left for moving it. */
function gripOn(block: HTMLElement, { clientY, pointerType }: PointerEvent): Grip {
  const { top, bottom, height } = block.getBoundingClientRect();
  return gripAt({ from: top, to: bottom }, clientY, Math.min(edgePixels[pointerType === 'touch' ? 'touch' : 'mouse'], height / 3));
}
