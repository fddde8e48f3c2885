import type { ReactNode } from 'react';
import { fieldOf } from '../../../../contract/derive/fields.ts';
import { type Answers, answer, type Field } from '../../../../contract/kit/index.ts';
import type { ValueProps } from './builder-context.ts';
import { FlagValue, PeriodValue, PickedValue } from './picked-value.tsx';
import { ReferencedValue } from './referenced-value.tsx';
import { TypedValue } from './typed-value-input.tsx';

const nothing = (): null => null;
const typed = (field: Field, props: ValueProps): ReactNode => <TypedValue {...props} field={field} />;
const picked = ({ choices }: { readonly choices: readonly string[] }, props: ValueProps): ReactNode => (
  <PickedValue {...props} choices={choices} />
);
const referenced = (field: { readonly target: string; readonly withinStore?: true }, props: ValueProps): ReactNode => (
  <ReferencedValue {...props} target={field.target} withinStore={field.withinStore === true} />
);

/** Where the value of a condition is given, by the kind of its field. */
const valueOfKind: Answers<ReactNode, ValueProps> = {
  text: typed,
  richText: typed,
  email: typed,
  phone: typed,
  int: typed,
  decimal: typed,
  flag: (_, props) => <FlagValue {...props} />,
  choice: picked,
  set: picked,
  day: typed,
  time: typed,
  instant: typed,
  duration: typed,
  reference: referenced,
  references: referenced,
  children: nothing,
  json: nothing,
  colour: typed,
  file: nothing,
  image: nothing,
  secret: nothing,
  computed: picked,
};

/** The value that a condition compares with; nothing where there is none to give. */
export function ConditionValue(props: ValueProps): ReactNode {
  const { condition, builder } = props;
  const field = fieldOf(builder.resource, condition.name);
  if (field === undefined || condition.question === 'isEmpty' || condition.question === 'isFilled') return null;
  if (condition.question === 'isWithin') return <PeriodValue {...props} />;
  return answer(valueOfKind, field, props);
}
