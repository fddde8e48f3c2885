// Each layer answers for each kind of field, and the compiler names the kind that it forgot.
import type { Answers, FieldKind } from '../../contract/kit/index.ts';

const complete: Answers<string> = {
  text: () => 'text',
  richText: () => 'text',
  email: () => 'text',
  phone: () => 'text',
  int: () => 'integer',
  decimal: () => 'numeric',
  flag: () => 'boolean',
  choice: () => 'text',
  set: () => 'text[]',
  day: () => 'date',
  time: () => 'time',
  instant: () => 'timestamptz',
  duration: () => 'integer',
  reference: () => 'integer',
  references: () => 'integer[]',
  children: () => 'jsonb',
  json: () => 'jsonb',
  colour: () => 'text',
  file: () => 'text',
  image: () => 'text',
  secret: () => 'text',
  computed: () => 'text',
};
export const answersAll: Answers<string> = complete;

const { colour, ...withoutColour } = complete;
export const forgotten = colour;

// @ts-expect-error -- a kind without an answer
export const answersFewer: Answers<string> = withoutColour;

// @ts-expect-error -- an answer for a kind that does not exist
export const answersMore: Answers<string> = { ...complete, barcode: () => 'text' };

// @ts-expect-error -- an answer of another sort than the layer gives
export const answersWrongly: Answers<string> = { ...complete, colour: () => 7 };

// @ts-expect-error -- an answer that asks the field for what its kind does not have
export const asksTooMuch: Answers<string> = { ...complete, day: (field) => String(field.max) };

// @ts-expect-error -- no kind of that name
export const unknownKind: FieldKind = 'barcode';
