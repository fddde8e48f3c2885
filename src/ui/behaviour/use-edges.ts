import { type RefObject, useEffect, useState } from 'react';
import { onResize } from './on-resize.ts';

/** Whether more lies beyond the sides of a place that scrolls sideways. */
export type Edges = { readonly before: boolean; readonly after: boolean };

const none: Edges = { before: false, after: false };

/** Follows the scrolling of a place and the sizes of it and of what is in it. */
export function useEdges(holder: RefObject<HTMLElement | null>): Edges {
  const [edges, setEdges] = useState(none);
  useEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    const look = (): void => {
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setEdges((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    const stop = onResize([element, ...element.children], look);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      stop();
      element.removeEventListener('scroll', look);
    };
  }, [holder]);
  return edges;
}

/** The classes of an element by what lies beyond its sides. */
export function edgeClasses(base: string, { before, after }: Edges): string {
  return [base, ...(before ? [`${base}--more-before`] : []), ...(after ? [`${base}--more-after`] : [])].join(' ');
}

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
