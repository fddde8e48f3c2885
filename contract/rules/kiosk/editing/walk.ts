import type { KioskButton } from '../layout/layout.ts';

/** Where a walk through the buttons of a page goes. */
export type WalkStep = 'next' | 'previous' | 'first' | 'last';

type Placed = Pick<KioskButton, 'id' | 'x' | 'y' | 'height'>;

/** The buttons as a page is read: rows from top to bottom, each from left to right. A button is of a row when its middle is. */
export function inReadingOrder<Button extends Placed>(buttons: readonly Button[]): readonly Button[] {
  const rows: { readonly end: number; readonly buttons: Button[] }[] = [];
  for (const button of buttons.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.at(-1);
    if (row !== undefined && button.y + button.height / 2 < row.end) row.buttons.push(button);
    else rows.push({ end: button.y + button.height, buttons: [button] });
  }
  return rows.flatMap((row) => row.buttons.toSorted((one, other) => one.x - other.x));
}

/** The button that a step leads to; the first and the last one are the ends of the way. Undefined on a page without buttons. */
export function walkTo<Button extends Placed>(buttons: readonly Button[], from: string | undefined, step: WalkStep): Button | undefined {
  const ordered = inReadingOrder(buttons);
  const at = ordered.findIndex(({ id }) => id === from);
  const wanted = { next: at + 1, previous: Math.max(0, at - 1), first: 0, last: ordered.length - 1 }[step];
  return ordered[Math.min(wanted, ordered.length - 1)];
}
