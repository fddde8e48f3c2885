import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freePlace } from '../../../../contract/rules/kiosk/editing/free-place.ts';
import {
  align,
  alignments,
  boundsOf,
  distribute,
  type Handle,
  resize,
  snapMove,
} from '../../../../contract/rules/kiosk/editing/geometry.ts';
import { perform, redo, startHistory, undo } from '../../../../contract/rules/kiosk/editing/history.ts';
import { inReadingOrder, walkTo } from '../../../../contract/rules/kiosk/editing/walk.ts';
import { parseLayout, type Rect } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { newButton } from '../../../../contract/rules/kiosk/layout/new-parts.ts';
import { aLayout, anyCommand, applied } from '../../../support/kiosk-layouts.ts';

describe('commands of the page editor', () => {
  const gestures = fc.option(fc.constantFrom('drag', 'key'), { nil: null });

  it('are undone to the start and redone to the end, whatever they were', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyCommand, gestures), { maxLength: 30 }), (steps) => {
        const start = startHistory(aLayout());
        const end = steps.reduce((history, [command, gesture]) => perform(history, command, gesture), start);
        let back = end;
        while (back.past.length > 0) back = undo(back);
        expect(back.present).toEqual(start.present);
        let forth = back;
        while (forth.future.length > 0) forth = redo(forth);
        expect(forth.present).toEqual(end.present);
        expect(undo(back).present).toEqual(start.present);
      }),
      { numRuns: 10_000 },
    );
  });

  it('make a layout again, whatever they were', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 20 }), (commands) => {
        const layout = applied(aLayout(), commands);
        expect(parseLayout(JSON.parse(JSON.stringify(layout)))).toEqual(JSON.parse(JSON.stringify(layout)));
        expect(layout.pages.some(({ id }) => id === layout.start_page_id)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('of one gesture are one step', () => {
    const [page] = aLayout().pages;
    const [button] = page?.buttons ?? [];
    const at = { page: page?.id ?? '', id: button?.id ?? '' };
    const place = (x: number) => ({
      do: 'place_buttons' as const,
      page: at.page,
      places: new Map([[at.id, { x, y: 0, width: 100, height: 100 }]]),
    });
    const moved = [1, 2, 3].reduce((history, x) => perform(history, place(x), 'drag 1'), startHistory(aLayout()));
    expect(moved.past).toHaveLength(1);
    expect(perform(moved, place(4), 'drag 2').past).toHaveLength(2);
    expect(perform(moved, { do: 'patch_layout', patch: {} }).past).toHaveLength(1);
  });

  it('that remove a page take the way to it away, and leave the last page', () => {
    const layout = aLayout('list', 12);
    const [start, next] = layout.pages;
    const without = applied(layout, [{ do: 'remove_page', page: next?.id ?? '' }]);
    expect(without.pages).toHaveLength(1);
    expect(without.pages[0]?.buttons.filter((button) => button.function === 'page').map((button) => button.target_page_id)).toEqual([null]);
    expect(applied(without, [{ do: 'remove_page', page: start?.id ?? '' }])).toEqual(without);
    const other = applied(layout, [{ do: 'remove_page', page: start?.id ?? '' }]);
    expect(other.start_page_id).toBe(next?.id);
  });
});

describe('boxes', () => {
  const page = { width: 1280, height: 1024 };
  const box = fc.record({
    x: fc.integer({ min: 0, max: 1200 }),
    y: fc.integer({ min: 0, max: 1000 }),
    width: fc.integer({ min: 24, max: 400 }),
    height: fc.integer({ min: 24, max: 300 }),
  });
  const boxes = fc.array(box, { minLength: 1, maxLength: 8 });

  it('that snapped stay where they are when they are snapped again, and never move further than the threshold and half of the grid', () => {
    fc.assert(
      fc.property(box, boxes, (moved, others) => {
        const snapping = { others, page, threshold: 6, grid: 4 };
        const { dx, dy, guides } = snapMove(moved, snapping);
        expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThanOrEqual(8);
        const again = snapMove({ ...moved, x: moved.x + dx, y: moved.y + dy }, snapping);
        expect([again.dx, again.dy].map(Math.abs)).toEqual([0, 0]);
        expect(guides.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('keep the opposite edge when they are resized, and their smallest size', () => {
    const edges = [-1, 0, 1] as const;
    const handles = edges.flatMap((x) => edges.map((y): Handle => ({ x, y })));
    fc.assert(
      fc.property(box, fc.constantFrom(...handles), fc.integer({ min: -900, max: 900 }), (rect, handle, by) => {
        const after = resize(rect, handle, { x: by, y: by });
        expect(after.width).toBeGreaterThanOrEqual(24);
        if (handle.x === 1) expect(after.x).toBe(rect.x);
        if (handle.x === -1) expect(after.x + after.width).toBe(rect.x + rect.width);
        if (handle.y === 0) expect([after.y, after.height]).toEqual([rect.y, rect.height]);
      }),
    );
  });

  it('that are aligned keep their sizes and stay within their bounds', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 2, maxLength: 8 }), fc.constantFrom(...alignments), (all, to) => {
        const aligned = align(all, to, page);
        expect(aligned.map(({ width, height }) => [width, height])).toEqual(all.map(({ width, height }) => [width, height]));
        const [before, after] = [boundsOf(all), boundsOf(aligned)];
        expect((after?.width ?? 0) <= (before?.width ?? 0) && (after?.height ?? 0) <= (before?.height ?? 0)).toBe(true);
        // A centre between two pixels may be rounded the other way.
        const again = align(aligned, to, page);
        expect(
          Math.max(...again.map(({ x, y }, at) => Math.abs(x - (aligned[at]?.x ?? 0)) + Math.abs(y - (aligned[at]?.y ?? 0)))),
        ).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('that are distributed have equal gaps, but for one pixel, and keep their ends', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 3, maxLength: 8 }), (all) => {
        const spread = distribute(all, 'x');
        const ends = (ofBoxes: readonly Rect[]) => {
          const sorted = ofBoxes.toSorted((one, other) => one.x - other.x);
          return {
            sorted,
            first: sorted[0]?.x,
            gaps: sorted.slice(1).map((each, at) => each.x - ((sorted[at]?.x ?? 0) + (sorted[at]?.width ?? 0))),
          };
        };
        const { first, gaps } = ends(spread);
        expect(first).toBe(ends(all).first);
        if (spread !== all) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('have room of their own: a new button is a whole one', () => {
    expect(
      parseLayout({
        ...aLayout(),
        pages: [{ ...aLayout().pages[0], buttons: [newButton({ id: 'x', x: 0, y: 0, width: 24, height: 24 })] }],
      }),
    ).toBeDefined();
  });
});

describe('a walk through the buttons of a page', () => {
  const two = [
    { id: 'foot', x: 0, y: 900, height: 80 },
    { id: 'right', x: 600, y: 204, height: 100 },
    { id: 'left', x: 40, y: 210, height: 100 },
    { id: 'under', x: 40, y: 320, height: 100 },
  ];

  it('goes by rows from the left, even where a row is not quite level, and ends at its ends', () => {
    expect(inReadingOrder(two).map(({ id }) => id)).toEqual(['left', 'right', 'under', 'foot']);
    expect(walkTo(two, 'left', 'next')?.id).toBe('right');
    expect(walkTo(two, 'foot', 'next')?.id).toBe('foot');
    expect(walkTo(two, 'left', 'previous')?.id).toBe('left');
    expect(walkTo(two, 'right', 'first')?.id).toBe('left');
    expect(walkTo(two, 'right', 'last')?.id).toBe('foot');
    // One that is gone, and a page without buttons.
    expect(walkTo(two, 'gone', 'next')?.id).toBe('left');
    expect(walkTo([], undefined, 'next')).toBeUndefined();
  });

  it('comes to every button once, whatever the page', () => {
    const placed = fc.record({ x: fc.nat(1200), y: fc.nat(1000), height: fc.integer({ min: 24, max: 300 }) });
    fc.assert(
      fc.property(fc.array(placed, { minLength: 1, maxLength: 12 }), (places) => {
        const buttons = places.map((place, at) => ({ ...place, id: String(at) }));
        const met: string[] = [];
        let at = walkTo(buttons, undefined, 'first');
        while (at !== undefined && !met.includes(at.id)) {
          met.push(at.id);
          at = walkTo(buttons, at.id, 'next');
        }
        expect(met).toHaveLength(buttons.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the place of a new button', () => {
  const page = { width: 1000, height: 1600 };
  const size = { width: 400, height: 200 };

  it('is in the middle across the page, at its top', () => {
    expect(freePlace([], page, size)).toEqual({ x: 300, y: 0, ...size });
  });

  it('is as high as it lies over no other button, which it may touch', () => {
    const above = { x: 0, y: 0, width: 1000, height: 240 };
    expect(freePlace([above], page, size).y).toBe(240);
    expect(freePlace([{ ...above, width: 300 }], page, size).y).toBe(0);
  });

  it('is the very middle where all heights are taken', () => {
    expect(freePlace([{ x: 0, y: 0, ...page }], page, size)).toEqual({ x: 300, y: 700, ...size });
  });
});
