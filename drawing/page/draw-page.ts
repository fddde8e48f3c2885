import type { KioskButton, KioskLanguage } from '../../contract/rules/kiosk/layout/layout.ts';
import { chooseButtonTag, createButton, drawButton } from '../button/draw-button.ts';
import { element, placed, setPixels } from '../parts/elements.ts';
import { computePageScale, type HeadingPlace, headingPlace } from '../place/heading-place.ts';
import { mutedColour } from '../view/colours.ts';
import type { ButtonView, PageView } from '../view/page-view.ts';
import './page.css';

export { measureOverflow } from '../button/measure-overflow.ts';
export type { PageView, ServiceFacts } from '../view/page-view.ts';

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
