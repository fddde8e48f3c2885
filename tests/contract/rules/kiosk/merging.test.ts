import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LayoutCommand } from '../../../../contract/rules/kiosk/editing/commands.ts';
import { type KioskButton, type KioskLayout, layoutLimits } from '../../../../contract/rules/kiosk/layout/layout.ts';
import { newButton, newPage } from '../../../../contract/rules/kiosk/layout/new-parts.ts';
import { findLayoutChanges } from '../../../../contract/rules/kiosk/layout-changes.ts';
import { mergeLayouts } from '../../../../contract/rules/kiosk/merge-layouts.ts';
import { aLayout, anyCommand, applied } from '../../../support/kiosk-layouts.ts';

const base = aLayout('areas', 12);
const places = base.pages.flatMap((page) => page.buttons.map(({ id }) => ({ page: page.id, id })));

/** Edits of the given buttons, and new buttons and pages: two people number new parts alike. */
function editsOf(buttons: readonly { readonly page: string; readonly id: string }[], who: string): fc.Arbitrary<LayoutCommand> {
  const at = fc.constantFrom(...buttons);
  const text = fc.string({ maxLength: 8 }).map((typed) => ({ cs: `${who} ${typed}`, en: '' }));
  const look = fc.record({ text });
  return fc.oneof(
    fc.tuple(at, look).map(([{ page, id }, patch]): LayoutCommand => ({ do: 'patch_look', page, ids: [id], state: 'active', patch })),
    fc
      .tuple(at, fc.integer({ min: 0, max: 900 }))
      .map(([{ page, id }, x]): LayoutCommand => ({ do: 'patch_buttons', page, ids: [id], patch: { x } })),
    at.map(({ page, id }): LayoutCommand => ({ do: 'remove_buttons', page, ids: [id] })),
    fc.tuple(fc.constantFrom(...base.pages.map(({ id }) => id)), fc.constantFrom('n1', 'n2'), text).map(
      ([page, id, written]): LayoutCommand => ({
        do: 'add_buttons',
        page,
        buttons: [newButton({ id, x: 0, y: 0, width: 100, height: 100, look: { text: written } })],
      }),
    ),
    fc.constantFrom('q1', 'q2').map((id): LayoutCommand => ({ do: 'add_page', page: newPage({ id, name: `${who} ${id}` }) })),
  );
}

const buttonsOf = (layout: KioskLayout): readonly (KioskButton & { readonly page: string })[] =>
  layout.pages.flatMap((page) => page.buttons.map((button) => ({ ...button, page: page.id })));
const ids = (layout: KioskLayout) => new Set(buttonsOf(layout).map(({ id }) => id));

describe('layouts of two people', () => {
  it('are both in the merged one where their changes are of different buttons and pages', () => {
    const even = editsOf(
      places.filter((_, at) => at % 2 === 0),
      'mine',
    );
    const odd = editsOf(
      places.filter((_, at) => at % 2 === 1),
      'theirs',
    );
    fc.assert(
      fc.property(fc.array(even, { maxLength: 12 }), fc.array(odd, { maxLength: 12 }), (ofMine, ofTheirs) => {
        const [mine, theirs] = [applied(base, ofMine), applied(base, ofTheirs)];
        const merged = mergeLayouts(base, mine, theirs);
        if (merged.kind !== 'merged') throw new Error(JSON.stringify(merged));
        const found = buttonsOf(merged.layout);
        for (const [who, layout] of [
          ['mine', mine],
          ['theirs', theirs],
        ] as const) {
          const removed = [...ids(base)].filter((id) => !ids(layout).has(id));
          expect(found.filter(({ id }) => removed.includes(id))).toEqual([]);
          const changed = buttonsOf(layout).filter(
            (button) => !buttonsOf(base).some((one) => JSON.stringify(one) === JSON.stringify(button)),
          );
          // What I added may have another identifier now.
          for (const button of changed) {
            const isAdded = !ids(base).has(button.id);
            expect(found).toContainEqual(isAdded && who === 'mine' ? { ...button, id: expect.any(String) } : button);
          }
          const added = layout.pages.filter((page) => !base.pages.some(({ id }) => id === page.id));
          expect(merged.layout.pages.map(({ name }) => name)).toEqual(expect.arrayContaining(added.map(({ name }) => name)));
        }
        expect(merged.layout.pages).toHaveLength(mine.pages.length + theirs.pages.length - base.pages.length);
      }),
      { numRuns: 300 },
    );
  });

  it('are the changed one where the other is as it was', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 20 }), (commands) => {
        const layout = applied(base, commands);
        expect(mergeLayouts(base, layout, base)).toEqual({ kind: 'merged', layout });
        expect(mergeLayouts(base, base, layout)).toEqual({ kind: 'merged', layout });
        expect(mergeLayouts(base, layout, layout)).toEqual({ kind: 'merged', layout });
      }),
      { numRuns: 300 },
    );
  });

  it('are refused from either side alike, and only where both changed the same', () => {
    const some = fc.array(anyCommand, { maxLength: 6 });
    fc.assert(
      fc.property(some, some, (ofMine, ofTheirs) => {
        const [mine, theirs] = [applied(base, ofMine), applied(base, ofTheirs)];
        const merged = mergeLayouts(base, mine, theirs);
        expect(mergeLayouts(base, theirs, mine).kind).toBe(merged.kind);
        if (merged.kind === 'merged') return;
        expect(merged.parts.length).toBeGreaterThan(0);
        expect(findLayoutChanges(base, mine).length * findLayoutChanges(base, theirs).length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  const { page = '', id = '' } = places[0] ?? {};
  const other = base.pages[1]?.id ?? '';
  const patch = (x: number): LayoutCommand => ({ do: 'patch_buttons', page, ids: [id], patch: { x } });

  it.each<{ readonly says: string; readonly mine: LayoutCommand; readonly theirs: LayoutCommand; readonly at: object }>([
    { says: 'a button that both changed', mine: patch(1), theirs: patch(2), at: { page, button: id } },
    {
      says: 'a button that one changed and the other removed',
      mine: patch(1),
      theirs: { do: 'remove_buttons', page, ids: [id] },
      at: { page, button: id },
    },
    {
      says: 'a page that one changed and the other removed',
      mine: { do: 'remove_page', page: other },
      theirs: { do: 'patch_page', page: other, patch: { name: 'Jinak' } },
      at: { page: other },
    },
    {
      says: 'the heading of a page',
      mine: { do: 'patch_page', page, patch: { heading: { cs: 'A', en: '' } } },
      theirs: { do: 'patch_page', page, patch: { heading: { cs: 'B', en: '' } } },
      at: { page },
    },
    {
      says: 'a start page that one chose and the other removed',
      mine: { do: 'patch_layout', patch: { start_page_id: other } },
      theirs: { do: 'remove_page', page: other },
      at: {},
    },
  ])('are not merged over $says', ({ mine, theirs, at }) => {
    const merged = mergeLayouts(base, applied(base, [mine]), applied(base, [theirs]));
    expect(merged).toEqual({ kind: 'conflict', parts: [at] });
  });

  it('are not merged beyond the buttons that a page may have', () => {
    const full = (prefix: string): LayoutCommand => ({
      do: 'add_buttons',
      page,
      buttons: Array.from({ length: layoutLimits.buttonsOfPage - 20 }, (_, at) =>
        newButton({ id: `${prefix}${at}`, x: 0, y: 0, width: 24, height: 24 }),
      ),
    });
    expect(mergeLayouts(base, applied(base, [full('m')]), applied(base, [full('t')])).kind).toBe('conflict');
  });
});

describe('the changes of a layout', () => {
  it('are none of the same one, and any command that changes it has some', () => {
    fc.assert(
      fc.property(anyCommand, (command) => {
        const layout = applied(base, [command]);
        expect(findLayoutChanges(base, layout).length === 0).toBe(JSON.stringify(layout) === JSON.stringify(base));
      }),
      { numRuns: 300 },
    );
  });

  it('name the page, the button and in what it changed', () => {
    const [first, second] = places;
    const layout = applied(base, [
      { do: 'patch_look', page: first?.page ?? '', ids: [first?.id ?? ''], state: 'active', patch: { text: { cs: 'Jinak', en: '' } } },
      { do: 'patch_buttons', page: first?.page ?? '', ids: [first?.id ?? ''], patch: { x: 1, y: 2 } },
      { do: 'remove_buttons', page: second?.page ?? '', ids: [second?.id ?? ''] },
      { do: 'add_page', page: newPage({ id: 'q1', name: 'Nová' }) },
      { do: 'patch_layout', patch: { idle_seconds: 99 } },
    ]);
    expect(findLayoutChanges(base, layout)).toEqual([
      { kind: 'changed', aspects: ['idle'] },
      { page: first?.page, button: first?.id, kind: 'changed', aspects: ['text', 'place'] },
      { page: second?.page, button: second?.id, kind: 'removed' },
      { page: 'q1', kind: 'added' },
    ]);
  });
});
