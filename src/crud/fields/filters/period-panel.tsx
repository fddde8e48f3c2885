import type { JSX } from 'react';
import { wallTimeAt } from '../../../../contract/rules/prague-time.ts';
import { boundOf, isoDay, readTypedDate } from '../../../../contract/rules/typed-date.ts';
import { TypedInput } from '../../../ui/filter/typed-input.tsx';
import { useClock } from '../../vocabulary/clock.ts';
import { formatDay, formatInstant } from '../../vocabulary/format.ts';
import type { FilterContext } from './filter-context.ts';
import { type PeriodName, periodDays, periodInstants, periodNames } from './periods.ts';

type Bound = 'gte' | 'lte';
type PeriodPanelProps = FilterContext & { readonly of: 'day' | 'instant' };

/** Rows of a period: typed in the Czech way, or one of the usual ones by a press. */
export function PeriodPanel({ words, filter, onFilter, of }: PeriodPanelProps): JSX.Element {
  const now = useClock();
  const shown = (bound: Bound): string => {
    const value = filter[bound];
    if (typeof value !== 'string') return '';
    return of === 'day' ? formatDay(value) : formatInstant(value);
  };
  const take =
    (bound: Bound) =>
    (text: string): string | undefined => {
      const { [bound]: _, ...rest } = filter;
      if (text.trim() === '') onFilter(rest);
      else {
        const typed = readTypedDate(text);
        if (typed === undefined) return words.problem({ code: of });
        onFilter({ ...rest, [bound]: of === 'day' ? isoDay(typed) : boundOf(typed, bound === 'gte' ? 'from' : 'to') });
      }
      return undefined;
    };
  const choose = (name: PeriodName): void => {
    const today = wallTimeAt(now());
    const days = periodDays(name, today);
    const instants = periodInstants(name, today);
    onFilter(of === 'day' ? { gte: isoDay(days.first), lte: isoDay(days.last) } : { gte: instants.from, lte: instants.to });
  };
  const placeholder = words.dates.dateFormat;
  return (
    <>
      <div className="presets">
        {periodNames.map((name) => (
          <button key={name} type="button" className="presets__preset" onClick={() => choose(name)}>
            {words.dates[name]}
          </button>
        ))}
      </div>
      <TypedInput label={words.list.from} value={shown('gte')} onTyped={take('gte')} placeholder={placeholder} />
      <TypedInput label={words.list.to} value={shown('lte')} onTyped={take('lte')} placeholder={placeholder} />
    </>
  );
}
