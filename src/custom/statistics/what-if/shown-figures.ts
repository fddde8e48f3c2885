import { unknownValue } from '../../../../contract/rules/statistics/shown-value.ts';

/** Hours out of minutes, with one decimal where there is one. */
export function shownHours(minutes: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(minutes / 60);
}

/** A number with so many decimals; a dash where nothing is known. */
export function shownNumber(value: number | null, language: string, decimals = 0): string {
  if (value === null) return unknownValue;
  return new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** A part of a whole as percent. */
export function shownShare(value: number | null, language: string): string {
  return value === null ? unknownValue : new Intl.NumberFormat(language, { style: 'percent' }).format(value);
}

/** The same next to what was aimed at: with a decimal where it would read as the target that it misses. */
export function shownAgainst(value: number | null, share: number, language: string): string {
  const isMisread = value !== null && value < share && shownShare(value, language) === shownShare(share, language);
  if (!isMisread) return shownShare(value, language);
  const [style, decimals] = ['percent', 1] as const;
  return new Intl.NumberFormat(language, {
    style,
    minimumFractionDigits: decimals,
    roundingMode: 'floor',
    maximumFractionDigits: decimals,
  }).format(value);
}
