import { type JSX, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { RelativePeriod } from '../../../../contract/basics/relative-periods.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { localDay } from '../../../../contract/rules/time/prague-time.ts';
import { useFromClock } from '../../core/clock.ts';
import { formatNumber } from '../../core/format.ts';
import { isRow } from '../../core/row.ts';
import { fieldLabel, useWords } from '../../core/words.ts';
import { periodIn } from '../state/list-time.ts';
import type { RecordList } from '../state/use-record-list.ts';
import { GoToNow } from './go-to-now.tsx';
import { searchOfPeriod } from './period-search.ts';
import { useDefaultPeriod } from './use-default-period.ts';
import './time.css';

type TimeTabsProps = { readonly resource: AnyResource; readonly list: RecordList };

/** The periods of a list in time, each with the number of its rows under the other filters, and all days behind them. */
export function TimeTabs({ resource, list }: TimeTabsProps): JSX.Element | null {
  const words = useWords();
  const search = useDefaultPeriod(resource, list);
  const today = useFromClock(localDay);
  const { refetch } = list.controller;
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    // At midnight each period is made of other days, and nothing has changed in the rows.
    shown.current = today;
    void refetch();
  }, [today, refetch]);
  const { time } = resource.list;
  if (time === undefined) return null;
  const facets: unknown = list.controller.meta?.facets;
  const counts = isRow(facets) ? facets[time.field] : undefined;
  const countOf = (period: RelativePeriod): string | undefined => {
    const count = isRow(counts) ? counts[period] : undefined;
    return typeof count === 'number' ? formatNumber(count, words.language) : undefined;
  };
  const chosen = periodIn(resource, list.filters);
  const tab = (period: RelativePeriod | undefined, label: string, count?: string): JSX.Element => (
    <Link
      key={period ?? 'all'}
      className="time-tabs__tab"
      to={{ search: searchOfPeriod(resource, { list, period, search }) }}
      aria-current={period === chosen ? 'true' : undefined}
      preventScrollReset
    >
      {label}
      {count === undefined ? null : <span className="time-tabs__count"> {count}</span>}
    </Link>
  );
  return (
    <>
      <nav className="time-tabs" aria-label={fieldLabel(words, resource, time.field)}>
        {time.periods.map((period) => tab(period, words.list.periodTabs[period] ?? words.dates[period], countOf(period)))}
        {tab(undefined, words.list.any)}
      </nav>
      <GoToNow {...{ resource, list }} />
    </>
  );
}
