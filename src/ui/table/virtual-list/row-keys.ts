/** Where a key leads from a row: so many rows on, or to the first or the last of all. */
export type RowMove = { readonly by: number } | { readonly to: 'first' | 'last' };

const writes = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';

/** Where a key pressed within the rows leads; undefined where the key is not for moving, or is someone else's. */
export function readRowMove(
  event: { readonly key: string; readonly target: EventTarget; readonly isTaken: boolean },
  rowsOfPage: number,
): RowMove | undefined {
  if (event.isTaken || (event.target instanceof Element && event.target.closest(writes) !== null)) return undefined;
  switch (event.key) {
    case 'ArrowDown':
      return { by: 1 };
    case 'ArrowUp':
      return { by: -1 };
    case 'PageDown':
      return { by: rowsOfPage };
    case 'PageUp':
      return { by: -rowsOfPage };
    case 'Home':
      return { to: 'first' };
    case 'End':
      return { to: 'last' };
    default:
      return undefined;
  }
}

/** The row that a move leads to, within those that there are. */
export function findTargetRow(move: RowMove, from: number, count: number): number {
  if ('to' in move) return move.to === 'first' ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, from + move.by));
}
