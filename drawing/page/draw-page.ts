import type { KioskButton, KioskLanguage, KioskLayout, KioskPage, Rect } from '../../contract/rules/kiosk/layout/layout.ts';
import { mutedColour } from '../view/colours.ts';
import { element, placed, setPixels } from '../view/elements.ts';
import type { ButtonView, PageView } from '../view/page-view.ts';
import { chooseButtonTag, createButton, drawButton } from './draw-button.ts';
import './page.css';

export type { PageView, ServiceFacts } from '../view/page-view.ts';
export { measureOverflow } from './measure-overflow.ts';

/** A button as it was drawn last. */
type Drawn = { readonly made: HTMLElement; readonly button: KioskButton; readonly values: readonly unknown[] };
type DrawnPage = { readonly top: HTMLElement; readonly topValues: readonly unknown[]; readonly buttons: ReadonlyMap<string, Drawn> };

const drawnIn = new WeakMap<HTMLElement, DrawnPage>();

/**
 * Draws a page into the element, in pixels of its layout. What was drawn there before is changed only where it differs: a button keeps
 * its node as long as its identifier is on the page.
 */
export function drawPage(root: HTMLElement, view: PageView): void {
  const { layout, page, language } = view;
  const before = drawnIn.get(root);
  root.classList.add('kiosk-page');
  root.lang = language;
  setPixels(root, { width: layout.width, height: layout.height });
  root.style.backgroundColor = page.background;
  root.style.color = page.color;
  root.style.backgroundImage = page.image === null ? 'none' : `url(${JSON.stringify(view.imageAddress(page.image))})`;
  root.style.setProperty('--kiosk-muted', page.image === null ? mutedColour(page.color, page.background) : page.color);
  const top = before?.top ?? element('div', 'kiosk-top');
  const shown = topOf(view);
  const topValues = [
    ...Object.values(shown.place),
    ...shown.languages,
    page.has_header,
    page.heading,
    page.subheading,
    ...Object.values(view.header),
  ];
  if (before === undefined || !same(before.topValues, topValues)) top.replaceChildren(...topParts(view, shown));
  const buttons = new Map(page.buttons.map((button) => [button.id, drawnButton(button, view, before?.buttons.get(button.id))]));
  arrange(root, [top, ...[...buttons.values()].map(({ made }) => made)]);
  drawnIn.set(root, { top, topValues, buttons });
}

function drawnButton(button: KioskButton, view: PageView, before: Drawn | undefined): Drawn {
  const state = view.stateOf(button);
  const facts = button.service_id === null ? undefined : view.factsOf(button.service_id);
  const shown: ButtonView = {
    state,
    languages: languagesOf(button, view),
    language: view.language,
    facts,
    words: view.words,
    pin: button.function === 'pin_pad' ? view.pin : '',
    behind: view.page.background,
    imageAddress: view.imageAddress,
  };
  // What is drawn of them; the place is compared apart, because a button that is dragged differs in nothing else.
  const { looks, function: does, align, icon, detail, width, height } = button;
  const figures = [facts?.people, facts?.waitMinutes, facts?.closed];
  const chosen = [state, shown.language, shown.languages.join(' '), shown.words, shown.pin, shown.behind];
  const values = [looks, does, align, icon, detail, width, height, ...chosen, ...figures];
  const made =
    before !== undefined && chooseButtonTag(before.button.function) === chooseButtonTag(does) ? before.made : createButton(button);
  if (made === before?.made && before.button === button && same(before.values, values)) return before;
  placed(made, button);
  if (made !== before?.made || !same(before.values, values)) drawButton(made, button, shown);
  return { made, button, values };
}

function languagesOf({ is_bilingual: isBilingual }: KioskButton, { layout, language }: PageView): readonly KioskLanguage[] {
  return isBilingual && layout.languages.length > 1 ? layout.languages : [language];
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, at) => Object.is(value, other[at]));
}

/** Makes the children those of the list; what is in its place stays there, so that it keeps the focus. */
function arrange(root: HTMLElement, wanted: readonly HTMLElement[]): void {
  const kept = new Set<Element>(wanted);
  const gone = [...root.children].filter((child) => !kept.has(child));
  for (const child of gone) child.remove();
  for (const [at, made] of wanted.entries()) {
    const present = root.children.item(at);
    if (present !== made) root.insertBefore(made, present);
  }
}

type Top = { readonly languages: readonly KioskLanguage[]; readonly place: HeadingPlace };

/** The languages of the headings, and where they are: next to what buttons leave free. */
function topOf({ layout, page, language }: PageView): Top {
  const isBilingual = layout.languages.length > 1 && page.buttons.some((button) => button.is_bilingual);
  const languages = isBilingual ? layout.languages : [language];
  const letters = Math.max(...languages.map((each) => page.heading[each].length)) * languages.length;
  const hasSubheading = languages.some((each) => page.subheading[each] !== '');
  return { languages, place: headingPlace(layout, page, { letters, hasSubheading }) };
}

/** The header and the headings. */
function topParts({ layout, page, header, headingTag }: PageView, { languages, place }: Top): readonly HTMLElement[] {
  const pairs = (name: 'heading' | 'subheading', tag: string) =>
    languages
      .map((lang) => element(tag, `kiosk-${name}`, { lang, text: page[name][lang] }))
      .filter(({ textContent }) => textContent !== '');
  const subheadings = element('div', 'kiosk-pair', { children: pairs('subheading', 'p') });
  setPixels(subheadings, { 'font-size': place.subSize });
  const headings = element('div', 'kiosk-headings', {
    children: [element('div', 'kiosk-pair', { children: pairs('heading', headingTag) }), subheadings],
  });
  setPixels(headings, { left: place.x, top: place.y, width: place.width, 'max-height': place.height, 'font-size': place.fontSize });
  if (!page.has_header) return [headings];
  const title = element('span', 'kiosk-title', {
    children: [element('b', 'kiosk-store', { text: header.title }), element('span', 'kiosk-place', { text: header.subtitle })],
  });
  const clock = element('span', 'kiosk-clock', {
    children: [element('span', 'kiosk-date', { text: header.date }), element('b', 'kiosk-time', { text: header.time })],
  });
  const made = element('header', 'kiosk-header', { children: [title, clock] });
  const margin = Math.round((48 * layout.width) / 1280);
  setPixels(made, {
    left: margin,
    right: margin,
    top: Math.round((32 * layout.height) / 1024),
    'font-size': Math.round(28 * computePageScale(layout)),
  });
  return [made, headings];
}

/** Measures of a page of 1280 x 1024. */
const designed = {
  width: 1280,
  height: 1024,
  margin: 48,
  belowHeader: 124,
  withoutHeader: 36,
  heading: 68,
  subheading: 44,
  gap: 14,
} as const;
/** The upright screen with parts that are as large as on a page of 1280 x 1024. */
const upright = { width: 864, height: 1536 } as const;
/** Width of a letter of the heading, as a share of its size. */
const letter = 0.57;

type HeadingPlace = Rect & { readonly fontSize: number; readonly subSize: number };

/** Letters of the headings of all shown languages, and whether there is a line under them. */
type Headings = { readonly letters: number; readonly hasSubheading: boolean };

/** How large the parts of a page are next to those of a kiosk of 1280 x 1024. An upright screen is read from further away. */
function computePageScale({ width, height }: Pick<KioskLayout, 'width' | 'height'>): number {
  if (height > width) return Math.min(width / upright.width, height / upright.height);
  return Math.min(width / designed.width, height / designed.height);
}

/** Where the headings are: in what buttons leave free under the header, as large as there is place for. */
function headingPlace(layout: Pick<KioskLayout, 'width' | 'height'>, page: KioskPage, said: Headings): HeadingPlace {
  const { letters, hasSubheading } = said;
  const unit = computePageScale(layout);
  const margin = Math.round((designed.margin * layout.width) / designed.width);
  const down = layout.height / designed.height;
  const top = Math.round((page.has_header ? designed.belowHeader : designed.withoutHeader) * down);
  const next = page.buttons.filter(({ y, height }) => y < top + designed.heading * unit && y + height > top);
  const before = next.filter(({ x, width }) => x + width / 2 < layout.width / 2).map(({ x, width }) => x + width + margin * 0.66);
  const after = next.filter(({ x, width }) => x + width / 2 >= layout.width / 2).map(({ x }) => x - margin * 0.66);
  const left = Math.max(margin, ...before);
  const right = Math.min(layout.width - margin, ...after);
  const below = page.buttons.filter(({ x, y, width }) => y >= top + designed.heading * unit * 0.4 && x < right && x + width > left);
  const bottom = Math.min(layout.height, ...below.map(({ y }) => y));
  const height = Math.max(0, bottom - top - designed.gap * down);
  const wanted = height / ((designed.heading + designed.subheading) * unit);
  const subSize = Math.round(26 * unit * Math.max(0.77, Math.min(1, wanted)));
  const size = Math.min(60 * unit, (height - (hasSubheading ? subSize * 1.45 : 0)) / 1.14);
  const fitting = letters === 0 ? size : (right - left) / (letters * letter);
  const fontSize = Math.max(12, Math.floor(Math.min(size, Math.max(fitting, size * 0.5))));
  return { x: left, y: top, width: Math.max(0, right - left), height, fontSize, subSize };
}
