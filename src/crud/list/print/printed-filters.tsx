import type { JSX } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { instantsOfPeriod } from '../../../../contract/rules/time/relative-period.ts';
import { useClock } from '../../core/clock.ts';
import { formatDay } from '../../core/format.ts';
import { type Row, textOf } from '../../core/row.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { periodText } from '../../fields/filters/period-text.ts';
import { composedChip } from '../filter-builder/composed-chip.tsx';
import { useFilterChips } from '../filters/use-filter-chips.tsx';
import { periodIn } from '../state/list-time.ts';
import { usePrintWords } from './print-words.ts';

const nothing = (): void => undefined;

/** What narrows the list, in words. */
export function PrintedFilters({ resource, filters }: { readonly resource: AnyResource; readonly filters: Row }): JSX.Element {
  const words = useWords();
  const said = usePrintWords();
  const chips = [
    ...composedChip({ resource, words, filters, onFilters: nothing, onEdit: nothing }),
    ...useFilterChips(resource, filters, nothing),
  ];
  const sought = textOf(filters['q']);
  const period = usePeriod(resource, filters);
  if (chips.length === 0 && sought === '' && period === undefined) return <p>{said.unfiltered}</p>;
  return (
    <ul aria-label={words.list.filters}>
      {period === undefined ? null : <li>{period}</li>}
      {sought === '' ? null : <li>{said.sought(sought)}</li>}
      {chips.map(({ key, label, value }) => (
        <li key={key}>
          {label}: {value}
        </li>
      ))}
    </ul>
  );
}

/** The days of the list, which its tabs say on a screen: on paper "today" is read on another day. */
function usePeriod(resource: AnyResource, filters: Row): string | undefined {
  const words = useWords();
  const now = useClock();
  const period = periodIn(resource, filters);
  const { time } = resource.list;
  if (period === undefined || time === undefined) return undefined;
  const { from, until } = instantsOfPeriod(period, now());
  const [first, last] = [localDay(from), localDay(new Date(until.getTime() - 1))];
  const days = first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
  return `${fieldLabel(words, resource, time.field)}: ${periodText(words, period)}, ${days}`;
}
