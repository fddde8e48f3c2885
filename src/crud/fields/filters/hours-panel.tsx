import { type JSX, useState } from 'react';
import { type HoursOfDay, readHours, wholeDay, writtenHours } from '../../../../contract/rules/time/hours-of-day.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import { TypedInput } from '../../../ui/filter/typed-input.tsx';
import '../../../ui/filter/panels.css';
import type { FilterContext } from './filter-context.ts';

type End = 'from' | 'until';

/** Rows at hours of the day, whatever their days are. An end that is not typed is that of the day. */
export function HoursPanel({ words, filter, onFilter }: FilterContext): JSX.Element {
  const asked = readHours(filter.hours) ?? wholeDay;
  // An end that was typed and does not fit yet: the other one may be typed after it.
  const [waiting, setWaiting] = useState<Partial<HoursOfDay>>({});
  const take =
    (end: End) =>
    (text: string): string | undefined => {
      const { hours: _, ...rest } = filter;
      const typed = text.trim() === '' ? wholeDay[end] : readTypedTime(text);
      if (typed === null) return words.problem({ code: 'time' });
      const hours = writtenHours({ ...asked, ...waiting, [end]: typed });
      const isReversed = readHours(hours) === undefined;
      setWaiting(isReversed ? { ...waiting, [end]: typed } : {});
      if (isReversed) return words.problem({ code: 'end_before_start' });
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
