import type { JSX } from 'react';
import { TimeBox } from '../../../crud/fields/inputs/time-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import '../../stores/hours/week/hours.css';

type TimeFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (time: string) => void;
};

/** A time of the day that must be filled in. */
export function TimeField({ label, value, error, onChange }: TimeFieldProps): JSX.Element {
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <TimeBox id={control.id} {...{ label, value, onChange }} invalid={error !== undefined} describedBy={control['aria-describedby']} />
      )}
    </Field>
  );
}
