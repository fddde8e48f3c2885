import { useQuery } from '@tanstack/react-query';
import type { CallAnswer, CallOptions } from '../../../../contract/api/calls.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useRested } from '../../../crud/fields/references/use-rested.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { resourceNamed } from '../../../crud/vocabulary/named.ts';

/** A change of hours that is not saved yet. */
export type HoursChange = CallOptions<'POST /stores/{id}/opening-impact'>['body'];
export type Impact = CallAnswer<'POST /stores/{id}/opening-impact'>;
type Answered = { readonly is: 'counting' } | { readonly is: 'failed' } | ({ readonly is: 'known' } & Impact);

const restMilliseconds = 400;

/** Orders that the change would leave outside of the hours, asked for once it rests; nothing while there is no change that could be saved. */
export function useImpact(storeId: number | undefined, change: HoursChange | undefined): Answered | undefined {
  const { ask } = useCalls();
  const text = change === undefined || storeId === undefined ? '' : JSON.stringify({ storeId, change });
  const rested = useRested(text, restMilliseconds);
  const orders = prefixOf(resourceNamed('orders'));
  const { data, isError } = useQuery({
    // Told anew when an order changes.
    queryKey: [orders, 'impact', rested],
    queryFn: () => ask('POST /stores/{id}/opening-impact', { path: { id: storeId ?? 0 }, body: change ?? {} }),
    enabled: rested !== '' && rested === text,
    retry: false,
  });
  if (text === '') return undefined;
  if (rested !== text || (data === undefined && !isError)) return { is: 'counting' };
  return data === undefined ? { is: 'failed' } : { is: 'known', ...data };
}
