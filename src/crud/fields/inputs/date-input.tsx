import { type JSX, useState } from 'react';
import { DateField } from '../../../ui/form/date-field.tsx';
import type { InputProps } from '../../vocabulary/input-props.ts';
import { useFormValue } from './form-value.ts';
import { type DateKind, keptDate, shownDate, unfinished } from './picked-date.ts';

/** A day, a time of day, or an instant in Prague. */
export function DateInput({ path, label, control, words, of }: InputProps & { readonly of: DateKind }): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  // Of several rows each has buttons of its own name.
  const row = /\.(\d+)\./u.exec(path)?.[1];
  const called = row === undefined ? label : `${label} (${words.form.item(Number(row) + 1)})`;
  // What is half typed is no value yet, but the field must keep it.
  const [typing, setTyping] = useState<{ readonly date: Date | null; readonly value: unknown }>();
  const shown = typing !== undefined && Object.is(typing.value, value) ? typing.date : shownDate(of, value);
  return (
    <DateField
      of={of}
      language={words.language}
      control={control}
      name={path}
      letters={{ date: words.dates.dateFormat, time: words.dates.timeFormat }}
      calendarLabel={of === 'time' ? words.dates.time : words.dates.date}
      openLabel={(chosen) => (of === 'time' ? words.dates.pickTime : words.dates.pickDate)(called, chosen)}
      clearLabel={words.form.clearField(called)}
      inputRef={hold}
      value={shown}
      onValue={(date) => {
        const kept = keptDate(of, date);
        setTyping({ date, value: kept });
        change(kept);
      }}
      onUnfinished={() => {
        setTyping({ date: null, value: unfinished });
        if (value !== unfinished) change(unfinished);
      }}
      onLeave={leave}
    />
  );
}
