import { useEffect, useRef } from 'react';

/**
 * What had the focus may go with the state that an action led out of, such as its own button: the heading of the record gets it then.
 * Looked at after each render: the record comes again some time after the question is closed.
 */
export function useFocusKept(): void {
  const held = useRef<Element>(undefined);
  useEffect(() => {
    const isLost = held.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) [...document.querySelectorAll<HTMLElement>('h1[tabindex], .side-drawer h2[tabindex]')].at(-1)?.focus();
    held.current = document.activeElement ?? undefined;
  });
}
