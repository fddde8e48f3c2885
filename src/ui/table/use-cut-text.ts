import { type RefObject, useEffect } from 'react';
import { whenIdle } from '../behaviour/idle.ts';

/**
 * Shows the whole text of a cell that has no room for it, where someone points at the cell or comes to it by keys. The rows come
 * first: what shows it is fetched when nothing else is to be done.
 */
export function useCutText(holder: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    const begin = async (): Promise<void> => {
      const { followCutText } = await import('./cut-text.ts');
      if (!isGone && holder.current !== null) end = followCutText(holder.current);
    };
    // Without it the rows are as they are.
    const callOff = whenIdle(() => void begin().catch(() => undefined));
    return () => {
      isGone = true;
      callOff();
      end?.();
    };
  }, [holder]);
}
