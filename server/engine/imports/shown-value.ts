import { type Answers, type AnyLabels, answer, type Field } from '../../../contract/kit/index.ts';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';

export type ShownWords = {
  /** Name of the field. */
  readonly name: string;
  readonly labels: AnyLabels;
  readonly yes: string;
  readonly no: string;
  /** The name of a row that is referred to. */
  readonly nameOf: (target: string, id: unknown) => string;
};

type ToShow = ShownWords & { readonly value: unknown };

const plain = (_: Field, { value }: ToShow): string => String(value);
const two = (part: number): string => String(part).padStart(2, '0');

/** A kept value as a file writes it. */
const shownOfKind: Answers<string, ToShow> = {
  text: plain,
  richText: plain,
  email: plain,
  phone: plain,
  int: plain,
  decimal: (_, { value }) => String(value).replace('.', ','),
  flag: (_, { value, yes, no }) => (value === true ? yes : no),
  choice: (_, { value, name, labels }) => labels.choices[name]?.[String(value)] ?? String(value),
  set: (_, { value, name, labels }) =>
    list(value)
      .map((item) => labels.choices[name]?.[String(item)] ?? String(item))
      .join(', '),
  day: (_, { value }) => String(value).split('-').toReversed().join('.'),
  time: plain,
  instant: (_, { value }) => {
    const { day, month, year, hour, minute } = wallTimeAt(new Date(String(value)));
    return `${two(day)}.${two(month)}.${year} ${two(hour)}:${two(minute)}`;
  },
  duration: ({ unit }, { value }) => String(unit === 'minutes' ? Number(value) / 60 : value).replace('.', ','),
  reference: (field, { value, nameOf }) => nameOf(field.target, value),
  references: (field, { value, nameOf }) =>
    list(value)
      .map((id) => nameOf(field.target, id))
      .join(', '),
  children: () => '',
  json: () => '',
  colour: plain,
  file: plain,
  image: plain,
  secret: () => '',
  computed: plain,
};

export function shownValue(field: Field, value: unknown, words: ShownWords): string {
  return value === null || value === undefined ? '' : answer(shownOfKind, field, { ...words, value });
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
