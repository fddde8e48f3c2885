import { type RefObject, useEffect, useRef } from 'react';

/** Handles keys pressed within the element, whatever in it has the focus. */
export function useKeyDown(within: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const element = within.current;
    const listen = (event: KeyboardEvent): void => latest.current(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [within]);
}
