import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnyResource } from '../../../../contract/kit/index.ts';
import { periodIn, usualFilter } from '../state/list-time.ts';
import { searchOfList } from '../state/own-search-params.ts';
import type { RecordList } from '../state/use-record-list.ts';
import { searchOfPeriod } from './period-search.ts';

/**
 * Writes the period on which a list opens into an address that says nothing, and notifies the address. Without it the way back from
 * another day would lead to an address that is shown as the list was left: on that other day.
 */
export function useDefaultPeriod(resource: AnyResource, list: RecordList): string {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isUsual = JSON.stringify(list.filters) === JSON.stringify(usualFilter(resource));
  const said =
    isUsual && searchOfList(search) === '' ? searchOfPeriod(resource, { list, search, period: periodIn(resource, list.filters) }) : search;
  useEffect(() => {
    if (said !== search) void navigate({ search: said, hash }, { replace: true, state, preventScrollReset: true });
  }, [said, search, hash, state, navigate]);
  return said;
}
