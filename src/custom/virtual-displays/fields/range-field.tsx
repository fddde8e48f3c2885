import type { JSX } from 'react';
import { Field } from '../../../ui/field/field.tsx';

type RangeProps = {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The value as people read it. */
  readonly shown: string;
  readonly onChange: (value: number) => void;
};

/** A share that is set by a slider, in steps of five. */
export function RangeField({ label, value, least, most, shown, onChange }: RangeProps): JSX.Element {
  return (
    <Field label={label}>
      {(control) => (
        <span className="display-range">
          <input
            {...control}
            type="range"
            min={least}
            max={most}
            step={5}
            value={value}
            aria-valuetext={shown}
            onChange={({ target }) => onChange(Number(target.value))}
          />
          <output className="figures">{shown}</output>
        </span>
      )}
    </Field>
  );
}
