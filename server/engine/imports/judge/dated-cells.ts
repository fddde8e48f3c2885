import { timedField } from '../../../../contract/derive/imports/import-columns.ts';
import { readTypedDay } from '../../../../contract/rules/typing/typed-date.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';

/** The cells of one value: a single cell, or a date and its time. */
export type DatedCells = { readonly date: number; readonly time: number };

/**
 * Finds the date and time columns of each field with a separate time column. A time without its own date uses the first date of the row,
 * as in files with columns day, start, end.
 */
export function datedCells(mapping: readonly (string | null)[]): ReadonlyMap<string, DatedCells> {
  const times = mapping.flatMap((column, time) => {
    const name = column === null ? undefined : timedField(column);
    return name === undefined ? [] : [{ name, time }];
  });
  const shared = mapping.findIndex((column) => times.some(({ name }) => name === column));
  return new Map(
    times.flatMap(({ name, time }) => {
      const own = mapping.indexOf(name);
      const date = own === -1 ? shared : own;
      return date === -1 ? [] : [[name, { date, time }] as const];
    }),
  );
}

/** Joins both cells into one text. Cells that cannot be joined are returned as written, and are refused later. */
export function joinedText(date: string, time: string): string {
  if (date.trim() === '' || time.trim() === '') return `${date}${time}`.trim();
  const [day, clock] = [readTypedDay(date), readTypedTime(time)];
  return day === undefined || clock === null ? `${date} ${time}` : `${day} ${clock}`;
}
