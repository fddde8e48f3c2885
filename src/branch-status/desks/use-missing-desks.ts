import { useGetList, useLocale } from 'ra-core';
import { paging } from '../../../contract/basics/limits.ts';
import { createPageOf, prefixOf } from '../../../contract/derive/addresses.ts';
import { missingDesks as czech } from '../../../contract/messages/cs/console/stores/branch-faults.ts';
import { missingDesks as english } from '../../../contract/messages/en/console/stores/branch-faults.ts';
import { desks } from '../../../contract/resources/stores/desks.ts';
import { storeParameter } from '../../crud/core/chosen-store/chosen-store.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { isRow } from '../../crud/core/row.ts';

/** What is said of a branch without desks, and the way to fix it; without the right to do so there is no way. */
export type MissingDesks = { readonly text: string; readonly way?: { readonly to: string; readonly label: string } };

/** Says that no desk of the branch can call a ticket; undefined where one can, and where that is not known. */
export function useMissingDesks(storeId: number): MissingDesks | undefined {
  const words = useLocale() === 'en' ? english : czech;
  const mayList = useMay(desks, 'list');
  const mayCreate = useMay(desks, 'create');
  const { data } = useGetList(
    prefixOf(desks),
    { pagination: { page: 1, perPage: paging.maximalSize }, sort: { field: 'number', order: 'ASC' }, filter: { store_id: storeId } },
    { enabled: mayList, retry: false },
  );
  const rows = data?.filter(isRow);
  if (rows === undefined || rows.length >= paging.maximalSize || rows.some(({ active }) => active !== false)) return undefined;
  if (rows.length > 0) return { text: words.inactive, way: { to: `/stores/${storeId}?tab=${desks.name}`, label: words.show } };
  if (!mayCreate) return { text: words.none };
  return { text: words.none, way: { to: `${createPageOf(desks)}?${storeParameter}=${storeId}`, label: words.add } };
}
