import { type ComponentType, createElement, lazy, type ReactNode, useEffect, useRef, useState } from 'react';

/** Called whenever a part could not be fetched, for the notice that says so. */
export const partsMissing = new EventTarget();
export const partMissing = 'missing';

/**
 * A part of a screen that is fetched when it is first shown, under a Suspense of anyone who shows it. Where it cannot be fetched,
 * the screen is without it and what is typed there stays: `onMissing` lets go of what waits for it (such as a dialog that was
 * asked for), and it is fetched again when it is shown the next time or the network is back. That helps in browsers that forget a
 * failure; the others need a new page. A plain `lazy` would take the whole console down.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  onMissing?: (props: Props) => void,
): ComponentType<Props> {
  let current = begin();
  function begin(): ComponentType<Props> {
    return lazy(async () => {
      try {
        return { default: await fetchPart() };
      } catch {
        partsMissing.dispatchEvent(new Event(partMissing));
        return { default: Missing };
      }
    });
  }
  function Missing(props: Props): ReactNode {
    const [isSought, setSought] = useState(false);
    const given = useRef(props);
    useEffect(() => {
      onMissing?.(given.current);
      const seek = (): void => {
        current = begin();
        setSought(true);
      };
      addEventListener('online', seek);
      return () => {
        removeEventListener('online', seek);
        current = begin();
      };
    }, []);
    return isSought ? createElement(Part, props) : null;
  }
  function Part(props: Props): ReactNode {
    return createElement(current, props);
  }
  return Part;
}
