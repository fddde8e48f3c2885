import type { JSX } from 'react';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

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
