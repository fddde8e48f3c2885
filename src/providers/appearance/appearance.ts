import type { Language } from '../../../contract/messages/basics/catalogue.ts';

export const themes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Theme = (typeof themes)[number];
export const modes = ['system', 'light', 'dark'] as const;
export type Mode = (typeof modes)[number];
export const densities = ['comfortable', 'standard', 'compact'] as const;
export type Density = (typeof densities)[number];

/** How the console looks and behaves for a person; the side bar's states are apart. */
export type Appearance = {
  readonly theme: Theme;
  readonly mode: Mode;
  readonly density: Density;
  readonly language: Language;
  /** Errors stay until they are closed instead of going on their own. */
  readonly keepErrors: boolean;
  /** Shortcuts of one letter; can be off for those who speak to their computer (WCAG 2.1.4). */
  readonly singleKeys: boolean;
};

export const defaultAppearance: Appearance = {
  theme: 'A',
  mode: 'system',
  density: 'standard',
  language: 'cs',
  keepErrors: false,
  singleKeys: true,
};

/** Name in the browser's storage; the head script of index.html reads it too, before anything is painted. */
export const appearanceKey = 'poradnik.theme';

function oneOf<T extends string>(all: readonly T[], value: unknown, otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise;
}

/** Reads what was remembered; what is unknown becomes the default. */
export function readAppearance(written: string | null): Appearance {
  if (written === null) return defaultAppearance;
  try {
    return parseAppearance(JSON.parse(written));
  } catch {
    return defaultAppearance;
  }
}

/** What was remembered as an appearance; of anything unknown the default. */
export function parseAppearance(remembered: unknown): Appearance {
  const kept: Readonly<Record<string, unknown>> = typeof remembered === 'object' && remembered !== null ? { ...remembered } : {};
  return {
    theme: oneOf(themes, kept.theme, defaultAppearance.theme),
    mode: oneOf(modes, kept.mode, defaultAppearance.mode),
    density: oneOf(densities, kept.density, defaultAppearance.density),
    language: oneOf(['cs', 'en'], kept.language, defaultAppearance.language),
    keepErrors: kept.keepErrors === true,
    singleKeys: kept.singleKeys !== false,
  };
}

/** Value of `data-theme`: `a-light`. */
export function themeAttribute({ theme, mode }: Pick<Appearance, 'theme' | 'mode'>, systemIsDark: boolean): string {
  const isDark = mode === 'dark' || (mode === 'system' && systemIsDark);
  return `${theme.toLowerCase()}-${isDark ? 'dark' : 'light'}`;
}
