import { timedField } from '../../../contract/derive/imports/import-columns.ts';
import { readTypedDay } from '../../../contract/rules/typing/typed-date.ts';
import { readTypedTime } from '../../../contract/rules/typing/typed-time.ts';

/** The cells that say one value: one, or that of a date and that of its time. */
export type DatedCells = { readonly date: number; readonly time: number };

/**
 * Where the date and the time of each field stand whose time has a column of its own. A time without a date of its own is of the first
 * date of the row: files have a day, a beginning and an end.
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

/** Both cells as one text: what cannot be joined stays as it is written, and is refused as such. */
export function joinedText(date: string, time: string): string {
  if (date.trim() === '' || time.trim() === '') return `${date}${time}`.trim();
  const [day, clock] = [readTypedDay(date), readTypedTime(time)];
  return day === undefined || clock === null ? `${date} ${time}` : `${day} ${clock}`;
}
