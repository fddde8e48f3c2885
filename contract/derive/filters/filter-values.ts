import { isRelativePeriod } from '../../basics/relative-periods.ts';
import { type Answers, answer, type Field } from '../../kit/index.ts';
import { normalisePhone, typedPhone } from '../../rules/text/contact.ts';
import { readHours } from '../../rules/time/hours-of-day.ts';
import { checkValue } from '../check-draft.ts';
import { cleanInstant } from '../clean.ts';
import type { Operator } from '../operators.ts';

type Parsed = { readonly value: unknown } | null;

/** What a filter compares one field with; null where it makes no sense. */
const scalarOfKind: Answers<Parsed, unknown> = {
  text: kept,
  richText: plainText,
  email: kept,
  phone: (_, given) => phone(given, normalisePhone),
  int: (_, given) =>
    typeof given === 'number' && Number.isSafeInteger(given) && Math.abs(given) <= 2_147_483_647 ? { value: given } : null,
  decimal: (_, given) => (typeof given === 'number' && Number.isFinite(given) ? { value: given } : null),
  flag: (_, given) => (typeof given === 'boolean' ? { value: given } : null),
  choice: (field, given) => member(field.choices, given),
  set: (field, given) => member(field.choices, given),
  day: declared,
  time: declared,
  instant: (_, given) => instant(given),
  duration: (_, given) =>
    typeof given === 'number' && Number.isSafeInteger(given) && Math.abs(given) <= 2_147_483_647 ? { value: given } : null,
  reference: identifier,
  references: identifier,
  children: () => null,
  json: () => null,
  colour: plainText,
  file: () => null,
  image: () => null,
  secret: () => null,
  computed: (field, given) => member(field.choices, given),
};

/**
 * Reads the value of a filter: a list for `in`, a flag for `null`, the name of a period for `on`, hours of
 * a day for `hours`, else one value of the field's kind.
 * Null when it is none.
 */
export function filterValue(field: Field, operator: Operator, given: unknown): Parsed {
  if (operator === 'null') return typeof given === 'boolean' ? { value: given } : null;
  if (operator === 'on') return isRelativePeriod(given) ? { value: given } : null;
  if (operator === 'hours') return readHours(given) === undefined ? null : { value: given };
  if (operator === 'contains') return field.kind === 'phone' ? phone(given, (text) => typedPhone(text) ?? text) : plainText(field, given);
  if (operator !== 'in') return answer(scalarOfKind, field, given);
  if (!Array.isArray(given) || given.length > 1000) return null;
  const values = given.map((item) => answer(scalarOfKind, field, item));
  return values.every((value) => value !== null) ? { value: values.map((value) => value.value) } : null;
}

function plainText(_: unknown, given: unknown): Parsed {
  return typeof given === 'string' && given.length <= 1000 && !given.includes('\u0000') ? { value: given } : null;
}

/** As the text is kept, however it was typed; what the field would refuse is compared as it is. */
function kept(field: Field, given: unknown): Parsed {
  return declared(field, given) ?? plainText(field, given);
}

/** As the number is kept, however it was typed. */
function phone(given: unknown, keptAs: (text: string) => string): Parsed {
  const text = plainText(undefined, given);
  return text === null ? null : { value: keptAs(String(text.value)) };
}

function member(choices: readonly string[], given: unknown): Parsed {
  return typeof given === 'string' && choices.includes(given) ? { value: given } : null;
}

function declared(field: Field, given: unknown): Parsed {
  const checked = checkValue(field, given);
  return checked.problems.length === 0 && checked.value !== null ? { value: checked.value } : null;
}

function instant(given: unknown): Parsed {
  const cleaned = cleanInstant(given);
  return typeof cleaned === 'string' && cleaned !== 'invalid' ? { value: cleaned } : null;
}

function identifier(_: Field, given: unknown): Parsed {
  return typeof given === 'number' && Number.isInteger(given) && given >= 1 && given <= 2_147_483_647 ? { value: given } : null;
}
