import { useEffect, useRef } from 'react';

/** Work that waits for what is on its way. */
type Waiting = {
  /** Does it at once when nothing is on its way, otherwise as soon as it has come. */
  readonly ask: () => void;
  readonly forget: () => void;
};

/** Lets a key be pressed before the answer that it is meant for has come. */
export function useWhenLoaded(loading: boolean, work: () => void): Waiting {
  const isAsked = useRef(false);
  useEffect(() => {
    if (loading || !isAsked.current) return;
    isAsked.current = false;
    work();
  });
  return {
    ask: () => {
      if (loading) isAsked.current = true;
      else work();
    },
    forget: () => {
      isAsked.current = false;
    },
  };
}
