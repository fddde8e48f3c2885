import { type JSX, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type DateKind, steppedDate } from '../../../../contract/rules/typing/stepped-date.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { useClock } from '../../core/clock.ts';
import type { InputProps } from '../../core/field-props.ts';
import { useFormValue } from './form-value.ts';
import { isUnread, keptText, pickedText, shownDate, shownText } from './picked-date.ts';

type DateInputProps = Pick<InputProps, 'path' | 'label' | 'control' | 'words'> & { readonly of: DateKind };

/** A day, a time of day, or an instant in Prague: typed in any way that people write dates, or picked. */
export function DateInput({ path, label, control, words, of }: DateInputProps): JSX.Element {
  const { value, change, leave, hold } = useFormValue(path);
  const { trigger, clearErrors } = useFormContext();
  const now = useClock();
  // Of several rows each has buttons of its own name.
  const row = /\.(\d+)\./u.exec(path)?.[1];
  const called = row === undefined ? label : `${label} (${words.form.item(Number(row) + 1)})`;
  // While it is being written the text stays as it was typed, also where it already says a date.
  const [typing, setTyping] = useState<{ readonly text: string; readonly value: unknown }>();
  const text = typing !== undefined && Object.is(typing.value, value) ? typing.text : shownText(of, value);
  const take = (typed: string): void => {
    const kept = keptText(of, typed);
    setTyping({ text: typed, value: kept });
    if (!isUnread(kept)) clearErrors(path);
    if (!Object.is(kept, value)) change(kept);
  };
  const { date, time, dateFormat, timeFormat, pickDate, pickTime } = words.dates;
  return (
    <DateField
      of={of}
      language={words.language}
      control={control}
      name={path}
      placeholder={of === 'time' ? timeFormat : of === 'day' ? dateFormat : `${dateFormat} ${timeFormat}`}
      calendarLabel={of === 'time' ? time : date}
      openLabel={(of === 'time' ? pickTime : pickDate)(called, isUnread(value) || text === '' ? null : shownText(of, value))}
      clearLabel={words.form.clearField(called)}
      inputRef={hold}
      text={text}
      date={shownDate(of, value)}
      onText={take}
      onPick={(picked) => take(pickedText(of, picked))}
      onStep={(step) => steppedDate(of, text, step, now())}
      onLeave={() => {
        setTyping(undefined);
        leave();
        // A text that is no date is said at once: what follows from the form waits for it.
        if (isUnread(value)) void trigger(path);
      }}
    />
  );
}
