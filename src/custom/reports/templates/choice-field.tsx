import type { JSX } from 'react';
import { Field } from '../../../ui/field/field.tsx';

type ChoiceFieldProps<T extends string> = {
  readonly label: string;
  readonly choices: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** One of a few named choices. */
export function ChoiceField<T extends string>({ label, choices, names, value, onChange }: ChoiceFieldProps<T>): JSX.Element {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value}
          onChange={({ target }) => onChange(choices.find((one) => one === target.value) ?? value)}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
