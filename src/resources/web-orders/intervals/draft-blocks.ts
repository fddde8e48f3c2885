import type { WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
import { formatDay } from '../../../crud/core/format.ts';
import { type Row, rowsOf, textOf } from '../../../crud/core/row.ts';

/** An interval of the form with its place among all of them; what is half typed is null. */
export type DraftBlock = WeeklyInterval & {
  readonly at: number;
  readonly length_minutes: number | null;
  readonly capacity: number | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
};

const wholeDay = /^\d{4}-\d{2}-\d{2}$/u;

/** The intervals in a value of the form. */
export function draftBlocks(value: unknown): readonly DraftBlock[] {
  return rowsOf(value).map((row, at) => ({
    at,
    weekday: numberIn(row, 'weekday') ?? 1,
    opens: textOf(row['opens']),
    closes: textOf(row['closes']),
    length_minutes: numberIn(row, 'length_minutes'),
    capacity: numberIn(row, 'capacity'),
    valid_from: dayIn(row, 'valid_from'),
    valid_to: dayIn(row, 'valid_to'),
  }));
}

/** A new interval is like the last one of the plan but for its time. */
export function rowLike(last: Row | undefined, { weekday, opens, closes }: WeeklyInterval): Row {
  return { length_minutes: 15, capacity: 1, ...last, valid_from: null, valid_to: null, weekday, opens, closes };
}

type ValidityWords = { readonly validFrom: (day: string) => string; readonly validTo: (day: string) => string };

/** From when and until when an interval holds, in words; nothing of one that always does. */
export function describeValidity({ valid_from, valid_to }: DraftBlock, said: ValidityWords): readonly string[] {
  return [
    ...(valid_from === null ? [] : [said.validFrom(formatDay(valid_from))]),
    ...(valid_to === null ? [] : [said.validTo(formatDay(valid_to))]),
  ];
}

function numberIn(row: Row, name: string): number | null {
  const value = row[name];
  return typeof value === 'number' ? value : null;
}

function dayIn(row: Row, name: string): string | null {
  return wholeDay.test(textOf(row[name])) ? textOf(row[name]) : null;
}
