export { formatPhone } from '../../../contract/rules/text/contact.ts';
export { formatDay, formatInstant, formatMoment } from '../../../contract/rules/time/shown-time.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A number in the language's own writing: `1 583,8` in Czech. */
export function formatNumber(value: number, language: string): string {
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  numberFormats.set(language, known);
  return known.format(value);
}

/** Seconds in the unit that the field is shown in. */
export function inUnit(seconds: number, unit: 'seconds' | 'minutes'): number {
  return unit === 'minutes' ? seconds / 60 : seconds;
}

/** The reverse of `inUnit`. */
export function fromUnit(value: number, unit: 'seconds' | 'minutes'): number {
  return unit === 'minutes' ? Math.round(value * 60) : value;
}
