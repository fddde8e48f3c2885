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

/** Texts that people read in order: sorted as Czech, "Přepážka 2" before "Přepážka 10". */
export function isCollated(field: Field): boolean {
  return ['text', 'richText', 'email', 'phone'].includes(field.kind);
}

/** Texts in which case does not tell two values apart. */
export function isCaseless(field: Field): boolean {
  return isCollated(field);
}

/** Kinds that are never absent: an empty list is empty, a flag is false. */
function isNeverNull(field: Field): boolean {
  return ['flag', 'set', 'references'].includes(field.kind) || isRequired(field);
}

/** Definition of a column, as in `create table`. */
export function columnDefinition([name, field]: NamedField): string | null {
  const type = columnTypeOf(field);
  if (type === null) return null;
  return [name, type, isNeverNull(field) && !isLive(field) ? 'not null' : '', bounds([name, field])]
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
