import { useGetList } from 'ra-core';
import type { JSX } from 'react';
import { Link, useLocation } from 'react-router';
import type { RelativePeriod } from '../../../../contract/basics/relative-periods.ts';
import { prefixOf, recordPageOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { slotTime } from '../../../../contract/rules/orders/order-name.ts';
import { instantsOfPeriod } from '../../../../contract/rules/time/relative-period.ts';
import { useFromClock } from '../../core/clock.ts';
import { isRow, type Row, textOf } from '../../core/row.ts';
import { useWords } from '../../core/words.ts';
import { filterKey } from '../../fields/filters/field-filter.ts';
import { withoutDays } from '../state/list-time.ts';
import type { RecordList } from '../state/use-record-list.ts';
import { searchOfPeriod } from './period-search.ts';
import './time.css';

type FoundElsewhereProps = { readonly resource: AnyResource; readonly list: RecordList; readonly period: RelativePeriod };

/** Says of a search within a period how many rows it hides, and when the nearest of them is, with a way there. */
export function FoundElsewhere({ resource, list, period }: FoundElsewhereProps): JSX.Element | null {
  const words = useWords();
  const { search } = useLocation();
  const found = useElsewhere(resource, withoutDays(resource, list.filters), period);
  const time = textOf(found?.nearest?.[resource.list.time?.field ?? '']);
  const when = useFromClock((now) => slotTime(time, words.dates.shortWeekdays, now));
  if (found === undefined || (found.nearest === undefined && list.rows.length > 0)) return null;
  const { nearest, total } = found;
  const { noun } = words.labelsOf(resource);
  return (
    <p className="found-elsewhere" role="status">
      {nearest === undefined ? (
        words.list.nowhereElse
      ) : total === 1 ? (
        <>
          {words.list.elsewhere(words.grammar.count(noun, total), when)} –{' '}
          <Link to={recordPageOf(resource, nearest)}>{words.list.openFound}</Link>
        </>
      ) : (
        <>
          {words.list.nearestElsewhere(words.grammar.count(noun, total), when)} –{' '}
          <Link to={{ search: searchOfPeriod(resource, { list, search, period: undefined }) }}>{words.list.showAllFound}</Link>
        </>
      )}
    </p>
  );
}

type Elsewhere = { readonly total: number; readonly nearest: Row | undefined };

/**
 * What the filters find outside of the period. The nearest row is the next one, or the last one before the period; the other way
 * round where a list shows what has been. Undefined until both sides are known.
 */
function useElsewhere(resource: AnyResource, others: Row, period: RelativePeriod): Elsewhere | undefined {
  const { newestFirst = false } = resource.list.time ?? {};
  const [before, after] = [useSide(resource, others, period, 'before'), useSide(resource, others, period, 'after')];
  if (before === undefined || after === undefined) return undefined;
  const nearest = newestFirst ? (before.nearest ?? after.nearest) : (after.nearest ?? before.nearest);
  return { total: before.total + after.total, nearest };
}

function useSide(resource: AnyResource, others: Row, period: RelativePeriod, side: 'before' | 'after'): Elsewhere | undefined {
  const field = resource.list.time?.field ?? '';
  const limit = useFromClock((now) => {
    const { from, until } = instantsOfPeriod(period, now);
    return (side === 'before' ? new Date(from.getTime() - 1) : until).toISOString();
  });
  const { data, total } = useGetList(
    prefixOf(resource),
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field, order: side === 'before' ? 'DESC' : 'ASC' },
      filter: { ...others, [filterKey(field, side === 'before' ? 'lte' : 'gte')]: limit },
    },
    { retry: false },
  );
  const rows: readonly unknown[] | undefined = data;
  return total === undefined ? undefined : { total, nearest: rows?.find(isRow) };
}
