import type { JSX } from 'react';
import { FormRow } from '../../../ui/form/form-row.tsx';
import { useWords } from '../../core/words.ts';
import { useFormValue } from '../../fields/inputs/form-value.ts';

type FlagChoiceProps = { readonly id: string; readonly name: string; readonly label: string; readonly help: string | undefined };

/** Yes or no for many rows: a second box under the one that says that the field changes would be taken for it. */
export function FlagChoice({ id, name, label, help }: FlagChoiceProps): JSX.Element {
  const { form } = useWords();
  const { value, change, leave, hold } = useFormValue(name);
  return (
    <FormRow id={id} label={label} help={help}>
      {(control) => (
        <select
          {...control}
          ref={hold}
          className="input"
          value={value === true ? 'yes' : 'no'}
          onBlur={leave}
          onChange={(event) => change(event.target.value === 'yes')}
        >
          <option value="yes">{form.yes}</option>
          <option value="no">{form.no}</option>
        </select>
      )}
    </FormRow>
  );
}
