import { isLive, isRequired, type NamedField } from '../../../contract/derive/fields.ts';
import { type Answers, answer, type Field } from '../../../contract/kit/index.ts';
import { digestLength } from '../../../contract/rules/files/file-digest.ts';

/** SQL type of each kind; null for what has no column of its own. Instants to the millisecond, as JavaScript keeps them. */
const typeOfKind: Answers<string | null> = {
  text: () => 'text',
  richText: () => 'text',
  email: () => 'text',
  phone: () => 'text',
  int: () => 'integer',
  decimal: () => 'double precision',
  flag: () => 'boolean',
  choice: () => 'text',
  set: () => 'text[]',
  day: () => 'date',
  time: () => 'time(0)',
  instant: () => 'timestamptz(3)',
  duration: () => 'integer',
  reference: () => 'integer',
  references: () => 'integer[]',
  children: () => null,
  json: () => 'jsonb',
  colour: () => 'text',
  file: () => 'text',
  image: () => 'text',
  secret: () => 'text',
  computed: () => null,
};

/** SQL type of a field's column, or null when it has none. */
export function columnTypeOf(field: Field): string | null {
  return answer(typeOfKind, field, undefined);
}

/**
 * How texts are ordered and compared, or undefined of what is none. Texts that people read in order are Czech: "Přepážka 2" before
 * "Přepážka 10". What only identifies, such as a telephone, is ordered sign by sign: Czech order would take four times as long.
 */
export function collationOf(field: Field): string | undefined {
  if (!isText(field)) return undefined;
  const isIdentifying = field.kind === 'email' || field.kind === 'phone' || (field.kind === 'text' && field.identifies === true);
  return isIdentifying ? '"C"' : 'app_cs';
}

/** Texts in which case does not tell two values apart. */
export function isCaseless(field: Field): boolean {
  return isText(field);
}

function isText({ kind }: Field): boolean {
  return ['text', 'richText', 'email', 'phone'].includes(kind);
}

/** Kinds that are never absent: an empty list is empty, a flag is false. */
function isNeverNull(field: Field): boolean {
  return ['flag', 'set', 'references'].includes(field.kind) || isRequired(field);
}

/** Definition of a column, as in `create table`; `unchecked` leaves out what the database itself would refuse. */
export function columnDefinition([name, field]: NamedField, unchecked?: true): string | null {
  const type = columnTypeOf(field);
  if (type === null) return null;
  return [name, type, isNeverNull(field) && !isLive(field) ? 'not null' : '', unchecked ? '' : bounds([name, field])]
    .filter((part) => part !== '')
    .join(' ');
}

/** What the database itself refuses, whatever way a value came. */
function bounds([name, field]: NamedField): string {
  switch (field.kind) {
    case 'choice':
      return `check (${name} in (${field.choices.map(quote).join(', ')}))`;
    case 'set':
      return `check (${name} <@ array[${field.choices.map(quote).join(', ')}]::text[])`;
    case 'int':
    case 'duration':
      return `check (${name} between ${field.min} and ${field.max})`;
    case 'text':
    case 'richText':
      return `check (char_length(${name}) <= ${field.max})`;
    case 'file':
    case 'image':
      return `check (char_length(${name}) <= ${digestLength})`;
    default:
      return '';
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** One text of all searched columns, without case and diacritics. */
export function foldedText(columns: readonly string[]): string {
  return `app_fold(${columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")})`;
}

/** Column that keeps that text, so that a search folds nothing but what is sought. */
export const foldedColumn = 'folded';
