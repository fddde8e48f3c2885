import type { ComponentPropsWithRef, JSX } from 'react';

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
