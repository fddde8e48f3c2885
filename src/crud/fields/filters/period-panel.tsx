import { type JSX, useState } from 'react';
import { relativePeriods } from '../../../../contract/basics/relative-periods.ts';
import { operatorsOf } from '../../../../contract/derive/operators.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { findPeriodBound, readNearDate, readNearDay } from '../../../../contract/rules/typing/typed-date.ts';
import { TypedInput } from '../../../ui/filter/typed-input.tsx';
import '../../../ui/filter/panels.css';
import { type HoursOfDay, readHours, wholeDay, writtenHours } from '../../../../contract/rules/time/hours-of-day.ts';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import { useFromClock } from '../../core/clock.ts';
import { formatDay, formatInstant } from '../../core/format.ts';
import { type FilterContext, pickHours } from './field-filter.ts';

type Bound = 'gte' | 'lte';
type PeriodPanelProps = FilterContext & { readonly of: 'day' | 'instant' };

/** Filters by dates: the user types the first and last day, or presses a relative period such as today. */
export function PeriodPanel({ of, ...context }: PeriodPanelProps): JSX.Element {
  const { words, resource, name, filter, onFilter } = context;
  const today = useFromClock(localDay);
  const shown = (bound: Bound): string => {
    const value = filter[bound];
    if (typeof value !== 'string') return '';
    return of === 'day' ? formatDay(value) : formatInstant(value);
  };
  const take =
    (bound: Bound) =>
    (text: string): string | undefined => {
      // Days that are typed take the place of a period.
      const { [bound]: _, on: __, ...rest } = filter;
      if (text.trim() === '') onFilter(rest);
      else {
        const typed = of === 'day' ? readNearDay(text, today) : boundIn(text, bound, today);
        if (typed === undefined) return words.problem({ code: of });
        onFilter({ ...rest, [bound]: typed });
      }
      return undefined;
    };
  const placeholder = words.dates.dateFormat;
  return (
    <>
      <div className="presets">
        {relativePeriods.map((period) => (
          <button
            key={period}
            type="button"
            className="presets__preset"
            aria-pressed={filter.on === period}
            onClick={() => onFilter({ ...pickHours(filter), ...(filter.on === period ? {} : { on: period }) })}
          >
            {words.dates[period]}
          </button>
        ))}
      </div>
      <TypedInput label={words.list.from} value={shown('gte')} onTyped={take('gte')} placeholder={placeholder} />
      <TypedInput label={words.list.to} value={shown('lte')} onTyped={take('lte')} placeholder={placeholder} />
      {operatorsOf(resource, name).includes('hours') ? <HoursPanel {...context} /> : null}
    </>
  );
}

function boundIn(text: string, bound: Bound, today: string): string | undefined {
  const typed = readNearDate(text, today);
  return typed === undefined ? undefined : findPeriodBound(typed, bound === 'gte' ? 'from' : 'to');
}

type End = 'from' | 'until';

/** Rows at hours of the day, whatever their days are. An end that is not typed is that of the day. */
function HoursPanel({ words, filter, onFilter }: FilterContext): JSX.Element {
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
