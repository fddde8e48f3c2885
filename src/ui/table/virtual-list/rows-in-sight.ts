import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Places of the rows that are in the page: those in sight, a few around them, and the row that has the focus. */
export function placesToShow(range: Range, kept: number | undefined): number[] {
  const places = defaultRangeExtractor(range);
  if (kept === undefined || kept >= range.count || places.includes(kept)) return places;
  return [...places, kept].toSorted((one, other) => one - other);
}

type Item = { readonly index: number; readonly start: number; readonly end: number };

/** Each shown row with the height that is empty before it, and the height behind the last. */
export function withGaps<T extends Item>(
  items: readonly T[],
  begin: number,
  end: number,
): { readonly rows: readonly (readonly [number, T])[]; readonly after: number } {
  let reached = begin;
  const rows = items.map((item): readonly [number, T] => {
    const gap = Math.max(0, item.start - reached);
    reached = item.end;
    return [gap, item];
  });
  return { rows, after: Math.max(0, end - reached) };
}

const usualRem = 2.5;
const usualFontPixels = 16;

/** How high a row is, in pixels: as the chosen density and the size of letters say, before any row is there to be measured. */
export function rowHeight(): number {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.getPropertyValue('--row')) || usualRem;
  return rem * (Number.parseFloat(style.fontSize) || usualFontPixels);
}
