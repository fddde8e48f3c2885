import type { Details, ProblemCode } from '../../basics/errors.ts';
import { type Answers, type AnyLabels, answer, type Field } from '../../kit/index.ts';
import { readTypedNumber } from '../../rules/text/typed-number.ts';
import { readTypedDate, readTypedDay, typedInstant } from '../../rules/typing/typed-date.ts';
import { readTypedTime } from '../../rules/typing/typed-time.ts';
import { isBlank } from '../clean.ts';
import { isRequired } from '../fields.ts';
import { foldedHeader } from './import-columns.ts';

/** Why a cell cannot be read, where no form has the same reason: a name that nothing has, or only a row of another branch, and a date alone. */
export type CellFault = 'unknown_name' | 'other_store' | 'time_missing';
export type Unread = { readonly problem: ProblemCode } | { readonly fault: CellFault; readonly details?: Details };

/** What a cell says: a value for the draft, nothing at all, that the field shall be empty, or that it cannot be read. */
export type ReadCell = { readonly value: unknown } | { readonly nothing: true } | { readonly empties: null | readonly never[] } | Unread;

/** Finds what a reference names. */
export type FindNamed = (target: string, name: string) => { readonly id: number } | Unread;

/** Reads the cells of one column. */
export type CellReader = (text: string, find: FindNamed) => ReadCell;

export type CellWords = {
  /** Name of the field. */
  readonly name: string;
  /** Labels of the entity in every language that a file may speak. */
  readonly labels: readonly AnyLabels[];
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** What a cell says to erase the stored value, in every language that a file may speak. */
  readonly clear: readonly string[];
};

const separators = /[,;\n]/u;
/** No field takes more. */
const mostItems = 1_000;
/** Of so many parts at most a name with commas in it is put together. */
const mostParts = 8;

const unread = (problem: ProblemCode): ReadCell => ({ problem });
const isUnread = (cell: ReadCell): cell is Unread => 'problem' in cell || 'fault' in cell;
const plain: CellReader = (value) => ({ value });
const asItIs = (): CellReader => plain;
const never = (): CellReader => () => unread('wrong_type');
const numeric =
  (otherwise: ProblemCode, of: (number: number) => number = (number) => number) =>
  (): CellReader =>
  (text) => {
    const number = readTypedNumber(text);
    return number === undefined ? unread(otherwise) : { value: of(number) };
  };

const readerOfKind: Answers<CellReader, CellWords> = {
  text: asItIs,
  richText: asItIs,
  email: asItIs,
  phone: asItIs,
  int: numeric('whole_number'),
  decimal: numeric('wrong_type'),
  flag: (_, { yes, no }) => oneOf([...pairs(['true', '1', ...yes], true), ...pairs(['false', '0', ...no], false)]),
  choice: (field, words) => oneOf(choicesBy(field.choices, words)),
  set: (field, words) => {
    const item = oneOf(choicesBy(field.choices, words));
    return (text, find) => listed(text, (part) => item(part, find));
  },
  day: () => dayIn,
  time: () => timeIn,
  instant:
    ({ required }) =>
    (text) =>
      instantIn(text, required === true),
  duration: ({ unit }) => numeric('wrong_type', (number) => (unit === 'minutes' ? Math.round(number * 60) : number))(),
  reference: (field) => (text, find) => named(field.target, text, find),
  references: (field) => (text, find) => listed(text, (part) => named(field.target, part, find)),
  children: never,
  json: never,
  colour: asItIs,
  file: asItIs,
  image: asItIs,
  secret: never,
  computed: never,
};

/**
 * Reads cells as the field's kind: Czech and ISO dates, decimal commas, flags and choices by label or code, references
 * by name or number. An empty cell says nothing, so that a stored value stays and a new row gets what its field begins
 * with; the word for clearing empties what may be empty.
 */
export function cellReader(field: Field, words: CellWords): CellReader {
  const read = answer(readerOfKind, field, words);
  const emptied = emptiedBy(field);
  const isClear = (text: string) => words.clear.some((word) => word.toLowerCase() === text.toLowerCase());
  return (text, find) => {
    if (isBlank(text)) return { nothing: true };
    const sentence = text.trim();
    const cell = read(sentence, find);
    // Something that is referred to may be called like the word.
    if (isClear(sentence) && (read === plain || !('value' in cell))) return emptied;
    return 'value' in cell && Array.isArray(cell.value) && cell.value.length === 0 ? { nothing: true } : cell;
  };
}

function emptiedBy(field: Field): ReadCell {
  if (field.kind === 'flag' || isRequired(field)) return unread('not_clearable');
  return { empties: field.kind === 'set' || field.kind === 'references' ? [] : null };
}

type Pair = readonly [said: string, value: unknown];

function pairs(all: readonly string[], value: unknown): readonly Pair[] {
  return all.map((text) => [text, value]);
}

/** Codes come before labels: of two that read the same, the code is meant. */
function choicesBy(choices: readonly string[], { name, labels }: CellWords): readonly Pair[] {
  const labelled = labels.flatMap((language) => choices.map((choice): Pair => [language.choices[name]?.[choice] ?? choice, choice]));
  return [...choices.map((choice): Pair => [choice, choice]), ...labelled];
}

function oneOf(all: readonly Pair[]): CellReader {
  const values = new Map(all.toReversed().map(([text, value]) => [foldedHeader(text), value]));
  return (text) => {
    const value = values.get(foldedHeader(text));
    return value === undefined ? unread('unknown_value') : { value };
  };
}

/** Spreadsheets keep a day as its midnight. */
function dayIn(text: string): ReadCell {
  const day = readTypedDay(text);
  return day === undefined ? unread('day') : { value: day };
}

function timeIn(text: string): ReadCell {
  const time = readTypedTime(text);
  return time === null ? unread('time') : { value: time };
}

const isoDayAlone = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * A wall time is one of Prague; an instant with its offset is what it says. A day without a time is none, as in a form. Workbooks write
 * midnight as an ISO day, so it is taken for one where the field may be empty: the beginning of a visit is never at midnight.
 */
function instantIn(text: string, needsTime: boolean): ReadCell {
  const typed = readTypedDate(text);
  if (typed === undefined) return unread('instant');
  const isMidnight = isoDayAlone.test(text) && !needsTime;
  return typed.hasTime || isMidnight ? { value: typedInstant(typed) } : { fault: 'time_missing' };
}

function named(target: string, text: string, find: FindNamed): ReadCell {
  const found = find(target, text.trim());
  return 'id' in found ? { value: found.id } : found;
}

type ReadItem = (text: string) => ReadCell;

/** Items of a list, each by its name. */
function listed(text: string, read: ReadItem): ReadCell {
  const parts = text.split(separators);
  return parts.length > mostItems ? unread('too_many') : itemsIn(parts, read);
}

/** Names may have commas in them: as many parts as make a name together are taken for one. */
function itemsIn(parts: readonly string[], read: ReadItem): ReadCell {
  if (parts.length === 0) return { value: [] };
  for (let taken = Math.min(parts.length, mostParts); taken >= 1; taken -= 1) {
    const name = parts.slice(0, taken).join(',').trim();
    const found: ReadCell = name === '' ? { nothing: true } : read(name);
    if (isUnread(found) && taken > 1) continue;
    return isUnread(found) ? found : joined(found, itemsIn(parts.slice(taken), read));
  }
  return { value: [] };
}

/** One value more at the beginning of a list. */
function joined(first: ReadCell, rest: ReadCell): ReadCell {
  if (!('value' in first) || !('value' in rest) || !Array.isArray(rest.value)) return rest;
  return { value: [first.value, ...rest.value] };
}
