import { type Answers, answer, type Field } from '../../../contract/kit/index.ts';

/** The row that a value is for. */
export type At = {
  readonly number: number;
  /** Chance from 0 to 1, the same for the same row and field. */
  readonly chance: () => number;
  /** Rows that a row of this store may refer to. */
  readonly idsOf: (target: string, withinStore: boolean) => readonly number[];
};

const words = ['Úřad 2', 'Úřad 10', 'chodba', 'Chodba', 'Čekárna', '=1+1', 'a;"b"\nc'];
const instants = ['1900-02-03T10:00:00.000Z', '2026-03-29T00:59:59.999Z', '2026-10-25T00:30:00.000Z', '2026-11-20T09:00:00.000Z'];

const scatter: Answers<unknown, At> = {
  text: (field, at) => textFor(field, at),
  richText: (field, at) => textFor(field, at),
  email: (_, { number }) => `osoba${number}@mesto.test`,
  phone: (_, at) => pick(['+420777123456', '+421905123456'], at),
  int: (field, at) => (field.unique === undefined ? pick([field.min, field.min + 1, field.max], at) : field.min + at.number),
  decimal: ({ min, max }, at) => pick([min, max, 0.5, -0.000_001], at),
  flag: (_, at) => at.chance() < 0.5,
  choice: ({ choices }, at) => pick(choices, at),
  set: ({ choices }, at) => choices.filter(() => at.chance() < 0.5),
  day: (_, at) => pick(['1900-02-28', '2026-11-20', '2199-12-31'], at),
  time: (_, at) => pick(['00:00', '07:30', '23:59'], at),
  instant: (_, at) => pick(instants, at),
  duration: ({ min, max }, at) => pick([min, max], at),
  reference: (field, at) => pick(at.idsOf(field.target, field.withinStore === true), at),
  references: (field, at) => subset(at.idsOf(field.target, field.withinStore === true), field.required === true, at),
  children: ({ fields, max }, at) =>
    Array.from({ length: Math.min(max, Math.floor(at.chance() * 3)) }, () =>
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, scattered(field, at)])),
    ),
  json: (_, { number }) => JSON.stringify({ číslo: number, text: '=1;"' }),
  colour: (_, at) => pick(['#000000', '#5d9cec'], at),
  file: (_, at) => pick(['a'.repeat(64), 'b'.repeat(64)], at),
  image: (_, at) => pick(['a'.repeat(64), 'b'.repeat(64)], at),
  secret: () => null,
  computed: () => null,
};

/** A value of few that the field has in the rows: equal ones, both ends, and none where there may be none. */
export function scattered(field: Field, at: At): unknown {
  const mayBeAbsent = !['flag', 'set', 'references', 'children'].includes(field.kind) && !('required' in field && field.required);
  if (mayBeAbsent && at.chance() < 0.3) return null;
  return answer(scatter, field, at);
}

function textFor(field: Field & { readonly max: number; readonly unique?: unknown }, at: At): string {
  if (field.unique === undefined) return pick(words, at).slice(0, field.max);
  return `${pick(words, at)} ${at.number}`.slice(-field.max);
}

function pick<T>(values: readonly T[], { chance }: At): T {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new Error('there is nothing to pick of');
  return value;
}

function subset(values: readonly number[], isRequired: boolean, at: At): readonly number[] {
  const some = values.filter(() => at.chance() < 0.3).slice(0, 4);
  return isRequired && some.length === 0 ? [pick(values, at)] : some;
}
