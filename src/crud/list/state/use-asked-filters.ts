import { useState } from 'react';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { Row } from '../../core/row.ts';
import { usualSort } from './list-query.ts';
import { hasFirstDay } from './list-time.ts';
import { keptSortOf } from './sort-keys.ts';
import type { RecordList } from './use-record-list.ts';

/**
 * The filters as they were last asked for, and a way to ask for others.
 *
 * The list keeps its filters in the address, which follows a moment after the click. A box that shows only the
 * address looks as if it refused the click, and a second click in that moment would take the first one back.
 *
 * Rows that are sorted by their time alone go from the earliest one within days, and from the newest one where no day begins them:
 * taking the days away never leads to the oldest rows. A sort that a person chose otherwise stays.
 */
export function useAskedFilters(
  resource: AnyResource,
  { filters, controller, sortKeys }: RecordList,
): readonly [filters: Row, ask: (values: Row) => void] {
  const [asked, setAsked] = useState<{ readonly since: Row; readonly values: Row }>();
  const ask = (values: Row): void => {
    setAsked({ since: filters, values });
    controller.setFilters({ ...values }, {});
    const isInDays = hasFirstDay(resource, values);
    const [first, ...others] = sortKeys;
    if (isInDays === hasFirstDay(resource, filters) || others.length > 0 || first?.field !== resource.list.time?.field) return;
    const sort = usualSort(resource, { isInDays });
    if (sort.order !== keptSortOf(sortKeys).order) controller.setSort(sort);
  };
  return [asked?.since === filters ? asked.values : filters, ask];
}
