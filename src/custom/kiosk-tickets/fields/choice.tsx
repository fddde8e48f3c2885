import type { JSX } from 'react';

type ChoiceProps<V extends string | number> = {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly onChange: (value: V) => void;
};

/** One of a few values, with its label above it. */
export function Choice<V extends string | number>({ label, value, options, onChange }: ChoiceProps<V>): JSX.Element {
  return (
    <label className="ticket-field">
      {label}
      <select
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
    </label>
  );
}
