/** The cell that can be written after or before the one that the element is in, as they follow on the screen. */
export function nextCell(element: HTMLElement | null, by: 1 | -1): HTMLElement | undefined {
  const holder = element?.closest('.table');
  const cells = [...(holder?.querySelectorAll<HTMLElement>('[data-cell-edit]') ?? [])];
  const here = cells.findIndex((cell) => cell === element);
  // Before the first one there is none: a negative place would count from the end.
  return here === -1 || here + by < 0 ? undefined : cells[here + by];
}

/** Comes to a cell: an input opens, a switch only gets the focus. */
export function enterCell(cell: HTMLElement): void {
  cell.focus();
  if (cell.dataset['cellEdit'] === 'pencil') cell.click();
}
