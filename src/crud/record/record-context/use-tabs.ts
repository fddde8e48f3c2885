import { useCallback, useContext, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { storeParameter } from '../../core/chosen-store.ts';
import { historyTab } from './history-tab-name.ts';
import { RecordPlaceContext } from './record-place.ts';
import { tabAddress, tabParameter } from './tab-address.ts';

const historyPath = new RegExp(`/${historyTab}/?$`, 'u');

export type TabState = {
  readonly selected: string;
  readonly select: (key: string) => void;
  readonly addressOf: (key: string) => string;
  /** Address of the record itself, without the tab. */
  readonly basePath: string;
};

/** The open tab of a record, kept in its address where it has one of its own. */
export function useTabs(keys: readonly string[]): TabState {
  const addressed = useAddressedTab(keys);
  const [kept, keep] = useState('');
  if (useContext(RecordPlaceContext) === null) return addressed;
  return { ...addressed, selected: keys.includes(kept) ? kept : (keys[0] ?? ''), select: keep };
}

/** `?tab=` for the tabs of the entity, a last segment for the history. */
function useAddressedTab(keys: readonly string[]): TabState {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const basePath = pathname.replace(historyPath, '');
  const asked = search.get(tabParameter) ?? '';
  const store = search.get(storeParameter);
  const first = keys[0] ?? '';
  const selected = pathname !== basePath ? historyTab : keys.includes(asked) ? asked : first;
  const addressOf = useCallback(
    (key: string): string => {
      const address = key === historyTab ? `${basePath}/${historyTab}` : key === first ? basePath : tabAddress(basePath, key);
      // What a new record was begun in stays chosen; filters and pages are those of a tab alone.
      return store === null ? address : `${address}${address.includes('?') ? '&' : '?'}${storeParameter}=${encodeURIComponent(store)}`;
    },
    [basePath, first, store],
  );
  const select = useCallback(
    // Moving among tabs is no step to go back by.
    (key: string) => void navigate(addressOf(key), { replace: true, preventScrollReset: true }),
    [navigate, addressOf],
  );
  return { selected, select, addressOf, basePath };
}
