import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type JSX, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WatchLimits } from '../../../contract/rules/watching/troubles.ts';
import { useConsoleWords } from '../../providers/words/console-words.ts';
import type { StoreGroup } from './group-stores.ts';
import { laidOut } from './lay-out.ts';
import { StoreCard } from './store-card.tsx';

/** What a card needs to be readable, and how high the rows are: the same for all, so that a thousand need no measuring. */
const narrowestCard = 20;
const cardHeight = 25.5;
const headingHeight = 3.25;
const gap = 1;

type StoreGridProps = { readonly groups: readonly StoreGroup[]; readonly hour: number; readonly limits: WatchLimits };

/** Cards of stores under the headings of their groups; only those near the window are in the page. */
export function StoreGrid({ groups, hour, limits }: StoreGridProps): JSX.Element {
  const { home: words } = useConsoleWords();
  const holder = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, columns: 1, rem: 16 });
  const [focused, setFocused] = useState<number | null>(null);
  const rows = useMemo(() => laidOut(groups, place.columns), [groups, place.columns]);
  const focusedRow = rows.findIndex((row) => row.kind === 'cards' && row.stores.some(({ id }) => id === focused));
  const headings = rows.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  // A focused card stays, however far the page is scrolled, and so do the rows beside it: the next Tab may come before the page
  // has scrolled, and must not leave them out. A heading may stand between. The last row is there for Shift+Tab from below.
  const besideFocus = focusedRow === -1 ? [] : [-2, -1, 0, 1, 2].map((step) => focusedRow + step);
  const kept = [...headings, rows.length - 1, ...besideFocus].filter((index) => index in rows).join(' ');
  const rangeExtractor = useCallback(
    (range: Range) => {
      const always = kept === '' ? [] : kept.split(' ').map(Number);
      return [...new Set([...defaultRangeExtractor(range), ...always])].toSorted((one, other) => one - other);
    },
    [kept],
  );
  // oxlint-disable-next-line react/incompatible-library -- its functions are called in this component alone
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? headingHeight : cardHeight + gap) * place.rem,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 2,
    scrollMargin: place.top,
    rangeExtractor,
  });
  useLayoutEffect(() => {
    const measure = (): void => {
      const { current } = holder;
      if (current === null) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const columns = Math.max(1, Math.floor((current.clientWidth + gap * rem) / ((narrowestCard + gap) * rem)));
      const top = Math.round(current.getBoundingClientRect().top + window.scrollY);
      setPlace((before) => (before.top === top && before.columns === columns && before.rem === rem ? before : { top, columns, rem }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (holder.current !== null) observer.observe(holder.current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // Heights follow from the size of text and the number of columns.
  useLayoutEffect(() => virtual.measure(), [virtual, place.rem, place.columns, rows.length]);
  const width = 100 / place.columns;
  return (
    <div
      className="store-grid"
      ref={holder}
      style={{ height: `${virtual.getTotalSize()}px` }}
      onFocus={({ target }) => setFocused(Number(target.closest('[data-store]')?.getAttribute('data-store') ?? Number.NaN))}
      onBlur={() => setFocused(null)}
    >
      {virtual.getVirtualItems().flatMap(({ index, start }) => {
        const row = rows[index];
        const top = `${start - place.top}px`;
        if (row === undefined) return [];
        if (row.kind === 'heading') {
          return [
            <h2 key={row.key} className="store-grid__heading" style={{ top }}>
              {words.groups[row.state]} <span className="store-grid__count">{row.count}</span>
            </h2>,
          ];
        }
        return row.stores.map((store, column) => (
          <div
            key={store.id}
            data-store={store.id}
            className="store-grid__place"
            style={{ top, left: `${column * width}%`, width: `${width}%`, height: `${cardHeight}rem` }}
          >
            <StoreCard store={store} state={row.state} {...{ hour, limits }} />
          </div>
        ));
      })}
    </div>
  );
}
