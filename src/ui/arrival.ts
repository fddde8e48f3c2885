import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';

export type Arrivals = {
  /** Told each screen that is shown. */
  readonly moveTo: (screen: string) => void;
  /** Whether the screen was come to by moving within the console, and nobody has asked yet. */
  readonly take: () => boolean;
  /** Whoever asked is gone before anybody could read it: the next one may ask again. */
  readonly giveBack: () => void;
};

/** Notices moves from screen to screen. The first one is no move: the focus stays at the top, so that the skip link comes first. */
export function createArrivals(): Arrivals {
  let last: string | null = null;
  let isPending = false;
  return {
    moveTo: (screen) => {
      if (last !== null && last !== screen) isPending = true;
      last = screen;
    },
    take: () => {
      const was = isPending;
      isPending = false;
      return was;
    },
    giveBack: () => {
      isPending = true;
    },
  };
}

export const ArrivalContext = createContext<Arrivals>({ moveTo: () => undefined, take: () => false, giveBack: () => undefined });

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
