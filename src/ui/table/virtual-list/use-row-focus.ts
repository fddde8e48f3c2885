import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TableRow } from '../data-table.tsx';

export type RowFocus = {
  /** The row that has the focus or had it last. It stays in the page however far it is scrolled away. */
  readonly current: number | undefined;
  readonly note: (index: number) => void;
  /** Gives the focus to a row as soon as it is in the page, and to its link as soon as that has come. */
  readonly take: (index: number) => void;
  /** Holds a row in sight for a moment, wherever the focus is. */
  readonly show: (index: number) => void;
  /** Someone scrolls on from where the focus was taken to. */
  readonly release: () => void;
  readonly forget: () => void;
};

/** How long a row that was gone to is held in sight. */
const arrivalMilliseconds = 400;

/** Keeps the focus on a row while rows come into the page and leave it. */
export function useRowFocus(table: RefObject<HTMLTableElement | null>, startsAt: number | undefined): RowFocus {
  const [current, setCurrent] = useState(startsAt);
  const wanted = useRef<number>(undefined);
  const taken = useRef({ index: -1, at: 0 });
  // Runs after each render: a row may have come into the page, or its link into the row.
  useLayoutEffect(() => {
    const { index } = taken.current;
    const element = rowElement(table.current, index);
    if (element === null) return;
    const target = element.querySelector<HTMLElement>('[data-row-link]') ?? element;
    if (wanted.current === index && document.activeElement !== target) target.focus({ preventScroll: true });
    if (target !== element) {
      // However long its link took to come, the rows around it come with it.
      if (wanted.current === index) taken.current = { index, at: performance.now() };
      wanted.current = undefined;
    }
    // Rows around it turn out to be of other heights than they were taken to be.
    const isArriving = performance.now() - taken.current.at < arrivalMilliseconds;
    if (isArriving || wanted.current === index) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    current,
    note: (index) => {
      if (index !== wanted.current) wanted.current = undefined;
      setCurrent(index);
    },
    take: (index) => {
      wanted.current = index;
      taken.current = { index, at: performance.now() };
      setCurrent(index);
    },
    show: (index) => {
      taken.current = { index, at: performance.now() };
      rowElement(table.current, index)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    release: () => {
      taken.current = { index: taken.current.index, at: 0 };
    },
    forget: () => {
      wanted.current = undefined;
      setCurrent(undefined);
    },
  };
}

type Followed = {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly focus: RowFocus;
  readonly rowAt: (index: number) => TableRow | undefined;
  /** Places of the rows in the page. */
  readonly places: readonly number[];
};

/** What comes before a row moves it on: the focus goes with the row, it does not stay at the place. */
export function useFollowedRow({ table, focus, rowAt, places }: Followed): void {
  const { current, take, note } = focus;
  const known = useRef<{ readonly place: number; readonly key: number }>(undefined);
  const key = current === undefined ? undefined : rowAt(current)?.key;
  useEffect(() => {
    const was = known.current;
    known.current = current === undefined || key === undefined ? undefined : { place: current, key };
    if (was === undefined || current !== was.place || key === was.key) return;
    const moved = places.find((place) => rowAt(place)?.key === was.key);
    if (moved === undefined) return;
    if (rowElement(table.current, current)?.contains(document.activeElement) === true) take(moved);
    else note(moved);
  });
}

function rowElement(table: HTMLTableElement | null, index: number): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null;
}

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
