import type { JSX } from 'react';
import { type Interval, isReversed, overlaps } from '../../../../contract/rules/opening/intervals.ts';
import { TimeBox } from '../../../crud/fields/inputs/time-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import '../../stores/hours/week/hours.css';

export type HoursFault = { readonly at: 'from' | 'until'; readonly code: 'noTime' | 'reversed' | 'closed' };

/** Why the hours cannot be taken out of those of the day. */
export function hoursFault(taken: Interval, hours: readonly Interval[]): HoursFault | undefined {
  if (taken.opens === '') return { at: 'from', code: 'noTime' };
  if (taken.closes === '') return { at: 'until', code: 'noTime' };
  if (isReversed(taken)) return { at: 'until', code: 'reversed' };
  return hours.some((interval) => overlaps(interval, taken)) ? undefined : { at: 'from', code: 'closed' };
}

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
