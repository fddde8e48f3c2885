import type { KioskButton, KioskPage, Look, Rect } from '../layout/layout.ts';

/** Layouts that a new kiosk can begin with. */
export const preparedKinds = ['list', 'columns', 'areas', 'booked', 'bilingual', 'contrast'] as const;
export type PreparedKind = (typeof preparedKinds)[number];

/** How the pages of one kind are drawn, on any canvas. */
export type BareStyle = Omit<Style, 'area' | 'type'>;

/** How the pages of one kind are drawn. */
export type Style = {
  readonly look: Partial<Look>;
  readonly page: Partial<Pick<KioskPage, 'background' | 'color'>>;
  readonly grid: { readonly columns: number; readonly rows: number; readonly gap: number };
  readonly area: Rect;
  /** How much larger letters of the canvas are. */
  readonly type: number;
  readonly detail: KioskButton['detail'];
  readonly isBilingual: boolean;
  /** Names in type that is read from afar, without a pictogram, with the wait under them. */
  readonly isLarge: boolean;
};

const black: Partial<Look> = { background: '#000000', color: '#ffffff', border_color: '#ffffff', border_width: 4 };

export const styles: Readonly<Record<PreparedKind, BareStyle>> = {
  list: styleOf({ columns: 1, rows: 8, gap: 10 }, { detail: 'wait_and_people' }),
  columns: styleOf({ columns: 2, rows: 4, gap: 20 }, { detail: 'wait_and_people' }),
  areas: styleOf({ columns: 2, rows: 2, gap: 24 }, { look: { font_size: 40 }, detail: 'people' }),
  booked: styleOf({ columns: 1, rows: 8, gap: 10 }, { look: { font_size: 29 }, detail: 'people' }),
  bilingual: styleOf({ columns: 1, rows: 8, gap: 10 }, { detail: 'people', isBilingual: true }),
  contrast: styleOf(
    { columns: 2, rows: 3, gap: 24 },
    { look: { ...black, font_size: 46 }, page: { background: '#000000', color: '#ffffff' }, detail: 'wait_and_people', isLarge: true },
  ),
};

function styleOf(grid: Style['grid'], given: Partial<Style>): BareStyle {
  return { look: {}, page: {}, grid, detail: 'none', isBilingual: false, isLarge: false, ...given };
}
