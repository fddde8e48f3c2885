import type { JSX } from 'react';
import { isRequired } from '../../../../contract/derive/fields.ts';
import type { FieldControl } from '../../../ui/field/field.tsx';
import { useWords } from '../../core/words.ts';
import { useFormValue } from '../../fields/inputs/form-value.ts';
import { chooseInputShape, renderInput } from '../../fields/inputs/inputs.tsx';
import { type CellProps, isToggled } from './cell-props.ts';

type CellInputProps = Pick<CellProps, 'resource' | 'additions' | 'name' | 'field'> & {
  readonly id: string;
  readonly label: string;
  readonly errorId: string | undefined;
};

const nothing = (): null => null;

/** The control that the field has in its form, named for who does not see the table around it. */
export function CellInput(props: CellInputProps): JSX.Element {
  const { resource, additions, name, field, id, label, errorId } = props;
  const words = useWords();
  if (isToggled(field)) return <CellFlag {...props} />;
  const control: FieldControl = {
    id,
    'aria-describedby': errorId,
    'aria-invalid': errorId === undefined ? undefined : true,
    'aria-required': isRequired(field) ? true : undefined,
  };
  const Own = additions.fields?.[name]?.input;
  const input = { resource, words, name, path: name, label, control, placeholder: undefined, row: null, nested: nothing };
  const written = Own === undefined ? renderInput(field, input) : <Own {...input} />;
  if (chooseInputShape(field).group) {
    return (
      <div role="group" aria-label={label} aria-describedby={errorId}>
        {written}
      </div>
    );
  }
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      {written}
    </>
  );
}

function CellFlag({ name, id, label, errorId }: CellInputProps): JSX.Element {
  const { value, change, hold } = useFormValue(name);
  return (
    <input
      ref={hold}
      id={id}
      type="checkbox"
      name={name}
      aria-label={label}
      aria-describedby={errorId}
      aria-invalid={errorId === undefined ? undefined : true}
      checked={value === true}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
