import { type KioskButton, type KioskLanguage, type Look, lookOf } from '../../contract/rules/kiosk/layout/layout.ts';
import { boundWords } from '../../contract/rules/text/bound-words.ts';
import { iconColour, mutedColour } from '../view/colours.ts';
import { element, setPixels } from '../view/elements.ts';
import { closedParts, factLines, joinFactLine, pickFigures, shownNumbers } from '../view/facts.ts';
import type { ButtonView } from '../view/page-view.ts';
import { drawIcon } from './kiosk-icons.ts';

/** The element of a button: what is not pressed is no button, and keys of a pad are no buttons within a button. */
export function createButton({ id, function: does }: KioskButton): HTMLElement {
  const made = element(chooseButtonTag(does), 'kiosk-button');
  if (does !== 'information' && does !== 'pin_pad') made.setAttribute('type', 'button');
  if (does === 'pin_pad') made.setAttribute('role', 'group');
  made.dataset['button'] = id;
  return made;
}

/** The element that a function needs. */
export function chooseButtonTag(does: KioskButton['function']): 'button' | 'div' {
  return does === 'information' || does === 'pin_pad' ? 'div' : 'button';
}

/** Draws what is in a button, and its colours. */
export function drawButton(made: HTMLElement, button: KioskButton, view: ButtonView): void {
  const look = lookOf(button, view.state);
  const background = look.background ?? view.behind;
  const { style, dataset } = made;
  dataset['state'] = view.state;
  dataset['function'] = button.function;
  dataset['align'] = button.align;
  const arrangement = arrangementIn(button, look, view);
  dataset['arrangement'] = arrangement;
  if (view.state === 'inactive') made.setAttribute('aria-disabled', 'true');
  else made.removeAttribute('aria-disabled');
  style.backgroundColor = look.background ?? 'transparent';
  style.backgroundImage = look.image === null ? 'none' : `url(${JSON.stringify(view.imageAddress(look.image))})`;
  style.color = look.color;
  style.borderColor = look.border_color;
  style.fontWeight = String(look.font_weight);
  style.setProperty('--kiosk-muted', look.image === null ? mutedColour(look.color, background) : look.color);
  style.setProperty('--kiosk-icon', iconColour(button, view.state, view.behind));
  const border = view.state === 'inactive' && look.background !== null ? Math.max(2, look.border_width) : look.border_width;
  setPixels(made, { 'border-width': border, 'border-radius': look.radius, 'font-size': look.font_size });
  if (button.function === 'pin_pad') {
    made.setAttribute('aria-label', look.text[view.language]);
    setPixels(made, { padding: Math.round(Math.min(36, button.width * 0.07)) });
    made.replaceChildren(...padParts(button, view));
    return;
  }
  const padding = paddingOf(button, look);
  made.style.padding = `0 ${padding}px`;
  setPixels(made, { gap: Math.round(Math.min(24, look.font_size * (button.align === 'center' ? 0.5 : 0.75))) });
  made.replaceChildren(...partsOf(button, view, { look, arrangement }));
}

/** A reason next to the name would narrow it, so where the button is high enough the reason is under the name. */
function arrangementIn(button: KioskButton, look: Look, view: ButtonView): Arrangement {
  if (view.languages.length > 1) return 'pair';
  const arrangement = arrangementOf(button, look);
  return arrangement === 'column' && closedParts(view) !== undefined ? 'below' : arrangement;
}

type Drawn = { readonly look: Look; readonly arrangement: Arrangement };

function partsOf(button: KioskButton, view: ButtonView, { look, arrangement }: Drawn): readonly Element[] {
  const size = iconSizeOf(button, look);
  // An arrow that leads on is at the end of its button.
  const isLast = button.icon === 'chevron-right' && button.align === 'left';
  const icon = button.icon === null ? undefined : drawIcon(button.icon, isLast ? Math.min(size, Math.round(look.font_size * 1.375)) : size);
  const texts = view.languages.map((language) => textOf(button, view, { look, arrangement, language }));
  const filled = texts.filter((text) => text.childElementCount > 0);
  const facts = arrangement === 'pair' ? numbersOf(button, view) : arrangement === 'below' ? undefined : factsOf(button, view, arrangement);
  return [isLast ? undefined : icon, ...filled, facts, isLast ? icon : undefined].filter((part) => part !== undefined);
}

/** The name, what is written under it, and people and wait where they have their place there. */
function textOf(button: KioskButton, view: ButtonView, { look, arrangement, language }: Drawn & { readonly language: KioskLanguage }) {
  const name = element('span', 'kiosk-name', { text: boundWords(look.text[language]) });
  const note = element('span', 'kiosk-note', { text: boundWords(look.note[language]) });
  const line = element('span', 'kiosk-line', { text: arrangement === 'below' ? joinFactLine(button, view, language) : '' });
  const small = Math.round(look.font_size * 0.66);
  setPixels(note, { 'font-size': small });
  setPixels(line, { 'font-size': small });
  const children = [name, note, line].filter(({ textContent }) => textContent !== '');
  return element('span', 'kiosk-text', { lang: language, children });
}

/** People and wait in words at the right. */
function factsOf(button: KioskButton, view: ButtonView, arrangement: Arrangement): HTMLElement | undefined {
  const isClosedRow = arrangement === 'row' && closedParts(view) !== undefined;
  const { main, more } = isClosedRow
    ? { main: joinFactLine(button, view, view.language), more: '' }
    : factLines(button, view, view.language);
  if (main === '') return undefined;
  const first = element('span', 'kiosk-fact', { text: main });
  return element('span', 'kiosk-facts', {
    children: [first, more === '' ? undefined : element('span', 'kiosk-fact-more', { text: more })],
  });
}

/** Numbers with pictograms, so that nothing has to be said in two languages. */
function numbersOf(button: KioskButton, view: ButtonView): HTMLElement | undefined {
  const closed = closedParts(view);
  const { people, wait } = shownNumbers(button, view);
  const { font_size: size } = lookOf(button, view.state);
  const number = (icon: string, text: string) =>
    element('span', 'kiosk-number', { children: [drawIcon(icon, Math.round(size)), element('span', 'kiosk-fact', { text })] });
  if (closed !== undefined) return element('span', 'kiosk-facts', { children: [number('clock', pickFigures(closed))] });
  if (view.state === 'inactive' || (people === null && wait === null)) return undefined;
  const children = [
    people === null ? undefined : number('people', String(people)),
    wait === null ? undefined : number('clock', view.words[view.language].minutes(wait)),
  ];
  return element('span', 'kiosk-facts', { children });
}

/**
 * How the parts of a button are placed: `row` has people and wait in one line, `column` under each other at the right, `below` in one
 * line under the name, where the name needs the width. `pair` has two languages next to each other, and figures with pictograms.
 */
type Arrangement = 'row' | 'column' | 'below' | 'pair';

/** Chooses by how many letters the button is wide and high. */
function arrangementOf({ width, height, align }: KioskButton, { font_size: size }: Look): Arrangement {
  if (align === 'center') return 'below';
  if (height < size * 3.1) return width < size * 30 && height > size * 2 ? 'column' : 'row';
  // A high button has place for a line more.
  return width < size * (height < size * 5 ? 14 : 17) ? 'below' : 'column';
}

/** Side of the pictogram in pixels: larger than the name, and never higher than the button has place for. */
function iconSizeOf({ height, align, looks }: KioskButton, { font_size: size }: Look): number {
  const isCard = align === 'left' && looks.active.background !== null;
  return Math.max(12, Math.round(Math.min(size * (isCard ? 1.875 : 1.4), height * 0.62)));
}

/** Space between the border and what is in the button. */
function paddingOf({ width, height, align }: KioskButton, { background, border_width: border, image }: Look): number {
  if (align === 'left' && background === null && image === null && border === 0) return 0;
  return Math.round(align === 'center' ? Math.min(8, width * 0.05) : Math.min(28, width * 0.06, height * 0.4));
}

/** Digits of the PIN of an order. */
const digits = 6;
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'clear', '0', 'confirm'] as const;

/** What a pad has in its place: its texts, a box for each digit and the keys (`data-key`). */
function padParts(button: KioskButton, view: ButtonView): readonly HTMLElement[] {
  const look = lookOf(button, view.state);
  const unit = Math.min(button.width / 520, button.height / 768);
  const { language, pin, words } = view;
  const text = element('b', 'kiosk-pad-title', { text: look.text[language] });
  const note = element('span', 'kiosk-pad-note', { text: look.note[language] });
  setPixels(note, { 'font-size': Math.round(look.font_size * 0.72) });
  const boxes = element('span', 'kiosk-digits', {
    children: Array.from({ length: digits }, (_, at) => box(pin, at, { look, unit, behind: view.behind })),
  });
  boxes.setAttribute('role', 'img');
  boxes.setAttribute('aria-label', words[language].pin.typed(pin.length));
  const pad = element('span', 'kiosk-keys', {
    children: keys.map((key) => keyOf(key, view, unit)),
  });
  setPixels(pad, { gap: Math.round(12 * unit) });
  setPixels(boxes, { gap: Math.round(10 * unit) });
  return [...(text.textContent === '' ? [] : [text]), ...(note.textContent === '' ? [] : [note]), boxes, pad];
}

type Boxed = { readonly look: Look; readonly unit: number; readonly behind: string };

/** The colours of the pad the other way round; the next box to be filled has a ring. */
function box(pin: string, at: number, { look, unit, behind }: Boxed): HTMLElement {
  const made = element('span', 'kiosk-digit', { text: pin.charAt(at) });
  made.dataset['next'] = String(at === pin.length);
  made.style.background = look.color;
  made.style.color = look.background ?? behind;
  setPixels(made, { 'font-size': Math.round(44 * unit), height: Math.round(86 * unit), 'border-radius': Math.round(10 * unit) });
  return made;
}

function keyOf(key: (typeof keys)[number], { language, pin, words }: ButtonView, unit: number): HTMLElement {
  const isDigit = key !== 'clear' && key !== 'confirm';
  const made = element('button', 'kiosk-key', { text: isDigit ? key : words[language].pin[key] });
  made.setAttribute('type', 'button');
  made.dataset['key'] = key;
  if (key === 'confirm' ? pin.length < digits : key === 'clear' && pin === '') made.setAttribute('aria-disabled', 'true');
  setPixels(made, { 'font-size': Math.round((isDigit ? 42 : 26) * unit), 'border-radius': Math.round(12 * unit) });
  return made;
}
