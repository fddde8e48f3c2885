import { wallTimeAt } from '../../../contract/rules/prague-time.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `DD.MM.YYYY HH:mm` in Prague (specification section 5); an unreadable instant as it is. */
export function formatInstant(iso: string): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return iso;
  const wall = wallTimeAt(instant);
  return `${two(wall.day)}.${two(wall.month)}.${wall.year} ${two(wall.hour)}:${two(wall.minute)}`;
}

/** `DD.MM.YYYY` of a day kept as `YYYY-MM-DD`; anything else as it is. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return year !== undefined && month !== undefined && date !== undefined ? `${date}.${month}.${year}` : day;
}

/** A Czech number in groups of three, any other as it is kept. */
export function formatPhone(phone: string): string {
  const czech = /^\+420(\d{3})(\d{3})(\d{3})$/u.exec(phone);
  return czech === null ? phone : `+420 ${czech[1]} ${czech[2]} ${czech[3]}`;
}

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
