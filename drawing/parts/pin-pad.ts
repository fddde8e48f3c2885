import { type KioskButton, type Look, lookOf } from '../../contract/rules/kiosk/layout/layout.ts';
import type { ButtonView } from '../view/page-view.ts';
import { element, setPixels } from './elements.ts';

/** Digits of the PIN of an order. */
const digits = 6;
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'clear', '0', 'confirm'] as const;

/** What a pad has in its place: its texts, a box for each digit and the keys (`data-key`). */
export function padParts(button: KioskButton, view: ButtonView): readonly HTMLElement[] {
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
