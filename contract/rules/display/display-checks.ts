import { contrastOf } from '../kiosk/contrast.ts';
import type { DisplayDesign } from './display-design.ts';

/** Least contrast of text to what is behind it (WCAG 1.4.3). */
export const leastContrast = 4.5;

export type ContrastFault = { readonly of: 'rows' | 'call'; readonly contrast: number };

/** Pairs of chosen colours that cannot be read. */
export function contrastFaults({ colours }: Pick<DisplayDesign, 'colours'>): readonly ContrastFault[] {
  const pairs = [
    { of: 'rows', contrast: contrastOf(colours.text, colours.background) },
    { of: 'call', contrast: contrastOf(colours.call_text, colours.call_background) },
  ] as const;
  return pairs.filter(({ contrast }) => contrast < leastContrast);
}
