import { isSameValue } from '../values/same-value.ts';
import { type KioskButton, type KioskLayout, type KioskPage, pageOfLayout } from './layout/layout.ts';
import type { LayoutPart } from './merge-layouts.ts';

/** In what a part changed. */
export type ChangedAspect =
  | 'text'
  | 'place'
  | 'function'
  | 'service'
  | 'target'
  | 'look'
  | 'name'
  | 'heading'
  | 'background'
  | 'idle'
  | 'languages'
  | 'start'
  | 'size'
  | 'order'
  | 'other';

export type LayoutChange = LayoutPart &
  ({ readonly kind: 'added' | 'removed' } | { readonly kind: 'changed'; readonly aspects: readonly ChangedAspect[] });

/** What was changed in a layout since `base`: the kiosk, then each page with its buttons. Buttons of a new page come with it. */
export function findLayoutChanges(base: KioskLayout, layout: KioskLayout): readonly LayoutChange[] {
  const ids = [...new Set([...layout.pages, ...base.pages].map(({ id }) => id))];
  const order = isReordered(base.pages, layout.pages);
  return [
    ...changed({}, aspectsOf(base, layout, aspectOfKiosk), order),
    ...ids.flatMap((page): readonly LayoutChange[] => {
      const [before, after] = [pageOfLayout(base, page), pageOfLayout(layout, page)];
      if (before === undefined) return [{ page, kind: 'added' }];
      return after === undefined ? [{ page, kind: 'removed' }] : changesOfPage(before, after);
    }),
  ];
}

function changesOfPage(base: KioskPage, page: KioskPage): readonly LayoutChange[] {
  const ids = [...new Set([...page.buttons, ...base.buttons].map(({ id }) => id))];
  return [
    ...changed({ page: page.id }, aspectsOf(base, page, aspectOfPage), isReordered(base.buttons, page.buttons)),
    ...ids.flatMap((button): readonly LayoutChange[] => {
      const at = { page: page.id, button };
      const [before, after] = [base, page].map(({ buttons }) => buttons.find(({ id }) => id === button));
      if (before === undefined) return [{ ...at, kind: 'added' }];
      return after === undefined ? [{ ...at, kind: 'removed' }] : changed(at, aspectsOfButton(before, after), false);
    }),
  ];
}

function changed(at: LayoutPart, aspects: readonly ChangedAspect[], isMoved: boolean): readonly LayoutChange[] {
  const all = [...aspects, ...(isMoved ? (['order'] as const) : [])];
  return all.length === 0 ? [] : [{ ...at, kind: 'changed', aspects: all }];
}

function aspectsOf<T extends object>(base: T, one: T, aspectOf: (name: string) => ChangedAspect | null): readonly ChangedAspect[] {
  const before = new Map<string, unknown>(Object.entries(base));
  const names = Object.entries(one).flatMap(([name, value]) => (isSameValue(value, before.get(name)) ? [] : [name]));
  return [...new Set(names.flatMap((name) => aspectOf(name) ?? []))];
}

function aspectsOfButton(base: KioskButton, button: KioskButton): readonly ChangedAspect[] {
  const isTextSame = isSameValue(base.looks.active.text, button.looks.active.text);
  const isLookSame = isSameValue(withoutText(base), withoutText(button));
  return [
    ...(isTextSame ? [] : (['text'] as const)),
    ...aspectsOf(base, button, aspectOfButton),
    ...(isLookSame ? [] : (['look'] as const)),
  ];
}

function withoutText({ looks }: KioskButton): unknown {
  return { ...looks, active: { ...looks.active, text: null } };
}

function aspectOfButton(name: string): ChangedAspect | null {
  if (name === 'looks') return null;
  if (['x', 'y', 'width', 'height'].includes(name)) return 'place';
  return namedAspects[name] ?? 'other';
}

function aspectOfPage(name: string): ChangedAspect | null {
  return name === 'buttons' ? null : (namedAspects[name] ?? 'other');
}

function aspectOfKiosk(name: string): ChangedAspect | null {
  return name === 'pages' ? null : (namedAspects[name] ?? 'other');
}

const namedAspects: Readonly<Record<string, ChangedAspect>> = {
  function: 'function',
  service_id: 'service',
  target_page_id: 'target',
  name: 'name',
  heading: 'heading',
  subheading: 'heading',
  background: 'background',
  color: 'background',
  image: 'background',
  idle_seconds: 'idle',
  languages: 'languages',
  start_page_id: 'start',
  width: 'size',
  height: 'size',
};

type Identified = { readonly id: string };

/** Whether what both lists have is in another order. */
function isReordered(base: readonly Identified[], list: readonly Identified[]): boolean {
  const idsIn = (one: readonly Identified[], other: readonly Identified[]): readonly string[] =>
    one.map(({ id }) => id).filter((id) => other.some((each) => each.id === id));
  return !isSameValue(idsIn(base, list), idsIn(list, base));
}
