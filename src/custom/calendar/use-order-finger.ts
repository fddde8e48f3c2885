import { type RefObject, useEffect, useRef } from 'react';
import { restMilliseconds, stayUnder, stillPixels } from '../../ui/behaviour/resting-finger.ts';

type OrderFinger = {
  /** Whether the order is moved by who is signed in. */
  readonly mayMove: (orderId: number) => boolean;
  readonly onLift: (orderId: number) => void;
  /** Lifted off at a free place, by the key of its cell; or elsewhere, where nothing is moved. */
  readonly onDrop: (cell: string | undefined) => void;
};

type Lifted = { readonly pointer: number; readonly order: number; readonly element: HTMLElement; x: number; y: number; isHeld: boolean };

/** Nearer than that to the edge of the window a held order scrolls the page, by so much at once. */
const edge = { pixels: 72, step: 10, milliseconds: 16 };

/**
 * Orders under a finger: one that rests on an order takes it along to a free place, and the page scrolls at the edges of the window.
 * A finger that moves at once scrolls, and a tap opens the order. A mouse drags by the browser's own means.
 */
export function useOrderFinger(area: RefObject<HTMLElement | null>, wanted: OrderFinger): void {
  const current = useRef(wanted);
  useEffect(() => {
    current.current = wanted;
  });
  useEffect(() => {
    const { current: element } = area;
    if (element === null) return undefined;
    const leaving = new AbortController();
    let lifted: Lifted | null = null;
    let over: HTMLElement | null = null;
    let isTouch = false;
    let wasHeld = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let scrolling: ReturnType<typeof setInterval> | undefined;
    const follow = (): void => {
      const next = lifted?.isHeld === true ? freeCellAt(lifted) : null;
      if (next === over) return;
      over?.removeAttribute('data-over');
      next?.setAttribute('data-over', '');
      over = next;
    };
    const end = (): void => {
      clearTimeout(rest);
      clearInterval(scrolling);
      lifted?.element.removeAttribute('data-held');
      lifted = null;
      follow();
    };
    const lift = (): void => {
      if (lifted === null) return;
      lifted.isHeld = true;
      lifted.element.setAttribute('data-held', '');
      current.current.onLift(lifted.order);
      scrolling = setInterval(() => {
        const step = lifted === null ? 0 : stepAt(lifted.y);
        if (step === 0) return;
        window.scrollBy(0, step);
        follow();
      }, edge.milliseconds);
    };
    const onDown = (event: PointerEvent): void => {
      isTouch = event.pointerType === 'touch';
      wasHeld = false;
      // A second finger makes it a gesture of the browser's.
      if (lifted !== null) return cancel();
      const order = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-order]') : null;
      const id = Number(order?.dataset['order'] ?? 0);
      if (!isTouch || order === null || !current.current.mayMove(id)) return;
      lifted = { pointer: event.pointerId, order: id, element: order, x: event.clientX, y: event.clientY, isHeld: false };
      rest = setTimeout(lift, restMilliseconds);
    };
    const onMove = (event: PointerEvent): void => {
      if (lifted === null || event.pointerId !== lifted.pointer) return;
      if (!lifted.isHeld) {
        if (Math.hypot(event.clientX - lifted.x, event.clientY - lifted.y) > stillPixels) end();
        return;
      }
      [lifted.x, lifted.y] = [event.clientX, event.clientY];
      follow();
    };
    const drop = (key: string | undefined): void => {
      wasHeld = lifted?.isHeld === true;
      end();
      if (wasHeld) current.current.onDrop(key);
    };
    const cancel = (): void => drop(undefined);
    const onUp = (event: PointerEvent): void => {
      if (event.pointerId === lifted?.pointer) drop(over?.dataset['cell']);
    };
    const { signal } = leaving;
    stayUnder(element, { isDown: () => lifted !== null, isHeld: () => lifted?.isHeld === true }, signal);
    element.addEventListener('pointerdown', onDown, { signal });
    // Where an order was held, no tap on it follows.
    element.addEventListener('touchend', (event) => wasHeld && event.preventDefault(), { signal, passive: false });
    element.addEventListener('dragstart', (event) => isTouch && event.preventDefault(), { signal, capture: true });
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    return () => {
      leaving.abort();
      end();
    };
  }, [area]);
}

function freeCellAt({ x, y }: Lifted): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('.order-cell--free') ?? null;
}

function stepAt(y: number): number {
  if (y < edge.pixels) return -edge.step;
  return y > window.innerHeight - edge.pixels ? edge.step : 0;
}
