import type { RelativePeriod } from '../../../../contract/basics/relative-periods.ts';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import type { FieldFilter } from '../../fields/filters/field-filter.ts';
import { usualSort } from '../state/list-query.ts';
import { withDays } from '../state/list-time.ts';
import { keptSortOf } from '../state/sort-keys.ts';
import type { RecordList } from '../state/use-record-list.ts';

type Asked = {
  readonly list: Pick<RecordList, 'sortKeys' | 'controller' | 'filters'>;
  /** Undefined for all days. */
  readonly period: RelativePeriod | undefined;
  /** Of the address as it is. */
  readonly search: string;
};

/**
 * The address that asks for the rows of a period, with all other filters kept. Rows that are ordered by their time alone follow one
 * another within days, and are the newest first where there is no end of them; any other order was chosen and stays.
 */
export function searchOfPeriod(resource: AnyResource, { list, period, search }: Asked): string {
  const { time } = resource.list;
  const [first, ...others] = list.sortKeys;
  const isByTime = others.length === 0 && first?.field === time?.field;
  const sort = isByTime ? usualSort(resource, { isInDays: period !== undefined }) : keptSortOf(list.sortKeys);
  return searchOfDays(resource, { ...list, search, sort, days: period === undefined ? {} : { on: period } });
}

type Days = Pick<RecordList, 'controller' | 'filters'> & {
  readonly search: string;
  readonly days: FieldFilter;
  readonly sort: { readonly field: string; readonly order: string };
};

/** The address with another filter of time. It names no page: the list opens at now where that is among its rows, else at the first page. */
export function searchOfDays(resource: AnyResource, { controller, filters, search, days, sort }: Days): string {
  return written(search, { filters: withDays(resource, filters, days), sort, perPage: controller.perPage });
}

/** The address of another page of the list as it is, also where it names none of what the list asks for. */
export function searchOfPage({ controller, filters, sortKeys }: Asked['list'], search: string, page: number): string {
  return written(search, { filters, sort: keptSortOf(sortKeys), perPage: controller.perPage, page });
}

type ListOfTime = Pick<Days, 'filters' | 'sort'> & { readonly perPage: number; readonly page?: number };

function written(search: string, { filters, sort, perPage, page }: ListOfTime): string {
  const params = new URLSearchParams(search);
  params.set('filter', JSON.stringify(filters));
  params.set('sort', sort.field);
  params.set('order', sort.order);
  if (page === undefined) params.delete('page');
  else params.set('page', String(page));
  params.set('perPage', String(perPage));
  return `?${params}`;
}
