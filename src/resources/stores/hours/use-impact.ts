import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useRested } from '../../../crud/fields/references/use-rested.ts';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';
import { isRow, type Row, rowsOf } from '../../../crud/vocabulary/row.ts';

export type Impact = { readonly total: number; readonly orders: readonly Row[] };
type Answered = { readonly is: 'counting' } | { readonly is: 'failed' } | ({ readonly is: 'known' } & Impact);

type OpeningProvider = DataProvider & { readonly openingImpact: (storeId: number, change: Row) => Promise<unknown> };

const restMilliseconds = 400;

/** Orders that the change would leave outside of the hours, asked for once it rests; nothing while there is no change that could be saved. */
export function useImpact(storeId: number | undefined, change: Row | undefined): Answered | undefined {
  const provider = useDataProvider<OpeningProvider>();
  const text = change === undefined || storeId === undefined ? '' : JSON.stringify({ storeId, change });
  const rested = useRested(text, restMilliseconds);
  const orders = prefixOf(resourceNamed('orders'));
  const { data, isError } = useQuery({
    // Told anew when an order changes.
    queryKey: [orders, 'impact', rested],
    queryFn: async () => impactIn(await provider.openingImpact(storeId ?? 0, change ?? {})),
    enabled: rested !== '' && rested === text,
    retry: false,
  });
  if (text === '') return undefined;
  if (rested !== text || (data === undefined && !isError)) return { is: 'counting' };
  return data === undefined ? { is: 'failed' } : { is: 'known', ...data };
}

function impactIn(value: unknown): Impact {
  return isRow(value) ? { total: Number(value['total']), orders: rowsOf(value['orders']) } : { total: 0, orders: [] };
}
