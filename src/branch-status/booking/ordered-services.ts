import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { resourceNamed } from '../../crud/core/named.ts';
import { readAll } from '../../crud/core/read-all.ts';
import { idOf, textOf } from '../../crud/core/row.ts';

export type OrderedService = { readonly id: number; readonly name: string; readonly isOrdered: boolean };

/** Services of the store, those that are ordered on the web first. */
export function useServicesOf(storeId: number | undefined) {
  const provider = useDataProvider();
  const services = prefixOf(resourceNamed('services'));
  return useQuery({
    queryKey: [services, 'getList', { ordered: storeId }],
    queryFn: async (): Promise<readonly OrderedService[]> => {
      const rows = await readAll(provider, services, { store_id: storeId ?? 0 }, 'name');
      const known = rows.map((row) => ({ id: idOf(row), name: textOf(row['name']), isOrdered: row['web_order'] === true }));
      return known.toSorted((one, other) => Number(other.isOrdered) - Number(one.isOrdered));
    },
    enabled: storeId !== undefined,
    retry: false,
  });
}
