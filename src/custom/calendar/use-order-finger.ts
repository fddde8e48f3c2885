import { type RefObject, useEffect, useRef } from 'react';
import { useHeldPointer } from '../../ui/calendar/use-held-pointer.ts';

type OrderFinger = {
  /** Whether the order is moved by who is signed in. */
  readonly mayMove: (orderId: number) => boolean;
  readonly onLift: (orderId: number) => void;
  /** Lifted off at a free place, by the key of its cell; or elsewhere, where nothing is moved. */
  readonly onDrop: (cell: string | undefined) => void;
};

/** An order that a finger takes along: where the finger is, and the free place below it. */
type Carried = { x: number; y: number; over: HTMLElement | null; readonly scrolling: ReturnType<typeof setInterval> };

/** Nearer than that to the edge of the window a held order scrolls the page, by so much at once. */
const edge = { pixels: 72, step: 10, milliseconds: 16 };

/**
 * Orders under a finger: a held one is taken along to a free place, and the page scrolls at the edges of the window. A tap opens the
 * order. A mouse drags by the browser's own means.
 */
export function useOrderFinger(area: RefObject<HTMLElement | null>, { mayMove, onLift, onDrop }: OrderFinger): void {
  const carried = useRef<Carried>(undefined);
  const touch = useRef({ isLast: false, wasHeld: false });
  useEffect(() => {
    const { current: element } = area;
    if (element === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const onDown = ({ pointerType }: PointerEvent): void => {
      touch.current = { isLast: pointerType === 'touch', wasHeld: false };
    };
    element.addEventListener('pointerdown', onDown, { signal, capture: true });
    // Where an order was held, no tap on it follows.
    element.addEventListener('touchend', (event) => touch.current.wasHeld && event.preventDefault(), { signal, passive: false });
    element.addEventListener('dragstart', (event) => touch.current.isLast && event.preventDefault(), { signal, capture: true });
    return () => leaving.abort();
  }, [area]);
  const follow = (): void => {
    const { current: held } = carried;
    if (held === undefined) return;
    const next = freeCellAt(held);
    if (next === held.over) return;
    held.over?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    held.over = next;
  };
  const scroll = (): void => {
    const step = stepAt(carried.current?.y);
    if (step === 0) return;
    window.scrollBy(0, step);
    follow();
  };
  const end = (order: HTMLElement, cell: string | undefined): void => {
    clearInterval(carried.current?.scrolling);
    carried.current?.over?.removeAttribute('data-over');
    carried.current = undefined;
    touch.current.wasHeld = true;
    order.removeAttribute('data-held');
    onDrop(cell);
  };
  useHeldPointer<HTMLElement>(area, {
    find: ({ pointerType, target }) => {
      const order = target instanceof Element ? target.closest<HTMLElement>('[data-order]') : null;
      return pointerType === 'touch' && order !== null && mayMove(idOf(order)) ? order : undefined;
    },
    isHeldAtOnce: () => false,
    onHold: (order, { clientX: x, clientY: y }) => {
      order.setAttribute('data-held', '');
      carried.current = { x, y, over: null, scrolling: setInterval(scroll, edge.milliseconds) };
      onLift(idOf(order));
    },
    onMove: (_, { clientX: x, clientY: y }) => {
      if (carried.current === undefined) return;
      carried.current.x = x;
      carried.current.y = y;
      follow();
    },
    onDrop: (order) => end(order, carried.current?.over?.dataset['cell']),
    onCancel: (order) => end(order, undefined),
  });
}

function idOf(order: HTMLElement): number {
  return Number(order.dataset['order']);
}

function freeCellAt({ x, y }: Carried): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('.order-cell--free') ?? null;
}

function stepAt(y = Number.NaN): number {
  if (y < edge.pixels) return -edge.step;
  return y > window.innerHeight - edge.pixels ? edge.step : 0;
}
