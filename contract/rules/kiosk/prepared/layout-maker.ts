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

export const designed = { width: 1280, height: 1024 } as const;

/** Makes parts with identifiers of their own, in pixels of a kiosk of 1280 x 1024 that are fitted to the real one. */
export function createMaker(input: LayoutInput) {
  let made = 0;
  const next = (kind: 'p' | 'b'): string => {
    made += 1;
    return `${kind}${made}`;
  };
  const scale = { x: input.width / designed.width, y: input.height / designed.height };
  const type = Math.min(scale.x, scale.y);
  const fit = ({ x, y, width, height }: Rect): Rect => ({
    x: Math.round(x * scale.x),
    y: Math.round(y * scale.y),
    width: Math.round(width * scale.x),
    height: Math.round(height * scale.y),
  });
  return {
    text: (name: keyof PreparedWords): Texts => ({ cs: input.words.cs[name], en: input.words.en[name] }),
    hasEnglish: kioskLanguages.every((language) => input.languages.includes(language)),
    page: (given: Partial<KioskPage> & Pick<KioskPage, 'name'>): KioskPage => newPage({ id: next('p'), ...given }),
    button: (place: Rect, { look = {}, ...given }: Omit<Parameters<typeof newButton>[0], 'id' | keyof Rect>): KioskButton =>
      newButton({
        id: next('b'),
        ...fit(place),
        ...given,
        look: {
          ...look,
          font_size: Math.round((look.font_size ?? 32) * type),
          radius: Math.round((look.radius ?? 16) * type),
          border_width: Math.round((look.border_width ?? 2) * type),
        },
      }),
  };
}

export type Maker = ReturnType<typeof createMaker>;

/** Puts boxes into a grid: rows of so many columns, with gaps between them. */
export function gridOf(
  area: Rect,
  { columns, rows, gap }: { readonly columns: number; readonly rows: number; readonly gap: number },
): readonly Rect[] {
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
