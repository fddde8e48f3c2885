import type { ComponentPropsWithRef, JSX } from 'react';
import { Field } from './field.tsx';

type SelectProps<V extends string | number> = Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> & {
  readonly value: V;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly onChange: (value: V) => void;
};

/** One of a few named values. */
export function Select<V extends string | number>({ value, options, onChange, ...attributes }: SelectProps<V>): JSX.Element {
  return (
    <select
      className="input"
      {...attributes}
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
  );
}

type SelectFieldProps<V extends string | number> = {
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: V;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly onChange: (value: V) => void;
};

/** One of a few named values, with its label and error. */
export function SelectField<V extends string | number>({ label, error, ...select }: SelectFieldProps<V>): JSX.Element {
  return <Field {...{ label, error }}>{(control) => <Select {...control} {...select} />}</Field>;
}
