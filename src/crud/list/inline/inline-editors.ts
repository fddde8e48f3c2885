import { type Answers, answer, type Field, type InlineKind } from '../../../../contract/kit/index.ts';

/** How a field is written in a cell: by turning it round, or in the input that its form has. */
type InlineEditor = 'toggle' | 'input';

/** Every kind that may be declared has one; a kind that got one and may not be declared does not compile either. */
const editorOfKind = {
  text: () => 'input',
  richText: () => undefined,
  email: () => 'input',
  phone: () => 'input',
  int: () => 'input',
  decimal: () => 'input',
  flag: () => 'toggle',
  choice: () => 'input',
  set: () => undefined,
  day: () => 'input',
  time: () => 'input',
  instant: () => 'input',
  duration: () => 'input',
  reference: () => 'input',
  references: () => undefined,
  children: () => undefined,
  json: () => undefined,
  colour: () => 'input',
  file: () => undefined,
  image: () => undefined,
  secret: () => undefined,
  computed: () => undefined,
} satisfies Answers<InlineEditor | undefined> & { readonly [K in InlineKind]: () => InlineEditor };

/** Whether a press is all that it takes to write the field. */
export function isToggled(field: Field): boolean {
  const editors: Answers<InlineEditor | undefined> = editorOfKind;
  return answer(editors, field, undefined) === 'toggle';
}
