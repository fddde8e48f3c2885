import {
  type KioskButton,
  type KioskLanguage,
  type KioskLayout,
  type KioskPage,
  kioskLanguages,
  type Rect,
  type Texts,
} from '../layout/layout.ts';
import { newButton, newPage } from '../layout/new-parts.ts';

/** Words that a prepared layout is written with, in one language. */
export type PreparedWords = {
  readonly question: string;
  readonly areaQuestion: string;
  readonly hint: string;
  readonly areaHint: string;
  readonly walkIn: string;
  readonly appointment: string;
  readonly enterPin: string;
  readonly help: string;
  readonly more: string;
  readonly others: string;
  readonly back: string;
  readonly language: string;
  readonly startPage: string;
};

/** A service as a prepared layout shows it, with the agenda that it belongs to. */
export type OfferedService = { readonly id: number; readonly name: Texts; readonly agenda: Texts | null };

/** What a prepared layout is made from. */
export type LayoutInput = Pick<KioskLayout, 'width' | 'height'> & {
  readonly languages: readonly KioskLanguage[];
  readonly services: readonly OfferedService[];
  readonly words: Readonly<Record<KioskLanguage, PreparedWords>>;
};

/** The page that a prepared layout is made on before it is fitted to the screen of the kiosk, in pixels. */
type Canvas = {
  readonly width: number;
  readonly height: number;
  /** How much larger letters are than on a page of 1280 x 1024: a screen on its height hangs higher and is read from further away. */
  readonly type: number;
  /** Where services are, and where they are on a page with keys for a PIN. */
  readonly area: Rect;
  readonly areaWithPad: Rect;
  readonly pad: Rect;
  /** Rows of services next to the keys. */
  readonly rowsWithPad: number;
  readonly back: Rect;
  readonly help: Rect;
  readonly appointment: Rect;
  /** Null where the kiosk has one language. */
  readonly language: Rect | null;
};

const lying = {
  width: 1280,
  height: 1024,
  type: 1,
  area: { x: 48, y: 256, width: 1184, height: 648 },
  areaWithPad: { x: 600, y: 210, width: 632, height: 694 },
  pad: { x: 48, y: 136, width: 520, height: 768 },
  rowsWithPad: 8,
  back: { x: 48, y: 928, width: 260, height: 72 },
} as const;

const upright = {
  width: 1080,
  height: 1920,
  type: 1.25,
  area: { x: 48, y: 440, width: 984, height: 1232 },
  // The keys are low, where everyone reaches them.
  areaWithPad: { x: 48, y: 440, width: 984, height: 560 },
  pad: { x: 48, y: 1032, width: 984, height: 640 },
  rowsWithPad: 6,
  back: { x: 48, y: 1776, width: 360, height: 96 },
  help: { x: 48, y: 1688, width: 984, height: 72 },
} as const;

/** The page for a screen, lying or upright. */
function canvasFor({ width, height }: Pick<KioskLayout, 'width' | 'height'>, hasEnglish: boolean): Canvas {
  if (height > width) {
    const below = { y: upright.back.y, height: upright.back.height };
    const appointment = { x: 48, ...below, width: hasEnglish ? 620 : 984 };
    return { ...upright, appointment, language: hasEnglish ? { x: 692, ...below, width: 340 } : null };
  }
  const below = { y: lying.back.y, height: lying.back.height };
  const left = hasEnglish ? 652 : 892;
  return {
    ...lying,
    help: { x: 48, ...below, width: left - 48 - 24 },
    appointment: { x: left, ...below, width: 340 },
    language: hasEnglish ? { x: 1012, ...below, width: 220 } : null,
  };
}

/** Makes parts with identifiers of their own, in pixels of their canvas that are fitted to the kiosk. */
export function createMaker(input: LayoutInput) {
  let made = 0;
  const next = (kind: 'p' | 'b'): string => {
    made += 1;
    return `${kind}${made}`;
  };
  const hasEnglish = kioskLanguages.every((language) => input.languages.includes(language));
  const canvas = canvasFor(input, hasEnglish);
  const scale = { x: input.width / canvas.width, y: input.height / canvas.height };
  const size = Math.min(scale.x, scale.y);
  const type = size * canvas.type;
  const fit = ({ x, y, width, height }: Rect): Rect => ({
    x: Math.round(x * scale.x),
    y: Math.round(y * scale.y),
    width: Math.round(width * scale.x),
    height: Math.round(height * scale.y),
  });
  return {
    text: (name: keyof PreparedWords): Texts => ({ cs: input.words.cs[name], en: input.words.en[name] }),
    canvas,
    hasEnglish,
    page: (given: Partial<KioskPage> & Pick<KioskPage, 'name'>): KioskPage => newPage({ id: next('p'), ...given }),
    button: (place: Rect, { look = {}, ...given }: Omit<Parameters<typeof newButton>[0], 'id' | keyof Rect>): KioskButton =>
      newButton({
        id: next('b'),
        ...fit(place),
        ...given,
        look: {
          ...look,
          font_size: Math.round((look.font_size ?? 32) * type),
          radius: Math.round((look.radius ?? 16) * size),
          border_width: Math.round((look.border_width ?? 2) * size),
        },
      }),
  };
}

export type Maker = ReturnType<typeof createMaker>;

/** The highest that a button becomes where there are few: a higher one looks like a picture. */
const highestButton = 420;
/** How much larger the letters of a button become with it. */
const largestGrowth = 1.4;

type Grid = { readonly columns: number; readonly rows: number; readonly gap: number };

/**
 * Places for so many buttons in a grid. Few of them share the height of all its rows: then `growth` is how much larger their letters are than
 * those of the `usual` place.
 * `letters` is how much larger letters of the page are than on one of 1280 x 1024.
 */
export function gridFor(
  area: Rect,
  { columns, rows, gap }: Grid,
  { count, letters }: { readonly count: number; readonly letters: number },
): { readonly places: readonly Rect[]; readonly usual: Rect; readonly growth: number } {
  const needed = Math.min(rows, Math.max(1, Math.ceil(count / columns)));
  const heightOf = (shared: number): number => (area.height - gap * (shared - 1)) / shared;
  const least = heightOf(rows);
  const height = Math.max(least, Math.min(heightOf(needed), highestButton * letters));
  const places = gridOf({ ...area, height: height * needed + gap * (needed - 1) }, { columns, rows: needed, gap });
  const width = (area.width - gap * (columns - 1)) / columns;
  return { places, usual: { x: area.x, y: area.y, width, height: least }, growth: Math.min(largestGrowth, height / least) };
}

/** Puts boxes into a grid: rows of so many columns, with gaps between them. */
function gridOf(area: Rect, { columns, rows, gap }: Grid): readonly Rect[] {
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (rows - 1)) / rows;
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: area.x + (at % columns) * (width + gap),
    y: area.y + Math.floor(at / columns) * (height + gap),
    width,
    height,
  }));
}

/** The parts of a list that a page shows: all that fit, or one less where a button must lead on to the others. */
export function firstPart<T>(all: readonly T[], fits: number): { readonly shown: readonly T[]; readonly others: readonly T[] } {
  return all.length <= fits ? { shown: all, others: [] } : { shown: all.slice(0, fits - 1), others: all.slice(fits - 1) };
}
