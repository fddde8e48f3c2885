import { type Answers, type AnyResource, answer, type Field, type InlineKind } from '../../../../contract/kit/index.ts';
import type { Additions } from '../../core/additions/additions.ts';
import type { Row } from '../../core/row.ts';

/** Asks the cell that is open to save what was typed, and goes on when that went well. */
export type Leave = (then: () => void) => void;

/** A cell that can be written: where it is and what to tell the list. */
export type CellProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly row: Row;
  readonly name: string;
  readonly field: Field;
  /** The cell that is open says how it is left; undefined once nothing is left to save. */
  readonly setLeave: (leave: Leave | undefined) => void;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onSaved: (row: Row) => void;
};

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
