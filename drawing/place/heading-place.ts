import type { KioskLayout, KioskPage, Rect } from '../../contract/rules/kiosk/layout/layout.ts';

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

export type HeadingPlace = Rect & { readonly fontSize: number; readonly subSize: number };

/** Letters of the headings of all shown languages, and whether there is a line under them. */
export type Headings = { readonly letters: number; readonly hasSubheading: boolean };

/** How large the parts of a page are next to those of a kiosk of 1280 x 1024. An upright screen is read from further away. */
export function computePageScale({ width, height }: Pick<KioskLayout, 'width' | 'height'>): number {
  if (height > width) return Math.min(width / upright.width, height / upright.height);
  return Math.min(width / designed.width, height / designed.height);
}

/** Where the headings are: in what buttons leave free under the header, as large as there is place for. */
export function headingPlace(layout: Pick<KioskLayout, 'width' | 'height'>, page: KioskPage, said: Headings): HeadingPlace {
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
