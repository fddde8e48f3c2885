import type { JSX } from 'react';
import type { InputProps } from '../../../crud/core/field-props.ts';
import { useFormValue } from '../../../crud/fields/inputs/form-value.ts';
import { DayRow } from './week/day-row.tsx';
import { draftIntervals } from './week/draft-intervals.ts';
import './week/hours.css';
import { useIntervalError } from './week/week-input.tsx';

/** Hours of a single date. */
export function DateHoursInput({ path, words, label, control }: InputProps): JSX.Element {
  const { value, change } = useFormValue(path);
  const intervals = draftIntervals(value).map(({ opens, closes }) => ({ opens, closes }));
  const errorOf = useIntervalError(path, intervals, words.problem);
  return (
    <div className="week" id={control.id} tabIndex={-1}>
      <DayRow
        prefix={control.id ?? path}
        {...{ words, errorOf }}
        day={label}
        intervals={intervals.map((interval, at) => ({ ...interval, at }))}
        onChange={(at, interval) => change(intervals.map((one, place) => (place === at ? interval : one)))}
        onAdd={(interval) => change([...intervals, interval])}
        onRemove={(at) => change(intervals.filter((_, place) => place !== at))}
      />
    </div>
  );
}
