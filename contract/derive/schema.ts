import * as z from 'zod/mini';
import type { Problem, ProblemCode } from '../basics/errors.ts';
import { type Answers, answer, type Bounds, type Check, type Field, type FieldOf } from '../kit/index.ts';
import { digestLength, isDigest } from '../rules/files/file-digest.ts';
import { isEmail, isPhone, normalisePhone } from '../rules/text/contact.ts';
import { cleanInstant, cleanLine, cleanStructure, cleanText, isBlank, isCalendarDay } from './clean.ts';
import { isRequired } from './fields.ts';

/** What may be written into a field: cleans what people type, then says what is wrong with the rest. */
export type Schema = z.ZodMiniType;

// zod would compile its checks with eval, which the console's document policy forbids.
z.config({ jitless: true });

const schemas = new WeakMap<Field, Schema>();

/** The schema of a field, made once. Empty is null; whether that is allowed, the field says. */
export function schemaOf(field: Field): Schema {
  const known = schemas.get(field);
  if (known !== undefined) return known;
  const made = answer(schemaOfKind, field, undefined);
  schemas.set(field, made);
  return made;
}

const parsedJson = z.json();

/** Any JSON as it was sent. The copy that zod makes lacks the keys "__proto__", which are as good as any other in JSON. */
const json = z.unknown().check(holds((value) => z.safeParse(parsedJson, value).success, 'wrong_type'));

const bodyOfKind: Answers<Schema> = {
  // A name with a line feed would break a row of a list, of a print and of a calendar.
  text: (field) => (field.verbatim === true ? kept(field.max) : cleanedText(field)),
  richText: (field) => text(field.max),
  email: () => text(254, (value) => value.toLowerCase(), [isEmail, 'email']),
  phone: () => text(40, normalisePhone, [isPhone, 'phone']),
  int: (field) => whole(field),
  decimal: (field) => rounded(field, field.places),
  flag: () => z.boolean(),
  choice: (field) => z.enum(field.choices),
  set: (field) => z.pipe(z.transform(distinct), list(z.enum(field.choices), field, field.choices.length)),
  day: () => formed(isCalendarDay, 'day'),
  time: (field) => formed(field.upTo24 === true ? isTimeOrEnd : isTime, 'time'),
  instant: () => z.pipe(z.transform(cleanInstant), z.string().check(holds((value) => !Number.isNaN(Date.parse(value)), 'instant'))),
  duration: (field) => whole(field),
  reference: () => identifier(),
  references: (field) => z.pipe(z.transform(distinct), list(identifier(), field, 1000)),
  children: (field) => list(z.strictObject(shapeOf(field.fields)), field, field.max),
  json: (field) =>
    z.pipe(
      z.transform((value) => cleanStructure(value)),
      field.required === true ? json.check(holds((value) => value !== null, 'required')) : json,
    ),
  colour: () => text(7, (value) => value.toLowerCase(), [(value) => /^#[0-9a-f]{6}$/u.test(value), 'colour']),
  file: () => digest(),
  image: () => digest(),
  secret: (field) => text(field.max),
  computed: () => z.never(),
};

const always = (field: Field) => answer(bodyOfKind, field, undefined);
const nullable = (field: Field) =>
  isRequired(field) ? always(field) : z.nullable(z.pipe(z.transform(emptyToNull), z.nullable(always(field))));

const schemaOfKind: Answers<Schema> = {
  text: nullable,
  richText: nullable,
  email: nullable,
  phone: nullable,
  int: nullable,
  decimal: nullable,
  flag: always,
  choice: nullable,
  set: always,
  day: nullable,
  time: nullable,
  instant: nullable,
  duration: nullable,
  reference: nullable,
  references: always,
  children: always,
  json: nullable,
  colour: nullable,
  file: nullable,
  image: nullable,
  secret: nullable,
  computed: always,
};

function shapeOf(fields: Readonly<Record<string, Field>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

/** What is hopelessly long is refused as it came: cleaning it would only cost time. */
function cleanedWithin(max: number, normalise: (value: string) => string = (value) => value) {
  return (value: unknown): unknown =>
    typeof value === 'string' && value.length <= max * 4 + 1000 ? cleanText(normalise(cleanText(value))) : value;
}

function text(max: number, normalise?: (value: string) => string, check?: Check): Schema {
  const cleaned = z.transform(cleanedWithin(max, normalise));
  const bounded = z.string().check(
    holds((value) => !value.includes('\u0000'), 'nul_character'),
    z.minLength(1),
    z.maxLength(max),
  );
  return z.pipe(cleaned, check === undefined ? bounded : bounded.check(holds(check[0], check[1])));
}

function cleanedText({ max, lines, normalise, check }: FieldOf<'text'>): Schema {
  return text(max, lines === undefined ? inOneLine(normalise) : normalise, check);
}

/** A text as it was typed, with every space. */
function kept(max: number): Schema {
  return z.string().check(
    holds((value) => !value.includes('\u0000'), 'nul_character'),
    z.minLength(1),
    z.maxLength(max),
  );
}

/** A file is named by the digest of its content. */
function digest(): Schema {
  return text(digestLength, undefined, [isDigest, 'file_digest']);
}

function inOneLine(normalise: (value: string) => string = (value) => value): (value: string) => string {
  return (value) => normalise(cleanLine(value));
}

/** A text of one form: whatever is wrong with it, what helps is to say the form. */
function formed(check: (value: string) => boolean, otherwise: ProblemCode): Schema {
  const cleaned = cleanedWithin(40);
  // A value of another type is no date either: nothing but its absence has another remedy.
  return z.pipe(
    z.transform((value) => (typeof value === 'string' || value === null || value === undefined ? cleaned(value) : 'invalid')),
    z.string().check(holds(check, otherwise)),
  );
}

function whole({ min, max }: Bounds): Schema {
  return z.number().check(holds(Number.isInteger, 'whole_number'), z.minimum(min), z.maximum(max));
}

function rounded({ min, max }: Bounds, places: number): Schema {
  // Adding zero: what rounds to nothing has no sign.
  const rounding = z.transform((value) => (typeof value === 'number' ? Number(value.toFixed(places)) + 0 : value));
  return z.pipe(rounding, z.number().check(z.minimum(min), z.maximum(max)));
}

function identifier(): Schema {
  return z.number().check(holds(Number.isInteger, 'unknown_reference'), z.minimum(1), z.maximum(2_147_483_647));
}

function list(item: Schema, field: { readonly required?: true }, max: number): Schema {
  const items = z.array(item).check(z.maxLength(max));
  return field.required === true ? items.check(z.minLength(1)) : items;
}

function holds<T>(check: (value: T) => boolean, otherwise: ProblemCode) {
  return z.refine<T>(check, { params: { code: otherwise } satisfies Problem, abort: true });
}

function emptyToNull(value: unknown): unknown {
  return typeof value === 'string' && isBlank(value) ? null : value;
}

function distinct(value: unknown): unknown {
  return Array.isArray(value) ? [...new Set(value)] : value;
}

function isTime(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(value);
}

function isTimeOrEnd(value: string): boolean {
  return isTime(value) || value === '24:00';
}
