import type { JSX } from 'react';
import { readHours, wholeDay, writtenHours } from '../../../../contract/rules/hours-of-day.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import { TypedInput } from '../../../ui/filter/typed-input.tsx';
import '../../../ui/filter/panels.css';
import type { FilterContext } from './filter-context.ts';

type End = 'from' | 'until';

/** Rows at hours of the day, whatever their days are. An end that is not typed is that of the day. */
export function HoursPanel({ words, filter, onFilter }: FilterContext): JSX.Element {
  const asked = readHours(filter.hours) ?? wholeDay;
  const take =
    (end: End) =>
    (text: string): string | undefined => {
      const { hours: _, ...rest } = filter;
      const typed = text.trim() === '' ? wholeDay[end] : readTypedTime(text);
      if (typed === null) return words.problem({ code: 'time' });
      // An end on the wrong side of the one just typed is of an earlier question.
      const hours = [asked, wholeDay].map((other) => writtenHours({ ...other, [end]: typed })).find((one) => readHours(one) !== undefined);
      if (hours === undefined) return words.problem({ code: 'end_before_start' });
      onFilter(hours === writtenHours(wholeDay) ? rest : { ...rest, hours });
      return undefined;
    };
  const field = (end: End, label: string): JSX.Element => (
    <TypedInput
      label={label}
      value={asked[end] === wholeDay[end] ? '' : asked[end]}
      placeholder={words.dates.timeFormat}
      onTyped={take(end)}
    />
  );
  return (
    <div className="bounds">
      {field('from', words.list.fromHour)}
      {field('until', words.list.toHour)}
    </div>
  );
}
