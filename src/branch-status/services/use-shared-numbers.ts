import { useGetList, useLocale } from 'ra-core';
import { paging } from '../../../contract/basics/limits.ts';
import { prefixOf, recordPageOf } from '../../../contract/derive/addresses.ts';
import { sharedNumbers as czech } from '../../../contract/messages/cs/console/stores/shared-numbers.ts';
import { sharedNumbers as english } from '../../../contract/messages/en/console/stores/shared-numbers.ts';
import { services } from '../../../contract/resources/stores/services.ts';
import { sharedNumbers, spokenTickets } from '../../../contract/rules/services/ticket-numbers.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { idOf, isRow, type Row, textOf } from '../../crud/core/row.ts';

/** What is said of two services of a branch that could give one number to two clients, and the way to fix it. */
export type SharedNumbers = { readonly key: string; readonly text: string; readonly way: { readonly to: string; readonly label: string } };

/** Names services of the branch that give out the same tickets: new ones are refused, earlier versions stored them. */
export function useSharedNumbers(storeId: number): readonly SharedNumbers[] {
  const words = useLocale() === 'en' ? english : czech;
  const mayList = useMay(services, 'list');
  const { data } = useGetList(
    prefixOf(services),
    { pagination: { page: 1, perPage: paging.maximalSize }, sort: { field: 'name', order: 'ASC' }, filter: { store_id: storeId } },
    { enabled: mayList, retry: false },
  );
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
