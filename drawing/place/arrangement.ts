import type { KioskButton, Look } from '../../contract/rules/kiosk/layout/layout.ts';

/**
 * How the parts of a button are placed: `row` has people and wait in one line, `column` under each other at the right, `below` in one
 * line under the name, where the name needs the width. `pair` has two languages next to each other, and figures with pictograms.
 */
export type Arrangement = 'row' | 'column' | 'below' | 'pair';

/** Chooses by how many letters the button is wide and high. */
export function arrangementOf({ width, height, align }: KioskButton, { font_size: size }: Look): Arrangement {
  if (align === 'center') return 'below';
  if (height < size * 3.1) return width < size * 30 && height > size * 2 ? 'column' : 'row';
  // A high button has place for a line more.
  return width < size * (height < size * 5 ? 14 : 17) ? 'below' : 'column';
}

/** Side of the pictogram in pixels: larger than the name, and never higher than the button has place for. */
export function iconSizeOf({ height, align, looks }: KioskButton, { font_size: size }: Look): number {
  const isCard = align === 'left' && looks.active.background !== null;
  return Math.max(12, Math.round(Math.min(size * (isCard ? 1.875 : 1.4), height * 0.62)));
}

/** Space between the border and what is in the button. */
export function paddingOf({ width, height, align }: KioskButton, { background, border_width: border, image }: Look): number {
  if (align === 'left' && background === null && image === null && border === 0) return 0;
  return Math.round(align === 'center' ? Math.min(8, width * 0.05) : Math.min(28, width * 0.06, height * 0.4));
}
