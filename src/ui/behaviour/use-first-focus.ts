import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to an element as soon as it is: where it is the one thing to do, and what was pressed before is gone. */
export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
