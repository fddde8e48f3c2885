import { foldDiacritics } from '../text/fold-diacritics.ts';
import { contrastOf } from './contrast.ts';
import { isInside, overlap } from './editing/geometry.ts';
import {
  type KioskButton,
  type KioskLanguage,
  type KioskLayout,
  type KioskPage,
  type LookState,
  lookOf,
  lookStates,
  pageOfLayout,
} from './layout/layout.ts';

/** What is wrong with a layout. An error keeps it from being saved, a warning does not. */
export type LayoutFault = {
  readonly kind:
    | 'start_missing'
    | 'service_missing'
    | 'service_unknown'
    | 'service_renamed'
    | 'service_reserve'
    | 'service_uncounted'
    | 'target_missing'
    | 'outside'
    | 'overlap'
    | 'unreachable'
    | 'no_way_back'
    | 'text_missing'
    | 'text_untranslated'
    | 'text_cut'
    | 'low_contrast'
    | 'language_alone';
  readonly severity: 'error' | 'warning';
  readonly page: string;
  readonly button?: string;
  /** The other button of an overlap. */
  readonly other?: string;
  readonly state?: LookState;
  readonly language?: KioskLanguage;
  /** What a renamed service is called now. */
  readonly service?: string;
  /** Contrast to one decimal, or the pixels by which a text is too long. */
  readonly measure?: number;
};

/** How many pixels the texts of a button are longer than its place; 0 where they fit. Only a browser can measure it. */
export type MeasureOverflow = (button: KioskButton, state: LookState, language: KioskLanguage) => number;

type Checked = {
  /** Services of the store that a kiosk may issue tickets for. */
  readonly services: ReadonlySet<number>;
  readonly overflow?: MeasureOverflow;
  /** Services that issue tickets only while desks open them. */
  readonly reserve?: ReadonlySet<number>;
  /** Services that are hidden from the overviews: how many wait for them is not known. */
  readonly uncounted?: ReadonlySet<number>;
  /** Services that had other names before, where that is known. */
  readonly renamed?: ReadonlyMap<number, RenamedService>;
};

/** What kiosks call a service now, and what it was called. */
export type RenamedService = { readonly name: string; readonly former: readonly string[] };

/** A text that is the same in both languages may be a name, such as Czech POINT; with these letters it is Czech. */
const czechLetters = /[áčďéěíňóřšťúůýž]/iu;

/** Text of at least this contrast can be read by people with weak eyes (WCAG 1.4.3). */
export const leastContrast = 4.5;

/** All faults of a layout, errors first, in the order of its pages. */
export function checkLayout(layout: KioskLayout, checked: Checked): readonly LayoutFault[] {
  const faults = layout.pages.flatMap((page) => [
    ...page.buttons.flatMap((button) => faultsOfButton(layout, page, button, checked)),
    ...overlapsOf(page),
  ]);
  const all = [...faultsOfStart(layout), ...faults, ...waysOf(layout)];
  return [...all.filter(({ severity }) => severity === 'error'), ...all.filter(({ severity }) => severity === 'warning')];
}

function faultsOfStart(layout: KioskLayout): readonly LayoutFault[] {
  const [first] = layout.pages;
  if (first === undefined || pageOfLayout(layout, layout.start_page_id) !== undefined) return [];
  return [{ kind: 'start_missing', severity: 'error', page: first.id }];
}

function faultsOfButton(layout: KioskLayout, page: KioskPage, button: KioskButton, checked: Checked): readonly LayoutFault[] {
  const at = { page: page.id, button: button.id };
  const faults: LayoutFault[] = [];
  if (button.function === 'ticket') {
    if (button.service_id === null) faults.push({ ...at, kind: 'service_missing', severity: 'error' });
    else if (!checked.services.has(button.service_id)) faults.push({ ...at, kind: 'service_unknown', severity: 'error' });
    else {
      const service = newNameOf(button, checked.renamed?.get(button.service_id));
      if (service !== undefined) faults.push({ ...at, kind: 'service_renamed', severity: 'warning', service });
      if (checked.reserve?.has(button.service_id) === true) faults.push({ ...at, kind: 'service_reserve', severity: 'warning' });
      if (button.detail !== 'none' && checked.uncounted?.has(button.service_id) === true)
        faults.push({ ...at, kind: 'service_uncounted', severity: 'warning' });
    }
  }
  if (button.function === 'page' && pageOfLayout(layout, button.target_page_id) === undefined)
    faults.push({ ...at, kind: 'target_missing', severity: 'error' });
  if (button.function === 'language' && layout.languages.length < 2) faults.push({ ...at, kind: 'language_alone', severity: 'warning' });
  if (!isInside(button, layout)) faults.push({ ...at, kind: 'outside', severity: 'error' });
  return [...faults, ...faultsOfTexts(layout, page, button, checked)];
}

/** What the service is called now where the button still has a former name. A text that was never a name of the service is left alone. */
function newNameOf({ looks }: KioskButton, renamed: RenamedService | undefined): string | undefined {
  const text = foldDiacritics(looks.active.text.cs);
  const isFormer = renamed?.former.some((name) => foldDiacritics(name) === text) === true && foldDiacritics(renamed.name) !== text;
  return isFormer ? renamed.name : undefined;
}

function faultsOfTexts({ languages }: KioskLayout, page: KioskPage, button: KioskButton, { overflow }: Checked): readonly LayoutFault[] {
  const at = { page: page.id, button: button.id };
  const isSilent = button.function !== 'information' && button.looks.active.image === null && button.icon === null;
  const faults: LayoutFault[] = [];
  for (const language of languages) {
    if (isSilent && button.looks.active.text[language] === '') faults.push({ ...at, kind: 'text_missing', severity: 'warning', language });
  }
  const { cs, en } = button.looks.active.text;
  if (languages.length > 1 && cs === en && czechLetters.test(en))
    faults.push({ ...at, kind: 'text_untranslated', severity: 'warning', language: 'en' });
  for (const state of statesOf(button)) {
    const look = lookOf(button, state);
    const contrast = look.image === null ? contrastOf(look.color, look.background ?? page.background) : undefined;
    const hasText = languages.some((language) => look.text[language] !== '');
    if (hasText && contrast !== undefined && contrast < leastContrast)
      faults.push({ ...at, kind: 'low_contrast', severity: 'warning', state, measure: Math.floor(contrast * 10) / 10 });
  }
  const cut = longestOverflow(button, languages, overflow);
  return cut === undefined ? faults : [...faults, { ...at, kind: 'text_cut', severity: 'warning', ...cut }];
}

/** The state and the language in which the texts of the button are cut most: a button is named once. */
function longestOverflow(
  button: KioskButton,
  languages: readonly KioskLanguage[],
  overflow: MeasureOverflow | undefined,
): Pick<LayoutFault, 'state' | 'language' | 'measure'> | undefined {
  const all = statesOf(button).flatMap((state) =>
    languages.map((language) => ({ state, language, measure: overflow?.(button, state, language) ?? 0 })),
  );
  const [worst] = all.filter(({ measure }) => measure > 0).toSorted((one, other) => other.measure - one.measure);
  return worst;
}

/** A text without a function is never pressed, and only a button that issues tickets becomes inactive. */
function statesOf({ function: does }: KioskButton): readonly LookState[] {
  if (does === 'information') return ['active'];
  return does === 'ticket' ? lookStates : ['active', 'pressed'];
}

function overlapsOf(page: KioskPage): readonly LayoutFault[] {
  const pressed = page.buttons.filter((button) => button.function !== 'information');
  return pressed.flatMap((button, at) =>
    pressed
      .slice(at + 1)
      .filter((other) => overlap(button, other))
      .map((other): LayoutFault => ({ kind: 'overlap', severity: 'error', page: page.id, button: button.id, other: other.id })),
  );
}

/** Pages that no button leads to from the start page, and pages that no button leaves. */
function waysOf(layout: KioskLayout): readonly LayoutFault[] {
  const reached = reachedPages(layout);
  return layout.pages.flatMap((page): LayoutFault[] => {
    if (!reached.has(page.id)) return [{ kind: 'unreachable', severity: 'warning', page: page.id }];
    const isLeft = page.buttons.some((button) => button.function === 'back' || button.function === 'start');
    return isLeft || page.id === layout.start_page_id ? [] : [{ kind: 'no_way_back', severity: 'warning', page: page.id }];
  });
}

/** Identifiers of the pages that people come to from the start page. */
export function reachedPages(layout: KioskLayout): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [layout.start_page_id];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const page = pageOfLayout(layout, id);
    if (page === undefined || reached.has(id)) continue;
    reached.add(id);
    for (const button of page.buttons) if (button.function === 'page' && button.target_page_id !== null) open.push(button.target_page_id);
  }
  return reached;
}
