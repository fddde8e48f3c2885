import { useGetList } from 'ra-core';
import type { JSX } from 'react';
import { Link, useLocation } from 'react-router';
import type { RelativePeriod } from '../../../../contract/basics/relative-periods.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { weekdayOf } from '../../../../contract/rules/opening/calendar-days.ts';
import { localDay, startOfDay, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { instantsOfPeriod } from '../../../../contract/rules/time/relative-period.ts';
import { formatSpokenDay } from '../../../../contract/rules/time/shown-time.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import type { Additions } from '../../core/additions/additions.ts';
import { findNarrowingField } from '../../core/chosen-store.ts';
import { useFromClock } from '../../core/clock.ts';
import { type Row, textOf } from '../../core/row.ts';
import { useWords, type Words } from '../../core/words.ts';
import { filterKey } from '../../fields/filters/field-filter.ts';
import { periodText } from '../../fields/filters/period-text.ts';
import { withoutDays } from '../state/list-time.ts';
import { keptSortOf } from '../state/sort-keys.ts';
import type { RecordList } from '../state/use-record-list.ts';
import { FoundElsewhere } from './found-elsewhere.tsx';
import { searchOfDays, searchOfPeriod } from './period-search.ts';

type EmptyPeriodProps = {
  readonly resource: AnyResource;
  readonly additions: Additions;
  readonly list: RecordList;
  readonly period: RelativePeriod;
};

/** Says that a period of the list has no rows, or none that is searched for, and leads to days that have some. */
export function EmptyPeriod({ resource, additions, list, period }: EmptyPeriodProps): JSX.Element {
  const words = useWords();
  const { search } = useLocation();
  const others = withoutDays(resource, list.filters);
  const nearest = useNearest(resource, others, period);
  const isBack = resource.list.time?.newestFirst === true;
  // Anyone who has chosen a store looks for nothing yet.
  const isSought = Object.keys(others).some((key) => key !== findNarrowingField(resource));
  const { noun, emptyIn } = words.labelsOf(resource);
  const nearestDay =
    nearest === undefined ? null : (
      <Link
        className={buttonClass('secondary')}
        to={{ search: searchOfDays(resource, { ...list, search, sort: keptSortOf(list.sortKeys), days: wholeDayOf(nearest) }) }}
      >
        {(isBack ? words.list.lastDay : words.list.nextDay)(noun.few, spokenDay(words, nearest))}
      </Link>
    );
  if (!isSought) {
    return <EmptyState icon={additions.icon ?? 'list'} title={emptyIn?.[period] ?? words.list.none} actions={nearestDay} />;
  }
  if (textOf(others['q']) !== '') {
    return (
      <EmptyState icon="search" title={words.list.notFound}>
        {words.list.soughtOnlyIn(periodText(words, period))}
        <FoundElsewhere {...{ resource, list, period }} />
      </EmptyState>
    );
  }
  const actions = (
    <>
      <Link className={buttonClass('primary')} to={{ search: searchOfPeriod(resource, { list, search, period: undefined }) }}>
        {words.list.searchAllDays}
      </Link>
      {nearestDay}
    </>
  );
  return (
    <EmptyState icon="search" title={words.list.noMatch} actions={actions}>
      {words.list.soughtOnlyIn(periodText(words, period))}
    </EmptyState>
  );
}

/**
 * The time of the nearest row outside of the period that the other filters find: of the next one, or of the last one before it where
 * the list says what has been. Undefined where there is none, or until it is known.
 */
function useNearest(resource: AnyResource, others: Row, period: RelativePeriod): Date | undefined {
  const { field = '', newestFirst = false } = resource.list.time ?? {};
  const { key, at } = useNearestLimit(period, newestFirst);
  const { data } = useGetList(
    prefixOf(resource),
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field, order: newestFirst ? 'DESC' : 'ASC' },
      filter: { ...others, [filterKey(field, key)]: at },
    },
    { retry: false },
  );
  const time = Date.parse(textOf(data?.[0]?.[field]));
  return Number.isNaN(time) ? undefined : new Date(time);
}

function useNearestLimit(period: RelativePeriod, newestFirst: boolean): { readonly key: 'lte' | 'gte'; readonly at: string } {
  const at = useFromClock((now) => {
    const { from, until } = instantsOfPeriod(period, now);
    return (newestFirst ? new Date(from.getTime() - 1) : until).toISOString();
  });
  return { key: newestFirst ? 'lte' : 'gte', at };
}

function wholeDayOf(instant: Date): { readonly gte: string; readonly lte: string } {
  const day = wallTimeAt(instant);
  return { gte: startOfDay(day).toISOString(), lte: new Date(startOfDay(day, 1).getTime() - 1).toISOString() };
}

/** `čtvrtek 26. 11. 2026`. */
function spokenDay({ dates }: Words, instant: Date): string {
  const day = localDay(instant);
  return `${dates.weekdays[weekdayOf(day)] ?? ''} ${formatSpokenDay(day)}`;
}
