import { isSameValue } from '../values/same-value.ts';
import { type KioskButton, type KioskLayout, type KioskPage, parseLayout } from './layout/layout.ts';

/** A part of a layout: a button, else a page without its buttons, else what holds for the whole kiosk. */
export type LayoutPart = { readonly page?: string; readonly button?: string };

/** A layout with the changes of two people, or the parts that both changed differently, so that one of them has to give way. */
export type MergedLayout =
  | { readonly kind: 'merged'; readonly layout: KioskLayout }
  | { readonly kind: 'conflict'; readonly parts: readonly LayoutPart[] };

type Three<T> = { readonly base: T; readonly mine: T; readonly theirs: T };

/** Joins what two people did to a layout since `base`. Parts that both added keep apart, also where they have the same identifier. */
export function mergeLayouts(base: KioskLayout, mine: KioskLayout, theirs: KioskLayout): MergedLayout {
  const parts: LayoutPart[] = [];
  const three = { base, mine: withFreshIds(mine, base, theirs), theirs };
  const pages = mergeList<KioskPage>(
    { base: base.pages, mine: three.mine.pages, theirs: theirs.pages },
    {
      merge: (each) => mergePage(each, (part) => parts.push(part)),
      onConflict: (page) => parts.push(page === undefined ? {} : { page }),
    },
  );
  const settings = mergeFields({ base, mine: three.mine, theirs }, ['pages'], () => parts.push({}));
  const layout = parseLayout({ ...settings, pages });
  const hasStart = layout?.pages.some(({ id }) => id === layout.start_page_id) === true;
  if (parts.length > 0) return { kind: 'conflict', parts: unique(parts) };
  // A start page that one removed and the other chose, or more parts than a layout may have.
  if (layout === undefined || !hasStart) return { kind: 'conflict', parts: [{}] };
  return { kind: 'merged', layout };
}

function mergePage({ base, mine, theirs }: Three<KioskPage>, onConflict: (part: LayoutPart) => void): KioskPage {
  const page = mine.id;
  const buttons = mergeList<KioskButton>(
    { base: base.buttons, mine: mine.buttons, theirs: theirs.buttons },
    {
      merge: (each) => {
        const merged = mergeValue(each);
        if (merged === undefined) onConflict({ page, button: each.mine.id });
        return merged?.value ?? each.mine;
      },
      onConflict: (button) => onConflict(button === undefined ? { page } : { page, button }),
    },
  );
  return { ...mergeFields({ base, mine, theirs }, ['buttons'], () => onConflict({ page })), buttons };
}

/** The value of the side that changed it; undefined where both changed it differently. */
function mergeValue<T>({ base, mine, theirs }: Three<T>): { readonly value: T } | undefined {
  if (isSameValue(mine, base)) return { value: theirs };
  return isSameValue(theirs, base) || isSameValue(mine, theirs) ? { value: mine } : undefined;
}

/** Each field from the side that changed it, but for those that are merged on their own. */
function mergeFields<T extends object>({ base, mine, theirs }: Three<T>, apart: readonly string[], onConflict: () => void): T {
  const [before, own, other] = [base, mine, theirs].map((one) => new Map(Object.entries(one)));
  const changed = [...(own ?? [])].flatMap(([name, value]) => {
    const merged = apart.includes(name) ? { value } : mergeValue({ base: before?.get(name), mine: value, theirs: other?.get(name) });
    if (merged === undefined) onConflict();
    return merged === undefined ? [] : [[name, merged.value] as const];
  });
  return { ...mine, ...Object.fromEntries(changed) };
}

type Identified = { readonly id: string };

type MergingList<T> = {
  /** Merges what all three have. */
  readonly merge: (each: Three<T>) => T;
  /** One side removed what the other changed; without an identifier, both put the list in another order. */
  readonly onConflict: (id: string | undefined) => void;
};

function mergeList<T extends Identified>({ base, mine, theirs }: Three<readonly T[]>, { merge, onConflict }: MergingList<T>): T[] {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const kept = new Map<string, T>();
  for (const { id } of [...theirs, ...mine]) {
    const [at, one, another] = [before.get(id), own.get(id), other.get(id)];
    const left = one ?? another;
    if (left === undefined || kept.has(id)) continue;
    if (one !== undefined && another !== undefined) kept.set(id, at === undefined ? one : merge({ base: at, mine: one, theirs: another }));
    else if (at === undefined) kept.set(id, left);
    else if (!isSameValue(left, at)) onConflict(id);
  }
  const ids = mergeOrder({ base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) }, () => onConflict(undefined));
  return ids.flatMap((id) => kept.get(id) ?? []);
}

/** The order of the side that changed it; what only the other one added follows what it follows there. */
function mergeOrder({ base, mine, theirs }: Three<readonly string[]>, onConflict: () => void): readonly string[] {
  const common = base.filter((id) => mine.includes(id) && theirs.includes(id));
  const orderIn = (ids: readonly string[]): readonly string[] => ids.filter((id) => common.includes(id));
  const merged = mergeValue({ base: common, mine: orderIn(mine), theirs: orderIn(theirs) });
  if (merged === undefined) onConflict();
  const isMine = merged !== undefined && !isSameValue(orderIn(mine), common);
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  second.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = second.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** Gives what I added another identifier where the other person gave the same one to something else. */
function withFreshIds(mine: KioskLayout, base: KioskLayout, theirs: KioskLayout): KioskLayout {
  const known = new Set([base, mine, theirs].flatMap(allIds));
  const fresh = (id: string): string => {
    const kind = id.slice(0, 1);
    for (let number = known.size + 1; ; number += 1) {
      const next = `${kind}${number}`;
      if (known.has(next)) continue;
      known.add(next);
      return next;
    }
  };
  const before = new Set(allIds(base));
  const others = new Map(theirs.pages.map((page) => [page.id, page]));
  const taken = new Set(allIds(theirs));
  /** Parts that both added alike are one. */
  const isTheirs = (page: KioskPage): boolean => isSameValue(page, others.get(page.id));
  const clashing = mine.pages
    .filter((page) => !isTheirs(page))
    .flatMap((page) => [
      ...(before.has(page.id) ? [] : [page.id]),
      ...page.buttons.filter((button) => !hasSame(others.get(page.id), button)).map(({ id }) => id),
    ])
    .filter((id) => taken.has(id) && !before.has(id));
  const renamed = new Map(clashing.map((id) => [id, fresh(id)]));
  if (renamed.size === 0) return mine;
  const idOf = (id: string): string => renamed.get(id) ?? id;
  const pages = mine.pages.map((page) => ({
    ...page,
    id: idOf(page.id),
    buttons: page.buttons.map((button) => ({
      ...button,
      id: idOf(button.id),
      target_page_id: button.target_page_id === null ? null : idOf(button.target_page_id),
    })),
  }));
  return { ...mine, start_page_id: idOf(mine.start_page_id), pages };
}

function hasSame(page: KioskPage | undefined, button: KioskButton): boolean {
  return page?.buttons.some((one) => one.id === button.id && isSameValue(one, button)) === true;
}

function allIds({ pages }: KioskLayout): readonly string[] {
  return pages.flatMap((page) => [page.id, ...idsOf(page.buttons)]);
}

function idsOf(list: readonly Identified[]): readonly string[] {
  return list.map(({ id }) => id);
}

function byId<T extends Identified>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

function unique(parts: readonly LayoutPart[]): readonly LayoutPart[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}
