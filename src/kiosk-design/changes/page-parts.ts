import type { kioskEditor } from '../../../contract/messages/cs/console/devices/kiosk-editor.ts';
import type { ChangedPartsWords } from '../../../contract/messages/cs/console/forms/changed-parts.ts';
import {
  type KioskButton,
  type KioskLanguage,
  type KioskLayout,
  type KioskPage,
  type LookState,
  lookStates,
  type OwnLook,
  pageOfLayout,
} from '../../../contract/rules/kiosk/layout/layout.ts';
import { type ChangedAspect, findLayoutChanges, type LayoutChange } from '../../../contract/rules/kiosk/layout-changes.ts';
import type { LayoutPart } from '../../../contract/rules/kiosk/merge-layouts.ts';
import type { ChangedPart, PartChange } from '../../ui/history/part-list.tsx';
import type { ComparedRow } from '../conflict-dialog.tsx';
import { changedTexts, changedValue, compareChanges, fileChange, lower, wordAlone } from './part-changes.ts';

export type PageWords = {
  readonly said: typeof kioskEditor;
  readonly partsSaid: ChangedPartsWords;
  readonly empty: string;
  /** What services are called; '' of one that is not known. */
  readonly serviceName: (id: number) => string;
};

type Comparing = { readonly base: KioskLayout; readonly mine: KioskLayout; readonly theirs: KioskLayout };

/** What two people changed since `base`, by page and button, in words. */
export function comparePages(words: PageWords, { base, mine, theirs }: Comparing): readonly ComparedRow[] {
  const order = [base, theirs, mine].flatMap(({ pages }) =>
    pages.flatMap((page) => [keyOf({ page: page.id }), ...page.buttons.map(({ id }) => keyOf({ page: page.id, button: id }))]),
  );
  const [own, others] = [mine, theirs].map((layout) => pageParts(words, base, layout));
  return compareChanges({ of: words.partsSaid.of, empty: words.empty }, { mine: own ?? [], theirs: others ?? [] }, [keyOf({}), ...order]);
}

/**
 * What changed in the pages of a kiosk, by page and button. Where there were none, each page was added; undefined is of pages that are
 * shown alone: what each consists of.
 */
export function pageParts(words: PageWords, base: KioskLayout | null | undefined, layout: KioskLayout | null): readonly ChangedPart[] {
  const known = layout ?? base;
  if (known == null) return [];
  const before = base ?? { ...known, pages: [] };
  const after = layout ?? { ...known, pages: [] };
  return findLayoutChanges(before, after).map((change) => {
    const where = whereOf(words.said, change, [before, after]);
    const changes = base === undefined ? [sizeOf(words, after, change)] : changesOf(words, change, [before, after]);
    return { key: keyOf(change), where, changes };
  });
}

/** What a button is called: its text, else what it does. */
export function buttonName(said: typeof kioskEditor, { looks, function: does }: KioskButton, language: KioskLanguage = 'cs'): string {
  const { text } = looks.active;
  return text[language] || text.cs || text.en || (does === 'information' ? said.stage.unnamed : said.properties.functions[does]);
}

const keyOf = ({ page = '', button = '' }: LayoutPart): string => `${page} ${button}`;

type Two<T> = readonly [before: T, after: T];

function whereOf(said: typeof kioskEditor, { page, button }: LayoutPart, layouts: Two<KioskLayout>): string {
  if (page === undefined) return said.properties.kiosk;
  const pages = layouts.flatMap((layout) => pageOfLayout(layout, page) ?? []);
  const name = pages[0]?.name ?? page;
  if (button === undefined) return said.stage.label(name);
  const found = pages.flatMap(({ buttons }) => buttons.find(({ id }) => id === button) ?? [])[0];
  return `${name} · ${found === undefined ? button : buttonName(said, found)}`;
}

function sizeOf({ said }: PageWords, layout: KioskLayout, { page }: LayoutPart): PartChange {
  return { what: '', before: null, after: said.tree.buttons(pageOfLayout(layout, page ?? null)?.buttons.length ?? 0) };
}

function changesOf(words: PageWords, change: LayoutChange, layouts: Two<KioskLayout>): readonly PartChange[] {
  const { partsSaid } = words;
  if (change.kind === 'added' && change.button === undefined) return [{ ...sizeOf(words, layouts[1], change), what: partsSaid.added }];
  if (change.kind !== 'changed') return [wordAlone(partsSaid[change.kind])];
  const pages: Two<KioskPage | undefined> = [pageOfLayout(layouts[0], change.page ?? null), pageOfLayout(layouts[1], change.page ?? null)];
  const [before, after] = pages.map((page) => page?.buttons.find(({ id }) => id === change.button));
  return change.aspects.flatMap((aspect) => {
    if (before !== undefined && after !== undefined) return changesOfButton(words, aspect, { buttons: [before, after], layouts });
    const [old, page] = pages;
    return old === undefined || page === undefined ? changesOfKiosk(words, aspect, layouts) : changesOfPage(words, aspect, [old, page]);
  });
}

function changesOfKiosk({ said }: PageWords, aspect: ChangedAspect, [before, after]: Two<KioskLayout>): readonly PartChange[] {
  const what = said.comparison.aspects[aspect];
  const value = (layout: KioskLayout): string => {
    if (aspect === 'idle') return said.comparison.seconds(layout.idle_seconds);
    if (aspect === 'languages') return layout.languages.map((one) => said.tools.languages[one]).join(', ');
    if (aspect === 'start') return pageOfLayout(layout, layout.start_page_id)?.name ?? '';
    return aspect === 'size' ? `${layout.width} × ${layout.height}` : '';
  };
  return orAlone(what, changedValue(what, value(before), value(after)));
}

function changesOfPage({ said, partsSaid }: PageWords, aspect: ChangedAspect, [before, after]: Two<KioskPage>): readonly PartChange[] {
  const { properties, comparison } = said;
  const what = comparison.aspects[aspect];
  const values = (named: string, of: (page: KioskPage) => string) => changedValue(named, of(before), of(after));
  const files = before.image === after.image ? [] : fileChange(partsSaid, lower(properties.image), [before.image, after.image]);
  const idle = ({ idle_seconds: seconds }: KioskPage): string => (seconds === null ? '' : comparison.seconds(seconds));
  const found: Partial<Record<ChangedAspect, readonly PartChange[]>> = {
    name: values(what, ({ name }) => name),
    heading: [
      ...changedTexts(said, what, [before.heading, after.heading]),
      ...changedTexts(said, lower(properties.subheading), [before.subheading, after.subheading]),
    ],
    background: [...values(what, ({ background }) => background), ...values(lower(properties.text), ({ color }) => color), ...files],
    idle: values(what, idle),
    other: values(lower(properties.header), ({ has_header: has }) => (has ? partsSaid.yes : partsSaid.no)),
  };
  return orAlone(what, found[aspect] ?? []);
}

type OfButton = { readonly buttons: Two<KioskButton>; readonly layouts: Two<KioskLayout> };

function changesOfButton(words: PageWords, aspect: ChangedAspect, { buttons: [before, after], layouts }: OfButton): readonly PartChange[] {
  const { said, partsSaid, serviceName } = words;
  const { properties } = said;
  const what = said.comparison.aspects[aspect];
  const values = (named: string, of: (button: KioskButton) => string) => changedValue(named, of(before), of(after));
  const target = (layout: KioskLayout, { target_page_id: id }: KioskButton): string => pageOfLayout(layout, id)?.name ?? '';
  const found: Partial<Record<ChangedAspect, () => readonly PartChange[]>> = {
    text: () => changedTexts(said, what, [before.looks.active.text, after.looks.active.text]),
    place: () => values(what, ({ x, y, width, height }) => said.stage.place(x, y, width, height)),
    function: () => values(what, ({ function: does }) => properties.functions[does]),
    service: () => values(what, ({ service_id: id }) => (id === null ? '' : serviceName(id))),
    target: () => changedValue(what, target(layouts[0], before), target(layouts[1], after)),
    look: () => lookChanges(words, [before, after]),
    other: () => [
      ...values(lower(properties.detail), ({ detail }) => properties.details[detail]),
      ...values(lower(properties.align), ({ align }) => properties.aligns[align]),
      ...values(lower(properties.bilingual), ({ is_bilingual: is }) => (is ? partsSaid.yes : partsSaid.no)),
      ...(before.icon === after.icon ? [] : [wordAlone(lower(properties.icon))]),
    ],
  };
  return orAlone(what, found[aspect]?.() ?? []);
}

/** What changed in the look of a button, state by state: `stisknuté, výplň`. Its text is another aspect. */
function lookChanges(words: PageWords, [before, after]: readonly [KioskButton, KioskButton]): readonly PartChange[] {
  const { states } = words.said.properties;
  return lookStates.flatMap((state) =>
    changesOfState(words, state, [before.looks[state], after.looks[state]]).map((change) =>
      state === 'active' ? change : { ...change, what: `${lower(states[state])}, ${change.what}` },
    ),
  );
}

function changesOfState(
  { said, partsSaid }: PageWords,
  state: LookState,
  [before, after]: readonly [OwnLook, OwnLook],
): readonly PartChange[] {
  const { properties } = said;
  const values = (named: string, of: (look: OwnLook) => string | number | null | undefined): readonly PartChange[] => {
    // What a state leaves out it has from the active one.
    const text = (look: OwnLook): string => String(of(look) ?? properties.inherited);
    return changedValue(lower(named), text(before), text(after));
  };
  const none = { cs: properties.inherited, en: properties.inherited };
  const ofTexts = (named: string, of: (look: OwnLook) => OwnLook['text']): readonly PartChange[] =>
    changedTexts(said, lower(named), [of(before) ?? none, of(after) ?? none]);
  return [
    ...(state === 'active' ? [] : ofTexts(said.comparison.aspects.text, ({ text }) => text)),
    ...ofTexts(said.comparison.note, ({ note }) => note),
    ...values(properties.fill, ({ background }) => (background === null ? properties.noFill : background)),
    ...values(properties.text, ({ color }) => color),
    ...values(properties.size, ({ font_size: size }) => size),
    ...values(properties.weight, ({ font_weight: weight }) => weight),
    ...values(properties.border, ({ border_width: width }) => width),
    ...values(properties.borderColour, ({ border_color: colour }) => colour),
    ...values(properties.radius, ({ radius }) => radius),
    ...fileChange(partsSaid, lower(properties.image), [before.image ?? null, after.image ?? null]),
  ];
}

/** Where what changed has no value to be said, its name is. */
function orAlone(what: string, changes: readonly PartChange[]): readonly PartChange[] {
  return changes.length === 0 ? [wordAlone(what)] : changes;
}
