import { get, useFormState } from 'react-hook-form';
import type { BookingInterval } from '../../../../contract/rules/booking/booking-plan.ts';
import { cellMinutes } from '../../../../contract/rules/booking/cells.ts';
import { checkBookingIntervals } from '../../../../contract/rules/booking/check-booking-intervals.ts';
import { type WeeklyOffer, weeklyOffer } from '../../../../contract/rules/booking/weekly-offer.ts';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import type { OpeningPlan } from '../../../../contract/rules/opening/day-hours.ts';
import type { WeeklyInterval } from '../../../../contract/rules/opening/intervals.ts';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { formatDay } from '../../../crud/core/format.ts';
import { type Row, rowsOf, textOf } from '../../../crud/core/row.ts';
import { flatErrors } from '../../../crud/record/draft/form-errors.ts';

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

/** What is wrong with a block, and with which of its values. */
export type BlockProblem = { readonly field: string; readonly text: string };

/** What is wrong with a block: what the rule says of it as it is drawn, or what the form has said. */
export function useBlockProblems(path: string, blocks: readonly DraftBlock[], problem: InputProps['words']['problem']) {
  const { errors } = useFormState({ name: path });
  const broken = Object.entries(checkBookingIntervals({ intervals: blocks }));
  return (at: number): BlockProblem | undefined => {
    const found = broken.find(([key]) => key.startsWith(`intervals.${at}.`));
    if (found !== undefined) return { field: found[0].split('.')[2] ?? '', text: problem(found[1]) };
    const [first] = flatErrors(get(errors, `${path}.${at}`));
    return first === undefined ? undefined : { field: first.path, text: first.text };
  };
}

/** The offer of a block; undefined while its values are half typed. */
export function buildOffer(block: DraftBlock, today: Day, plans: readonly OpeningPlan[]): WeeklyOffer | undefined {
  const whole = wholeOf(block);
  return whole === undefined ? undefined : weeklyOffer(whole, today, plans);
}

function wholeOf({ length_minutes, capacity, ...block }: DraftBlock): BookingInterval | undefined {
  if (length_minutes === null || length_minutes < cellMinutes || capacity === null || block.opens === '' || block.closes === '')
    return undefined;
  return { ...block, length_minutes, capacity };
}
