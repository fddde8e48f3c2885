import { useGetList, useLocale } from 'ra-core';
import { paging } from '../../contract/basics/limits.ts';
import { createPageOf, prefixOf, recordPageOf } from '../../contract/derive/addresses.ts';
import { missingDesks as czechDesks, sharedNumbers as czechServices } from '../../contract/messages/cs/console/stores/branch-faults.ts';
import { missingDesks as englishDesks, sharedNumbers as englishServices } from '../../contract/messages/en/console/stores/branch-faults.ts';
import { desks } from '../../contract/resources/stores/desks.ts';
import { services } from '../../contract/resources/stores/services.ts';
import { sharedNumbers, spokenTickets } from '../../contract/rules/services/ticket-numbers.ts';
import { storeParameter } from '../crud/core/chosen-store.ts';
import { useMay } from '../crud/core/gate.tsx';
import { idOf, isRow, type Row, textOf } from '../crud/core/row.ts';

/** What is said of a branch without desks, and the way to fix it; without the right to do so there is no way. */
export type MissingDesks = { readonly text: string; readonly way?: { readonly to: string; readonly label: string } };

/** Says that no desk of the branch can call a ticket; undefined where one can, and where that is not known. */
export function useMissingDesks(storeId: number): MissingDesks | undefined {
  const words = useLocale() === 'en' ? englishDesks : czechDesks;
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

/** What is said of services of a branch that clients would stumble over, and the way to fix it. */
export type ServiceFault = { readonly key: string; readonly text: string; readonly way: { readonly to: string; readonly label: string } };

/**
 * Says that the branch has no service, and names services that give out the same tickets: new ones are refused, earlier versions
 * stored them.
 */
export function useServiceFaults(storeId: number): readonly ServiceFault[] {
  const words = useLocale() === 'en' ? englishServices : czechServices;
  const mayList = useMay(services, 'list');
  const mayCreate = useMay(services, 'create');
  const { data } = useGetList(
    prefixOf(services),
    { pagination: { page: 1, perPage: paging.maximalSize }, sort: { field: 'name', order: 'ASC' }, filter: { store_id: storeId } },
    { enabled: mayList, retry: false },
  );
  if (data?.length === 0 && mayCreate)
    return [{ key: 'services', text: words.none, way: { to: `${createPageOf(services)}?${storeParameter}=${storeId}`, label: words.add } }];
  return sharedNumbers((data ?? []).filter(isRow).map(numbered)).map(({ one, other }) => ({
    key: `numbers ${other.id}`,
    text: words.shared(one.name, spokenTickets(one), other.name, spokenTickets(other)),
    way: { to: recordPageOf(services, { id: other.id, store_id: storeId }), label: words.change(other.name) },
  }));
}

function numbered(row: Row) {
  return {
    id: idOf(row),
    name: textOf(row['name']),
    ticket_prefix: textOf(row['ticket_prefix']) || null,
    number_from: Number(row['number_from']),
    number_to: Number(row['number_to']),
  };
}
