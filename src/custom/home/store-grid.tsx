import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type JSX, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { onResize } from '../../ui/behaviour/on-resize.ts';
import type { HomeLine, PlacedStore } from './selection/home-lines.ts';
import './store-grid.css';

/** Heights of lines in rem: the same for all of a kind, so that a thousand need no measuring. */
const heights: Readonly<Record<HomeLine['kind'], number>> = { heading: 2.75, attention: 3.25, cells: 5.25, cards: 26.5 };
/** On a wide screen a store that needs someone is one line of text, and cells are a little lower. */
const wideHeights: typeof heights = { ...heights, attention: 2.5, cells: 5 };
/** Of the window, in pixels, as its styles have it. */
const widePage = 1600;
/** On a phone a store that needs someone takes several lines of text. */
const narrowAttention = 12;
const narrowPage = 44;

/** What a store needs to be readable next to others, in rem; a wide page may leave it more. */
export type Narrowest = { readonly usual: number; readonly wide: number };

type StoreGridProps = {
  /** The lines of a page that has room for so many stores side by side. */
  readonly linesOf: (columns: number) => readonly HomeLine[];
  readonly narrowest: Narrowest;
  readonly renderHeading: (line: Extract<HomeLine, { kind: 'heading' }>) => ReactNode;
  readonly renderStore: (placed: PlacedStore, kind: HomeLine['kind']) => ReactNode;
  /** Whether someone is at one of the stores, by pointer or focus: then nothing should move away from them. */
  readonly onHeld: (isHeld: boolean) => void;
};

/** Lines of stores under their headings; only those near the window are in the page. */
export function StoreGrid({ linesOf, narrowest, renderHeading, renderStore, onHeld }: StoreGridProps): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, columns: 1, rem: 16, isNarrow: false, isWide: false });
  const [focused, setFocused] = useState<number | null>(null);
  const lines = useMemo(() => linesOf(place.columns), [linesOf, place.columns]);
  const heightOf = (line: HomeLine | undefined): number =>
    line === undefined
      ? 0
      : line.kind === 'attention' && place.isNarrow
        ? narrowAttention
        : (place.isWide ? wideHeights : heights)[line.kind];
  const focusedLine = lines.findIndex((line) => line.kind !== 'heading' && line.stores.some((one) => one.store.id === focused));
  const headings = lines.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  // A focused store stays, however far the page is scrolled, and so do the lines next to it: the next Tab may come before the page
  // has scrolled, and must not leave them out. A heading may be between. The last line is there for Shift+Tab from below.
  const nearFocus = focusedLine === -1 ? [] : [-2, -1, 0, 1, 2].map((step) => focusedLine + step);
  const kept = [...headings, lines.length - 1, ...nearFocus].filter((index) => index in lines).join(' ');
  const rangeExtractor = useCallback(
    (range: Range) => {
      const always = kept === '' ? [] : kept.split(' ').map(Number);
      return [...new Set([...defaultRangeExtractor(range), ...always])].toSorted((one, other) => one - other);
    },
    [kept],
  );
  // oxlint-disable-next-line react/incompatible-library -- its functions are called in this component alone
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => heightOf(lines[index]) * place.rem,
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 3,
    scrollMargin: place.top,
    rangeExtractor,
  });
  useLayoutEffect(() => {
    const measure = (): void => {
      const { current } = holder;
      if (current === null) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const top = Math.round(current.getBoundingClientRect().top + window.scrollY);
      const isNarrow = current.clientWidth < narrowPage * rem;
      const isWide = window.innerWidth >= widePage;
      const columns = Math.max(1, Math.floor(current.clientWidth / ((isWide ? narrowest.wide : narrowest.usual) * rem)));
      setPlace((before) =>
        before.top === top && before.columns === columns && before.rem === rem && before.isNarrow === isNarrow && before.isWide === isWide
          ? before
          : { top, columns, rem, isNarrow, isWide },
      );
    };
    measure();
    return onResize([document.body, ...(holder.current === null ? [] : [holder.current])], measure);
  }, [narrowest]);
  // Heights follow from the size of text, the width and what the lines are.
  useLayoutEffect(() => virtual.measure(), [virtual, place.rem, place.columns, place.isNarrow, place.isWide, lines]);
  return (
    <div
      className="store-grid"
      ref={holder}
      style={{ height: `${virtual.getTotalSize()}px` }}
      onPointerEnter={() => onHeld(true)}
      onPointerLeave={() => onHeld(false)}
      onFocus={({ target }) => {
        onHeld(true);
        setFocused(Number(target.closest('[data-store]')?.getAttribute('data-store') ?? Number.NaN));
      }}
      onBlur={() => {
        onHeld(false);
        setFocused(null);
      }}
    >
      {virtual.getVirtualItems().flatMap(({ index, start }) => {
        const line = lines[index];
        const top = `${start - place.top}px`;
        if (line === undefined) return [];
        if (line.kind === 'heading') {
          return [
            <div key={line.key} className="store-grid__heading" style={{ top }}>
              {renderHeading(line)}
            </div>,
          ];
        }
        const width = line.kind === 'attention' ? 100 : 100 / place.columns;
        return line.stores.map((placed, column) => (
          <div
            key={placed.store.id}
            data-store={placed.store.id}
            className={`store-grid__place store-grid__place--${line.kind}`}
            style={{ top, left: `${column * width}%`, width: `${width}%`, height: `${heightOf(line)}rem` }}
          >
            {renderStore(placed, line.kind)}
          </div>
        ));
      })}
    </div>
  );
}
