import { isoDay, readTypedDate, readTypedDay, type TypedDate } from './typed-date.ts';

/** `22. 12.`, `út 22.12 14:00`, `22. prosince`: a date without its year, in the parts before and behind where the year would be. */
const yearless = /^(?<before>\D*\d{1,2}\s*(?:[.,]\s*\d{1,2}|[.\s]\s*\p{L}+))\s*[.,]?(?<rest>(?:\s.*)?)$/u;

/**
 * The date that was typed into a filter: as `readTypedDate` reads it, or without a year, which is then that of the day nearest to
 * today (`YYYY-MM-DD`). What is kept in a record is never guessed so.
 */
export function readNearDate(text: string, today: string): TypedDate | undefined {
  const whole = readTypedDate(text);
  const { before, rest = '' } = yearless.exec(text.trim())?.groups ?? {};
  if (whole !== undefined || before === undefined) return whole;
  const year = Number(today.slice(0, 4));
  const separator = /\p{L}$/u.test(before) ? ' ' : '. ';
  const distance = ({ year: of, month, day }: TypedDate): number => Math.abs(Date.UTC(of, month - 1, day) - Date.parse(today));
  const read = [year - 1, year, year + 1].map((one) => readTypedDate(`${before}${separator}${one}${rest}`));
  const [nearest] = read.filter((one) => one !== undefined).toSorted((one, other) => distance(one) - distance(other));
  return nearest;
}

/** The day that was typed into a filter, `YYYY-MM-DD`. */
export function readNearDay(text: string, today: string): string | undefined {
  const typed = readNearDate(text, today);
  return typed === undefined || typed.hasTime ? readTypedDay(text) : isoDay(typed);
}
