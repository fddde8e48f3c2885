import { type Change, isShownChange } from './change.ts';
import { definitions, type MeasureName } from './definitions.ts';

/** What is shown where nothing can be said. */
export const unknownValue = '–';

const two = (value: number): string => String(value).padStart(2, '0');

/** `3:05` or `1:02:03`, rounded to whole seconds once, here. */
export function shownDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

const share = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
const number = (value: number, language: string, most = 0): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: most, minimumFractionDigits: most }).format(value);

/** A value as it is shown: a number, a share with one decimal, a time in minutes and seconds. */
export function shownValue(name: MeasureName, value: number | null, language: string): string {
  if (value === null) return unknownValue;
  const { unit } = definitions[name];
  if (unit === 'time') return shownDuration(value);
  return unit === 'share' ? share(value, language) : number(value, language);
}

/** A change with its sign: of counts in percent, of shares in points (which the caller names), of times as a time. */
export function shownChange(name: MeasureName, { difference }: Change, language: string): string {
  const sign = !isShownChange(name, difference) ? '±' : difference > 0 ? '+' : '−';
  const size = Math.abs(difference);
  const { unit } = definitions[name];
  if (unit === 'time') return `${sign}${shownDuration(size)}`;
  return `${sign}${unit === 'share' ? number(size * 100, language, 1) : share(size, language)}`;
}
