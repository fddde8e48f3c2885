import { contrastOf } from '../../contract/rules/kiosk/contrast.ts';
import { type KioskButton, type LookState, lookOf } from '../../contract/rules/kiosk/layout/layout.ts';

/** Contrast that small text keeps when it is made lighter than the name above it. */
const readable = 5.5;
/** Least contrast of a pictogram to what is behind it (WCAG 1.4.11). */
const visible = 3;

const mixed = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(one.slice(at, at + 2), 16) * share + Number.parseInt(other.slice(at, at + 2), 16) * (1 - share))
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;

/** The colour of what matters less than the name: between text and background, as long as it can be read. */
export function mutedColour(color: string, background: string): string {
  const muted = mixed(color, background, 0.74);
  return contrastOf(muted, background) >= readable ? muted : color;
}

/** A pictogram announces the colour that its button turns to when pressed; where that cannot be seen it has the colour of the text. */
export function iconColour(button: KioskButton, state: LookState, behind: string): string {
  const { color, background, image } = lookOf(button, state);
  const accent = lookOf(button, 'pressed').background;
  if (state !== 'active' || accent === null || image !== null) return color;
  return contrastOf(accent, background ?? behind) >= visible && button.looks.active.background !== null ? accent : color;
}
