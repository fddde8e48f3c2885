import type { JSX } from 'react';
import { TypedInput } from '../../../ui/filter/typed-input.tsx';
import { textOf } from '../../vocabulary/row.ts';
import type { FilterContext } from './filter-context.ts';

type Bound = 'gte' | 'lte';

/** Rows whose time of day lies between two, both included. */
export function TimePanel({ words, filter, onFilter }: FilterContext): JSX.Element {
  const take =
    (bound: Bound) =>
    (text: string): string | undefined => {
      const { [bound]: _, ...rest } = filter;
      const typed = /^(\d{1,2}):(\d{2})$/u.exec(text.trim());
      if (text.trim() === '') onFilter(rest);
      else if (typed === null || Number(typed[1]) > 23 || Number(typed[2]) > 59) return words.problem({ code: 'time' });
      else onFilter({ ...rest, [bound]: `${typed[1]?.padStart(2, '0')}:${typed[2]}` });
      return undefined;
    };
  const field = (bound: Bound, label: string): JSX.Element => (
    <TypedInput label={label} value={textOf(filter[bound])} placeholder={words.dates.timeFormat} onTyped={take(bound)} />
  );
  return (
    <div className="bounds">
      {field('gte', words.list.from)}
      {field('lte', words.list.to)}
    </div>
  );
}
