import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';

export type Arrivals = {
  /** Called with each screen that is shown. */
  readonly moveTo: (screen: string) => void;
  /**
   * Whether the heading should get the focus: once after each move within the console, unless the person has gone to a
   * field since. A screen that comes late must not take the focus from someone who writes.
   */
  readonly take: () => boolean;
  /** The heading that took the focus has gone before anybody could read it: the next one may ask again. */
  readonly giveBack: () => void;
};

/** Notices moves from screen to screen. The first one is no move: the focus stays at the top, so that the skip link comes first. */
export function createArrivals(): Arrivals {
  let last: string | null = null;
  let isPending = false;
  let focusedAtMove: Element | null = null;
  return {
    moveTo: (screen) => {
      if (last !== null && last !== screen) {
        isPending = true;
        focusedAtMove = document.activeElement;
      }
      last = screen;
    },
    take: () => {
      const was = isPending;
      isPending = false;
      return was && !(isField(document.activeElement) && document.activeElement !== focusedAtMove);
    },
    giveBack: () => {
      isPending = true;
    },
  };
}

function isField(element: Element | null): boolean {
  return element?.matches('input, textarea, select, [contenteditable="true"]') === true;
}

export const ArrivalContext = createContext<Arrivals>({ moveTo: () => undefined, take: () => false, giveBack: () => undefined });

/** For a screen that turns into another one at its address: the next heading gets the focus, and the page is read from its top. */
export function useArriveAgain(): () => void {
  const arrivals = useContext(ArrivalContext);
  return () => {
    arrivals.giveBack();
    document.documentElement.scrollTop = 0;
  };
}

/** Gives the focus to the heading of a screen just come to. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const arrivals = useContext(ArrivalContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivals.take()) heading.current?.focus({ preventScroll: true });
  }, [arrivals]);
  // A heading may give way to another of the same screen, as when rights come after the record. The focus goes with it.
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      if (element !== null && document.activeElement === element) arrivals.giveBack();
    };
  }, [arrivals]);
  return heading;
}
