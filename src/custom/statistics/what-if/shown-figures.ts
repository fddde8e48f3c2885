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
