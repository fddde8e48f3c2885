import { type RefObject, useEffect, useState } from 'react';
import { onResize } from '../behaviour/on-resize.ts';

/**
 * Whether the table inside is wider than its place. Only then does the place scroll: a scrolling place would keep the
 * head of the table from staying at the top of the window.
 */
export function useOverflow(holder: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = holder.current;
    const table = element?.firstElementChild;
    if (element == null || table == null) return undefined;
    return onResize([element, table], () => setOverflows(table.scrollWidth > element.clientWidth + 1));
  }, [holder]);
  return overflows;
}
