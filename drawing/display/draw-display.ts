import type { DrawnDisplay } from '../../contract/messages/cs/drawn-display.ts';
import type { ColumnKind, DisplayDesign } from '../../contract/rules/display/display-design.ts';
import { mutedColour } from '../view/colours.ts';
import { element, placed, setPixels } from '../view/elements.ts';
import { type ColumnPlace, type DisplayPlan, type DisplaySize, layOutDisplay, type Rect, type RowPlace } from './lay-out-display.ts';
import './display.css';

/** A call on a display. `attempt` counts how often the number was called. */
export type ShownCall = {
  readonly id: string;
  readonly number: string;
  readonly desk: string;
  readonly service: string;
  readonly attempt: number;
};

/** What of the playlist is shown; without an address its name is shown instead. */
export type ShownMedia = { readonly kind: 'image' | 'video'; readonly address: string } | { readonly kind: 'name'; readonly name: string };

/** A display as it is drawn. */
export type DisplayView = DisplaySize & {
  readonly design: DisplayDesign;
  /** The newest first. */
  readonly calls: readonly ShownCall[];
  readonly header: { readonly title: string; readonly date: string; readonly time: string };
  readonly media: ShownMedia | null;
  readonly words: DrawnDisplay;
  readonly language: 'cs' | 'en';
  /** The call that comes in now; it is emphasised shortly. */
  readonly arriving: string | null;
};

/** Draws a display into the element, in its pixels, and answers where everything is. A video that plays goes on. */
export function drawDisplay(root: HTMLElement, view: DisplayView): DisplayPlan {
  const { design, calls, words } = view;
  const letters = Math.max(5, ...calls.slice(0, design.rows).map(({ number }) => shownNumber(number).length));
  const plan = layOutDisplay(view, design, letters);
  const { background, text, call_background: callBackground, call_text: callText } = design.colours;
  root.classList.add('display');
  root.lang = view.language;
  setPixels(root, { width: view.width, height: view.height });
  root.style.backgroundColor = background;
  root.style.color = text;
  for (const [name, value] of Object.entries({
    '--display-muted': mutedColour(text, background),
    '--display-call': callBackground,
    '--display-call-text': callText,
  }))
    root.style.setProperty(name, value);
  const [newest, ...earlier] = calls;
  const labels = rowElement('display-labels', plan.labels, ({ kind }) => words.columns[kind]);
  const rows = plan.rows.flatMap((place, at) => {
    const call = earlier[at];
    return call === undefined ? [] : [rowElement('display-row', place, ({ kind }) => textOf(call, kind), againOf(call, words))];
  });
  const media = mediaElement(root, view, plan.playlist);
  const shown = [headerElement(view, plan), labels, newest === undefined ? undefined : callElement(view, plan, newest), ...rows];
  const kept = media === undefined ? [] : [media];
  for (const child of root.querySelectorAll(':scope > *')) if (child !== media) child.remove();
  root.append(...shown.filter((part) => part !== undefined), ...kept.filter((part) => part.parentElement !== root));
  return plan;
}

/** `A047` with a small space between the letter and the digits. */
function shownNumber(number: string): string {
  return number.replace(/(\p{L})\s*(?=\d)/u, '$1\u202F');
}

function textOf(call: ShownCall, kind: ColumnKind): string {
  return kind === 'number' ? shownNumber(call.number) : call[kind];
}

function againOf({ attempt }: ShownCall, words: DrawnDisplay): string {
  return attempt > 1 ? words.again(attempt) : '';
}

function rowElement(className: string, { rect, columns }: RowPlace, said: (column: ColumnPlace) => string, note = ''): HTMLElement {
  const children = columns.map((column, at) => {
    const cell = element('span', `display-cell display-cell--${column.kind}`, { text: said(column) });
    const { x, y, width, height, size } = column;
    setPixels(cell, {
      left: x,
      top: className === 'display-labels' ? 0 : y,
      width,
      height: Math.min(height, rect.height),
      'font-size': size,
    });
    cell.dataset['align'] = at > 0 && at === columns.length - 1 && column.kind !== 'service' ? 'end' : 'start';
    if (column.kind === 'number' && note !== '') cell.append(element('small', 'display-note', { text: note }));
    return cell;
  });
  return placed(element('div', className, { children }), rect);
}

/** The newest call: an element of its own for each, so that the emphasis begins again. */
function callElement({ arriving, words }: DisplayView, { call, rounding }: DisplayPlan, newest: ShownCall): HTMLElement {
  const desk = (column: ColumnPlace): string =>
    call.isStacked && column.kind === 'desk' ? `${words.columns.desk} ${newest.desk}` : newest.desk;
  const made = rowElement('display-call', call, (column) => (column.kind === 'desk' ? desk(column) : textOf(newest, column.kind)));
  if (call.isStacked) for (const cell of made.querySelectorAll<HTMLElement>('.display-cell--desk')) cell.dataset['align'] = 'start';
  setPixels(made, { 'border-radius': rounding });
  if (arriving === newest.id) made.dataset['arriving'] = 'true';
  return made;
}

function headerElement({ header }: DisplayView, { header: rect, headerSize }: DisplayPlan): HTMLElement | undefined {
  if (rect === null) return undefined;
  const made = element('header', 'display-header', {
    children: [
      element('b', 'display-title', { text: header.title }),
      element('span', 'display-date', { text: header.date }),
      element('b', 'display-time', { text: header.time }),
    ],
  });
  setPixels(made, { 'font-size': headerSize });
  return placed(made, rect);
}

/** What the playlist shows; the element that is there stays as long as it shows the same. */
function mediaElement(root: HTMLElement, { media, words }: DisplayView, rect: Rect | null): HTMLElement | undefined {
  if (rect === null) return undefined;
  const key = media === null ? 'nothing' : media.kind === 'name' ? `name ${media.name}` : `${media.kind} ${media.address}`;
  const before = [...root.querySelectorAll<HTMLElement>(':scope > .display-media')].find(({ dataset }) => dataset['shows'] === key);
  const made = before ?? newMedia(media, words);
  made.dataset['shows'] = key;
  setPixels(made, { 'font-size': Math.max(12, Math.round(Math.min(rect.width / 16, rect.height / 8))) });
  return placed(made, rect);
}

function newMedia(media: ShownMedia | null, words: DrawnDisplay): HTMLElement {
  if (media === null || media.kind === 'name')
    return element('div', 'display-media', { children: [element('span', 'display-media-name', { text: media?.name ?? words.playlist })] });
  const content = document.createElement(media.kind === 'image' ? 'img' : 'video');
  content.src = media.address;
  if (content instanceof HTMLVideoElement) Object.assign(content, { muted: true, autoplay: true, loop: true, playsInline: true });
  else content.alt = '';
  return element('div', 'display-media', { children: [content] });
}
