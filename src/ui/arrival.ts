import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/**
 * Whether the screen was come to by moving within the console and its heading has not taken the focus yet. The first
 * screen leaves the focus at the top, so that the skip link comes first.
 */
export const ArrivalContext = createContext<{ current: boolean }>({ current: false });

/** Gives the focus to the heading of a screen just come to. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const arrival = useContext(ArrivalContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrival.current || heading.current === null) return;
    arrival.current = false;
    heading.current.focus({ preventScroll: true });
  }, [arrival]);
  return heading;
}
