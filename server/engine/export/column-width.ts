import { type Answers, answer, type Field } from '../../../contract/kit/index.ts';

const widest = 60;

/** Characters that usually are in a column of each kind. */
const widthOfKind: Answers<number> = {
  text: ({ max }) => Math.max(8, Math.min(max, 30)),
  richText: () => widest,
  email: () => 30,
  phone: () => 16,
  int: () => 10,
  decimal: () => 12,
  flag: () => 8,
  choice: () => 16,
  set: () => 30,
  day: () => 12,
  time: () => 8,
  instant: () => 17,
  duration: () => 10,
  reference: () => 25,
  references: () => 40,
  children: () => 8,
  json: () => widest,
  colour: () => 10,
  file: () => 20,
  image: () => 20,
  secret: () => 10,
  computed: () => 20,
};

/** Width of a sheet's column in characters: what usually is in it, and at least its head. */
export function columnWidth(field: Field, label: string): number {
  return Math.min(widest, Math.max(answer(widthOfKind, field, undefined), label.length + 3));
}
