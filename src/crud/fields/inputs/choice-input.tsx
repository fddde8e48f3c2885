import type { JSX } from 'react';
import type { InputProps } from '../../core/field-props.ts';
import { textsOf } from '../../core/row.ts';
import { choiceLabel } from '../../core/words.ts';
import { useFormValue } from './form-value.ts';
import '../../../ui/form/form-row.css';

/** One of a few values. */
export function ChoiceInput(props: InputProps & { readonly choices: readonly string[]; readonly required: boolean }): JSX.Element {
  const { path, name, resource, words, control, choices, required } = props;
  const { value, change, leave, hold } = useFormValue(path);
  const chosen = typeof value === 'string' ? value : '';
  return (
    <select
      {...control}
      ref={hold}
      className="input"
      name={path}
      value={chosen}
      onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
      onBlur={leave}
    >
      {required && chosen !== '' ? null : <option value="">{required ? words.form.choose : words.form.empty}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choiceLabel(words, resource, { name, value: choice })}
        </option>
      ))}
    </select>
  );
}

/** Any of a few values, kept in the order of the declaration. */
export function SetInput({
  path,
  name,
  resource,
  words,
  control,
  choices,
}: InputProps & { readonly choices: readonly string[] }): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  const picked = textsOf(value);
  return (
    <div className="check-list">
      {choices.map((choice, at) => (
        <label key={choice}>
          <input
            ref={at === 0 ? hold : undefined}
            id={at === 0 ? control.id : undefined}
            type="checkbox"
            name={path}
            checked={picked.includes(choice)}
            aria-invalid={control['aria-invalid']}
            onChange={() => change(choices.filter((one) => (one === choice ? !picked.includes(one) : picked.includes(one))))}
            onBlur={leave}
          />
          {choiceLabel(words, resource, { name, value: choice })}
        </label>
      ))}
    </div>
  );
}
