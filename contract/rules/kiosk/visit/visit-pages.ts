import { type KioskButton, type KioskLanguage, type KioskLayout, type KioskPage, type Look, type Texts } from '../layout/layout.ts';
import { newButton, newPage, noTexts, palette } from '../layout/new-parts.ts';
import type { KioskCondition } from './parameters.ts';
import type { Refusal, VisitScreen, VisitTicket } from './visit.ts';

type Heading = { readonly title: string; readonly text: string };

/** Words of the pages that every kiosk has, whatever its layout, in one language. */
export type VisitWords = {
  readonly visit: {
    readonly back: string;
    readonly done: string;
    readonly pin: Heading;
    readonly order: Heading;
    readonly printing: Heading;
    readonly ticket: {
      readonly title: string;
      readonly arrived: string;
      readonly expected: (minutes: number) => string;
      readonly ahead: (people: number) => string;
    };
    readonly refused: Readonly<Record<Refusal, Heading>>;
    readonly conditions: Readonly<Record<KioskCondition, Heading>>;
  };
};
type Words = Readonly<Record<KioskLanguage, VisitWords>>;

/** The page that covers those of the layout: for the PIN, for a ticket, for what was refused; undefined on the pages. */
export function pageOfScreen(screen: VisitScreen, layout: KioskLayout, words: Words): KioskPage | undefined {
  const parts = partsFor(layout, words);
  switch (screen.at) {
    case 'pages':
      return undefined;
    case 'pin':
      return parts.page('pin', {}, [
        parts.button(
          { id: 'pad', function: 'pin_pad', x: 340, y: 128, width: 600, height: 776 },
          { ...parts.accent, text: parts.both(({ visit }) => visit.pin.title), note: parts.both(({ visit }) => visit.pin.text) },
        ),
        parts.button(
          { id: 'back', function: 'back', icon: 'chevron-left', x: 48, y: 928, width: 260, height: 72 },
          { text: parts.both(({ visit }) => visit.back), font_size: 28 },
        ),
      ]);
    case 'order':
      return parts.message('order', 'calendar-check', ({ visit }) => visit.order);
    case 'printing':
      return parts.message('printing', 'printer', ({ visit }) => visit.printing, false);
    case 'ticket':
      return ticketPage(parts, screen.ticket, screen.isOrdered);
    case 'refused':
      return parts.message('refused', 'alert', ({ visit }) => visit.refused[screen.why]);
  }
}

const conditionIcons: Readonly<Record<KioskCondition, string>> = {
  error: 'alert',
  blocked: 'lock',
  offline: 'offline',
  paper_out: 'ticket',
  outside_hours: 'clock',
  printing: 'printer',
};

/** The page of a condition: its image over all of it, or a notice in words where there is none. */
export function pageOfCondition(condition: KioskCondition, image: string | null, layout: KioskLayout, words: Words): KioskPage {
  const parts = partsFor(layout, words);
  if (image === null)
    return parts.message(condition.replaceAll('_', ''), conditionIcons[condition], ({ visit }) => visit.conditions[condition], false);
  return { ...parts.page(condition.replaceAll('_', ''), {}, []), has_header: false, image };
}

function ticketPage(parts: Parts, { number, people, waitMinutes }: VisitTicket, isOrdered: boolean): KioskPage {
  const title = parts.both(({ visit }) => (isOrdered ? visit.ticket.arrived : visit.ticket.title));
  const ahead = people === null ? noTexts : parts.both(({ visit }) => visit.ticket.ahead(people));
  const expected = waitMinutes === null ? noTexts : parts.both(({ visit }) => visit.ticket.expected(waitMinutes));
  const lines = [ahead, expected].filter((line) => line.cs !== '');
  return parts.page('ticket', { heading: title }, [
    parts.button(
      { id: 'number', x: 260, y: 300, width: 760, height: 280, align: 'center' },
      { ...parts.accent, text: { cs: number, en: number }, font_size: 150 },
    ),
    ...lines.map((text, at) =>
      parts.button(
        { id: `line${at}`, x: 140, y: 610 + at * 76, width: 1000, height: 68, align: 'center' },
        { ...parts.plain, text, font_size: 44, font_weight: 400 },
      ),
    ),
    parts.done('done', ({ visit }) => visit.done, 'start'),
  ]);
}

type Parts = ReturnType<typeof partsFor>;
type Say<T> = (words: VisitWords) => T;

/** Makes pages in the colours of the start page, in pixels of a kiosk of 1280 x 1024 that are fitted to the real one. */
function partsFor(layout: KioskLayout, words: Words) {
  const start = layout.pages.find(({ id }) => id === layout.start_page_id) ?? layout.pages[0];
  const pressed = start?.buttons.find((one) => one.function !== 'information' && one.function !== 'pin_pad');
  const scale = { x: layout.width / 1280, y: layout.height / 1024 };
  const type = Math.min(scale.x, scale.y);
  const ink = start?.color ?? palette.ink;
  const accent: Partial<Look> = {
    background: pressed?.looks.pressed.background ?? palette.accent,
    color: pressed?.looks.pressed.color ?? palette.onAccent,
    border_width: 0,
  };
  const plain: Partial<Look> = { background: null, border_width: 0, color: ink };
  const both = (say: Say<string>): Texts => ({ cs: say(words.cs), en: say(words.en) });
  const page = (id: string, given: Partial<KioskPage>, buttons: readonly KioskButton[]): KioskPage =>
    newPage({ id, name: id, background: start?.background ?? palette.page, color: ink, ...given, buttons: [...buttons] });
  const button = (given: Parameters<typeof newButton>[0], look: Partial<Look>): KioskButton =>
    newButton({
      ...given,
      x: Math.round(given.x * scale.x),
      y: Math.round(given.y * scale.y),
      width: Math.round(given.width * scale.x),
      height: Math.round(given.height * scale.y),
      look: { ...look, font_size: Math.round((look.font_size ?? 32) * type), radius: Math.round((look.radius ?? 16) * type) },
    });
  const done = (id: string, say: Say<string>, does: 'start' | 'back') =>
    button({ id, function: does, x: 460, y: 800, width: 360, height: 96, align: 'center' }, { text: both(say) });
  return {
    accent,
    plain,
    both,
    page,
    button,
    done,
    /** A pictogram, a title, a sentence under it, and a button that goes back. */
    message: (id: string, icon: string, say: Say<Heading>, isLeft = true): KioskPage => {
      const look = { ...plain, border_color: ink };
      return page(id, {}, [
        button({ id: 'icon', icon, x: 540, y: 220, width: 200, height: 200, align: 'center' }, { ...look, font_size: 88 }),
        button(
          { id: 'title', x: 100, y: 430, width: 1080, height: 150, align: 'center' },
          { ...look, text: both((each) => say(each).title), font_size: 56 },
        ),
        button(
          { id: 'text', x: 140, y: 590, width: 1000, height: 150, align: 'center' },
          { ...look, text: both((each) => say(each).text), font_size: 34, font_weight: 400 },
        ),
        ...(isLeft ? [done('back', ({ visit }) => visit.back, 'back')] : []),
      ]);
    },
  };
}
