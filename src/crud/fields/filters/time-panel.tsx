import type { JSX } from 'react';
import { readTypedTime } from '../../../../contract/rules/typing/typed-time.ts';
import { TypedInput } from '../../../ui/filter/typed-input.tsx';
import '../../../ui/filter/panels.css';
import { textOf } from '../../core/row.ts';
import type { FilterContext } from './field-filter.ts';

type Bound = 'gte' | 'lte';

/** Rows with a time of day between two, both included. */
export function TimePanel({ words, filter, onFilter }: FilterContext): JSX.Element {
  const take =
    (bound: Bound) =>
    (text: string): string | undefined => {
      const { [bound]: _, ...rest } = filter;
      const typed = readTypedTime(text);
      if (text.trim() === '') onFilter(rest);
      else if (typed === null || typed === '24:00') return words.problem({ code: 'time' });
      else onFilter({ ...rest, [bound]: typed });
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
