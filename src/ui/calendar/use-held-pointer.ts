import { type RefObject, useEffect, useRef } from 'react';

/** What is done with the things of an area that a pointer takes hold of. */
export type HeldPointer<T> = {
  /** What the press is on; undefined where nothing is to be held. */
  readonly find: (press: PointerEvent) => T | undefined;
  /** Whether it is held from the press on. Otherwise it is once the pointer has rested. */
  readonly isHeldAtOnce: (press: PointerEvent, found: T) => boolean;
  readonly onHold: (found: T, press: PointerEvent) => void;
  readonly onMove: (found: T, event: PointerEvent) => void;
  /** Lifted before it was held. */
  readonly onTap?: (found: T, event: PointerEvent) => void;
  readonly onDrop?: (found: T, event: PointerEvent) => void;
  /** Held, and let go otherwise than by lifting. */
  readonly onCancel?: (found: T) => void;
};

type Press<T> = { readonly found: T; readonly event: PointerEvent; isHeld: boolean };

/**
 * A mouse takes hold where it is pressed. A finger takes hold after it has rested, and from then on nothing scrolls; one that moves at
 * once scrolls the page, and a second one makes it a gesture of the browser's.
 */
export function useHeldPointer<T>(area: RefObject<HTMLElement | null>, wanted: HeldPointer<T>): void {
  const current = useRef(wanted);
  useEffect(() => {
    current.current = wanted;
  });
  useEffect(() => {
    const { current: element } = area;
    if (element === null) return undefined;
    const leaving = new AbortController();
    let press: Press<T> | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const letGo = (): void => {
      clearTimeout(rest);
      press = undefined;
    };
    const cancel = (): void => {
      const held = press?.isHeld === true ? press : undefined;
      letGo();
      if (held !== undefined) current.current.onCancel?.(held.found);
    };
    const hold = (taken: Press<T>): void => {
      taken.isHeld = true;
      current.current.onHold(taken.found, taken.event);
    };
    const onDown = (event: PointerEvent): void => {
      const found = event.button === 0 && press === undefined ? current.current.find(event) : undefined;
      if (found === undefined) return cancel();
      const taken: Press<T> = { found, event, isHeld: false };
      press = taken;
      if (current.current.isHeldAtOnce(event, found)) hold(taken);
      else rest = setTimeout(() => hold(taken), restMilliseconds);
    };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerId !== press?.event.pointerId) return;
      if (press.isHeld) current.current.onMove(press.found, event);
      else if (Math.hypot(event.clientX - press.event.clientX, event.clientY - press.event.clientY) > stillPixels) letGo();
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerId !== press?.event.pointerId) return;
      const { found, isHeld } = press;
      letGo();
      if (isHeld) current.current.onDrop?.(found, event);
      else current.current.onTap?.(found, event);
    };
    const { signal } = leaving;
    stayUnder(element, { isDown: () => press !== undefined, isHeld: () => press?.isHeld === true }, signal);
    element.addEventListener('pointerdown', onDown, { signal });
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    return () => {
      leaving.abort();
      cancel();
    };
  }, [area]);
}

/** How long a finger rests on something before it draws or moves it; until then it may still scroll the page. */
export const restMilliseconds = 400;
/** A finger never rests quite still. */
const stillPixels = 10;

type Finger = {
  /** It lies on something that it may draw or move. */
  readonly isDown: () => boolean;
  /** It has rested, and draws or moves. */
  readonly isHeld: () => boolean;
};

/** Nothing scrolls under a finger that has rested, and no menu of the browser opens where one rests. */
function stayUnder(area: HTMLElement, { isDown, isHeld }: Finger, signal: AbortSignal): void {
  const onMenu = (event: Event): void => {
    if (isDown()) event.preventDefault();
  };
  const onTouch = (event: TouchEvent): void => {
    if (isHeld() && event.cancelable) event.preventDefault();
  };
  area.addEventListener('contextmenu', onMenu, { signal });
  area.addEventListener('touchmove', onTouch, { signal, passive: false });
}
