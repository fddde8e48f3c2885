import type { JSX } from 'react';
import { Select } from '../../../ui/field/select.tsx';

type ChoiceProps<V extends string | number> = {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly onChange: (value: V) => void;
};

/** One of a few values, with its label above it. */
export function Choice<V extends string | number>({ label, ...select }: ChoiceProps<V>): JSX.Element {
  return (
    <label className="ticket-field">
      {label}
      <Select {...select} />
    </label>
  );
}
