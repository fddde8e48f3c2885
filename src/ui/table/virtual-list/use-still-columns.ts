import { type RefObject, useEffect, useState } from 'react';
import { onResize } from '../../behaviour/on-resize.ts';

/**
 * Keeps the columns as wide as the first rows made them, so that they do not move while others come and go. They are
 * measured again when the place grows or shrinks, and when `measured`, which says what the columns are, is another.
 */
export function useStillColumns(table: RefObject<HTMLTableElement | null>, measured: string): void {
  useEffect(() => {
    const element = table.current;
    const holder = element?.parentElement;
    if (element == null || holder == null || measured === '') return undefined;
    let width = 0;
    return onResize([holder], () => {
      if (holder.clientWidth === width) return;
      width = holder.clientWidth;
      keepWidths(element);
    });
  }, [table, measured]);
}

/** Lets the browser lay the columns out by what is in them, and holds them so. */
function keepWidths(table: HTMLTableElement): void {
  const columns = [...table.querySelectorAll('col')];
  table.style.tableLayout = 'auto';
  for (const column of columns) column.style.width = '';
  const widths = [...table.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect().width);
  for (const [at, column] of columns.entries()) column.style.width = `${widths[at] ?? 0}px`;
  table.style.tableLayout = 'fixed';
}

/** Names of what rows refer to come a moment after the rows, and letters of the right font. */
const settlingMilliseconds = 300;

/** The key once it has been the same for a moment, by when what it represents has got its final look; empty until then. */
export function useSettled(key: string): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(key), key === '' ? 0 : settlingMilliseconds);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key ? settled : '';
}
