import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same and does what the last rendered one does, so that what is handed it need not be rendered again. */
export function useSteady<Asked extends readonly unknown[]>(handler: (...asked: Asked) => void): (...asked: Asked) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...asked: Asked) => latest.current(...asked), []);
}
