import type { Problem, ProblemCode } from '../../../../contract/basics/errors.ts';
import { filterValue } from '../../../../contract/derive/filters/filter-values.ts';
import type { Operator } from '../../../../contract/derive/operators.ts';
import { type Answers, answer, type Field } from '../../../../contract/kit/index.ts';
import { readTypedNumber } from '../../../../contract/rules/text/typed-number.ts';
import { findPeriodBound, readNearDate, readNearDay } from '../../../../contract/rules/typing/typed-date.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import { formatDay, formatInstant, formatNumber, fromUnit, inUnit } from '../../core/format.ts';

type End = 'from' | 'to';
type Place = { readonly language: string; readonly end: End };
type Typed = {
  /** A kept value as it is typed. */
  readonly shown: (value: unknown, at: Place) => string;
  /** The value in what is typed, at that end of a range; undefined when it is none. Today is what days without a year are near to. */
  readonly read: (text: string, end: End, today: string) => unknown;
  readonly problem: ProblemCode;
};

const text: Typed = { shown: (value) => String(value), read: (typed) => typed, problem: 'wrong_type' };
const numeric: Typed = {
  shown: (value, { language }) => formatNumber(Number(value), language),
  read: (typed) => readTypedNumber(typed),
  problem: 'wrong_type',
};

const typedOfKind: Answers<Typed> = {
  text: () => text,
  richText: () => text,
  email: () => text,
  phone: () => text,
  int: ({ identifies }) => ({
    ...numeric,
    ...(identifies === true ? { shown: (value: unknown) => String(value) } : {}),
    problem: 'whole_number',
  }),
  decimal: () => numeric,
  flag: () => text,
  choice: () => text,
  set: () => text,
  day: () => ({ shown: (value) => formatDay(String(value)), read: (typed, _, today) => readNearDay(typed, today), problem: 'day' }),
  time: () => ({ shown: (value) => String(value), read: (typed) => readTypedTime(typed) ?? undefined, problem: 'time' }),
  instant: () => ({ shown: (value, { end }) => shownInstant(String(value), end), read: readInstant, problem: 'instant' }),
  duration: ({ unit }) => ({
    ...numeric,
    shown: (value, { language }) => formatNumber(inUnit(Number(value), unit), language),
    read: (typed) => {
      const value = readTypedNumber(typed);
      return value === undefined ? undefined : fromUnit(value, unit);
    },
  }),
  reference: () => numeric,
  references: () => numeric,
  children: () => text,
  json: () => text,
  colour: () => text,
  file: () => text,
  image: () => text,
  secret: () => text,
  computed: () => text,
};

/** A kept value as a person would type it. */
export function shownValue(field: Field, value: unknown, at: Place): string {
  return answer(typedOfKind, field, undefined).shown(value, at);
}

type Asked = { readonly operator: Operator; readonly end: End; readonly today: string };

/** The value that is typed, or what is wrong with it. */
export function readValue(
  field: Field,
  typed: string,
  { operator, end, today }: Asked,
): { readonly value: unknown } | { readonly problem: Problem } {
  if (typed.trim() === '') return { problem: { code: 'required' } };
  const { read, problem } = answer(typedOfKind, field, undefined);
  const value = read(typed.trim(), end, today);
  const parsed = value === undefined ? null : filterValue(field, operator, value);
  return parsed ?? { problem: { code: problem } };
}

/** A bound that a bare day represents is shown as the day: with its last minute it would be another. */
function shownInstant(iso: string, end: End): string {
  const [day = ''] = formatInstant(iso).split(' ');
  return readInstant(day, end, '') === iso ? day : formatInstant(iso);
}

function readInstant(typed: string, end: End, today: string): string | undefined {
  const date = readNearDate(typed, today);
  return date === undefined ? undefined : findPeriodBound(date, end);
}
