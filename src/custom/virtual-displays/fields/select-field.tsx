import type { JSX } from 'react';
import { Field } from '../../../ui/field/field.tsx';

type SelectProps<V extends string | number> = {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly onChange: (value: V) => void;
};

/** One of a few values. */
export function SelectField<V extends string | number>({ label, value, options, onChange }: SelectProps<V>): JSX.Element {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value}
          onChange={({ target }) => {
            const chosen = options.find(([one]) => String(one) === target.value);
            if (chosen !== undefined) onChange(chosen[0]);
          }}
        >
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
