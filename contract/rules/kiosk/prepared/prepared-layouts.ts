import { groupBy } from '../../values/group-by.ts';
import {
  type KioskButton,
  type KioskLanguage,
  type KioskLayout,
  type KioskPage,
  layoutLimits,
  type Rect,
  type Texts,
} from '../layout/layout.ts';
import { noTexts } from '../layout/new-parts.ts';
import { createMaker, firstPart, gridFor, type LayoutInput, type Maker, type OfferedService } from './layout-maker.ts';
import { type PreparedKind, type Style, styles } from './prepared-styles.ts';
import { serviceIcon } from './service-icon.ts';

/** A layout of the kind, made of the store's own services. Services that do not fit are on further pages. */
export function prepareLayout(kind: PreparedKind, input: LayoutInput): KioskLayout {
  const maker = createMaker(input);
  const { canvas } = maker;
  const bare = { ...styles[kind], type: canvas.type, area: canvas.area };
  const style = kind === 'booked' ? { ...bare, area: canvas.areaWithPad, grid: { ...bare.grid, rows: canvas.rowsWithPad } } : bare;
  const areas = kind === 'areas' ? areasOf(input.services) : [];
  // Where each button issues a ticket at once, there is no area to choose first.
  const hasAreas = areas.length > 1 && areas.some(({ services }) => services.length > 1);
  const heading = maker.text(hasAreas ? 'areaQuestion' : kind === 'booked' ? 'walkIn' : 'question');
  const subheading = maker.text(hasAreas ? 'areaHint' : 'hint');
  const frame = { heading, subheading, ...style.page };
  const pages =
    areas.length > 1
      ? pagesOfAreas(maker, style, areas, frame)
      : pagesOfServices(maker, { ...style, ...(kind === 'areas' ? { ...styles.columns } : {}) }, input.services, {
          frame,
          extra: extrasOf(maker, kind, style),
        });
  const [start] = pages;
  const { width, height } = input;
  const languages = [...input.languages];
  return { format: 1, width, height, languages, start_page_id: start?.id ?? 'p1', idle_seconds: 30, pages: [...pages] };
}

type Frame = Pick<KioskPage, 'heading' | 'subheading'> & Partial<KioskPage>;
type Following = { readonly frame: Frame; readonly extra: readonly KioskButton[]; readonly isFurther?: boolean };

/** A page of services, followed by the pages that its button "others" leads through. */
function pagesOfServices(maker: Maker, whole: Style, services: readonly OfferedService[], following: Following): readonly KioskPage[] {
  const { frame, extra, isFurther = false } = following;
  const { style, places, letteredFor } = filledGrid(whole, services.length);
  const { shown, others } = firstPart(services, places.length);
  const page = maker.page({ ...frame, name: isFurther ? maker.text('more').cs : maker.text('startPage').cs });
  const further = others.length === 0 ? [] : pagesOfServices(maker, whole, others, { frame, extra: [], isFurther: true });
  const lettered = inOneSize(style, services, letteredFor);
  const buttons = shown.map((service, at) => ticketButton(maker, lettered, service, places[at]));
  const [next] = further;
  const lead = next === undefined ? [] : [pageButton(maker, lettered, { text: maker.text('others'), to: next.id }, places[shown.length])];
  const own = isFurther ? [backButton(maker, style)] : extra;
  return [{ ...page, buttons: [...buttons, ...lead, ...own] }, ...further];
}

type Filled = { readonly style: Style; readonly places: readonly Rect[]; readonly letteredFor: Rect | undefined };

/**
 * Few buttons have larger places, and larger letters in them. Two languages next to each other, and the narrow buttons of an upright
 * screen, have no width for larger ones: their letters are as in the whole grid.
 */
function filledGrid(style: Style, count: number): Filled {
  const { places, usual, growth } = gridFor(style.area, style.grid, { count, letters: style.type });
  const look = style.isBilingual && style.type > 1 ? { ...style.look, font_size: 26 } : style.look;
  if (style.isBilingual || style.type > 1) return { style: { ...style, look }, places, letteredFor: usual };
  const size = Math.round((style.look.font_size ?? 32) * growth);
  return { style: { ...style, look: { ...style.look, font_size: size } }, places, letteredFor: places[0] };
}

type Area = { readonly name: Texts; readonly services: readonly OfferedService[] };

/** Agendas in the order of their first services; services without one are an area of their own, the last. */
function areasOf(services: readonly OfferedService[]): readonly Area[] {
  const within = services.flatMap((service) => (service.agenda === null ? [] : [{ service, agenda: service.agenda }]));
  const areas = [...groupBy(within, ({ agenda }) => agenda.cs).values()].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [{ name: first.agenda, services: all.map(({ service }) => service) }];
  });
  const alone = services.filter(({ agenda }) => agenda === null);
  return [...areas, ...alone.map((service) => ({ name: service.name, services: [service] }))];
}

/** The start page leads to a page for each area; an area of one service issues its ticket at once. */
function pagesOfAreas(maker: Maker, whole: Style, areas: readonly Area[], frame: Frame): readonly KioskPage[] {
  const rows = Math.min(4, Math.max(2, Math.ceil(areas.length / whole.grid.columns)));
  const { style, places, letteredFor } = filledGrid({ ...whole, grid: { ...whole.grid, rows } }, areas.length);
  const { shown, others } = firstPart(areas, places.length);
  const start = maker.page({ ...frame, name: maker.text('startPage').cs });
  const rest: Area | undefined =
    others.length === 0 ? undefined : { name: maker.text('others'), services: others.flatMap((area) => area.services) };
  const led = [...shown, ...(rest === undefined ? [] : [rest])];
  const lettered = inOneSize(style, led, letteredFor);
  const leads = led.map((area, at) => {
    const [only, second] = area.services;
    if (only !== undefined && second === undefined) return { button: ticketButton(maker, lettered, only, places[at]), pages: [] };
    const listed = { ...styles.columns, type: style.type, area: maker.canvas.area };
    const [first, ...further] = pagesOfServices(maker, listed, area.services, {
      frame: { ...frame, heading: area.name, subheading: maker.text('hint') },
      extra: [backButton(maker, style)],
    });
    const pages = first === undefined ? [] : [{ ...first, name: area.name.cs }, ...further];
    const note = rows > 2 ? noTexts : namesOf(area.services);
    return { button: pageButton(maker, lettered, { text: area.name, note, to: first?.id ?? null }, places[at]), pages };
  });
  const buttons = [...leads.map(({ button }) => button), ...footerOf(maker, style)];
  return [{ ...start, buttons }, ...leads.flatMap(({ pages }) => pages)];
}

/** Names of the first services, as many as are read at a glance. */
function namesOf(services: readonly OfferedService[]): Texts {
  const joined = (language: KioskLanguage) => {
    const names = services.slice(0, 3).map(({ name }) => name[language]);
    return (services.length > 3 ? [...names, '…'] : names).join(', ').slice(0, layoutLimits.textCharacters);
  };
  return { cs: joined('cs'), en: joined('en') };
}

const elsewhere: Rect = { x: 0, y: 0, width: 24, height: 24 };

function ticketButton(maker: Maker, style: Style, { id, name }: OfferedService, place: Rect = elsewhere): KioskButton {
  const { look, detail, isBilingual, isLarge } = style;
  // A row, and a name in large type, has no place for another line; a note that repeats the name says nothing.
  const isAlone = place.height < 100 || isLarge;
  const hasNote = !isBilingual && !isAlone && maker.hasEnglish && name.en !== name.cs;
  return maker.button(place, {
    function: 'ticket',
    service_id: id,
    detail,
    is_bilingual: isBilingual,
    icon: isLarge ? null : serviceIcon(name.cs),
    look: {
      ...look,
      font_size: Math.max(20, Math.min(look.font_size ?? 32, fittingFont(name, style, place))),
      text: name,
      ...(hasNote ? { note: { cs: name.en, en: name.cs } } : {}),
    },
  });
}

/** The smallest common size: names of two sizes side by side look like a rank that there is none of. */
const leastCommonFont = 24;

/** The style in the one size in which the longest of the names fits; a name that would need less is written smaller alone. */
function inOneSize(style: Style, named: readonly { readonly name: Texts }[], place: Rect = elsewhere): Style {
  const size = Math.min(style.look.font_size ?? 32, ...named.map(({ name }) => fittingFont(name, style, place)));
  return { ...style, look: { ...style.look, font_size: Math.max(leastCommonFont, size) } };
}

/** The largest size in which a name fits into its button in one, two or three lines. A letter of Inter is about 0.56 of its size wide. */
function fittingFont({ cs, en }: Texts, { isLarge, isBilingual, type }: Style, place: Rect): number {
  const [width, height] = [place.width / type, place.height / type];
  const letters = Math.max(cs.length, en.length);
  // The rest is for the icon, the other language, the ends of lines, and for people and the wait, which narrow buttons have below.
  const isNarrow = width < (isBilingual ? 900 : 420);
  const share = isBilingual ? (isNarrow ? 0.26 : 0.4) : isLarge ? 0.8 : isNarrow ? 0.6 : 0.45;
  const lineWidth = isBilingual ? width * share : Math.max(width * share, width - 420);
  // A word is not broken, nor parted from a preposition of one letter.
  const longestWord = Math.max(...[cs, en].flatMap((name) => name.split(/(?<!(?:^|\s)\p{L})\s+/u)).map((word) => word.length));
  const fit = (under: number): number => {
    // In type that is read from afar, why a service is closed takes two lines under a name of three.
    const sizes = [1, 2, 3].map((lines) =>
      Math.min((lineWidth * lines) / (letters * 0.56), (height * 0.92) / (lines * 1.19 + (isLarge && lines === 3 ? 1.9 : under))),
    );
    return Math.max(...sizes);
  };
  if (height >= 100) return Math.floor(Math.min(fit(1), lineWidth / (longestWord * 0.56)));
  // A row has nothing under its name; a wide one with letters too large for it is none.
  return Math.floor(isBilingual || width < 900 ? fit(0.2) : Math.max(fit(1), Math.min(fit(0.2), width / 30)));
}

type Lead = { readonly text: Texts; readonly note?: Texts; readonly to: string | null };

function pageButton(maker: Maker, { look }: Style, { text, note = noTexts, to }: Lead, place: Rect = elsewhere): KioskButton {
  return maker.button(place, { function: 'page', target_page_id: to, icon: 'chevron-right', look: { ...look, text, note } });
}

function backButton(maker: Maker, { look }: Style): KioskButton {
  return maker.button(maker.canvas.back, {
    function: 'back',
    icon: 'chevron-left',
    look: { ...look, font_size: 28, text: maker.text('back') },
  });
}

/** What a start page has after its services. */
function extrasOf(maker: Maker, kind: PreparedKind, style: Style): readonly KioskButton[] {
  if (kind !== 'booked') return footerOf(maker, style);
  const pad = maker.button(maker.canvas.pad, {
    function: 'pin_pad',
    look: { background: '#14487f', color: '#ffffff', border_width: 0, text: maker.text('appointment'), note: maker.text('enterPin') },
  });
  return [pad, ...footerOf(maker, style).filter((button) => button.function !== 'arrival')];
}

function footerOf(maker: Maker, { look }: Style): readonly KioskButton[] {
  const { canvas } = maker;
  const small = { ...look, font_size: 26 };
  const help = {
    background: null,
    border_width: 0,
    color: look.color ?? '#55534c',
    font_size: 22,
    font_weight: 400,
    text: maker.text('help'),
  } as const;
  const buttons = [
    maker.button(canvas.help, { function: 'information', icon: 'info', look: help }),
    maker.button(canvas.appointment, {
      function: 'arrival',
      icon: 'calendar-check',
      align: 'center',
      look: { ...small, text: maker.text('appointment') },
    }),
  ];
  if (canvas.language === null) return buttons;
  const language = { ...small, text: maker.text('language') };
  return [...buttons, maker.button(canvas.language, { function: 'language', icon: 'globe', align: 'center', look: language })];
}
