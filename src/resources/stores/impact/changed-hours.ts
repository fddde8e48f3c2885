import { useQuery } from '@tanstack/react-query';
import type { CallAnswer, CallOptions } from '../../../../contract/client/calls.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { changedHours as czech } from '../../../../contract/messages/cs/console/stores/changed-hours.ts';
import { changedHours as english } from '../../../../contract/messages/en/console/stores/changed-hours.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { wordsHook } from '../../../crud/core/words.ts';
import { useRested } from '../../../crud/fields/references/use-rested.ts';

/** A change of hours that is not saved yet, of the branch or of one of its services. */
export type HoursChange = CallOptions<'POST /stores/{id}/opening-impact'>['body'] | ServiceChange;
type ServiceChange = { readonly service: number; readonly block: CallOptions<'POST /services/{id}/block-impact'>['body'] };
export type Impact = CallAnswer<'POST /stores/{id}/opening-impact'>;
type Answered = { readonly is: 'counting' } | { readonly is: 'failed' } | ({ readonly is: 'known' } & Impact);

const restMilliseconds = 400;

/** Whether the change concerns one service and leaves the branch open. */
export function isOfService(change: HoursChange): change is ServiceChange {
  return 'service' in change;
}

/** Orders that the change would leave outside of the hours, asked for once it rests; nothing while there is no change that could be saved. */
export function useImpact(storeId: number | undefined, change: HoursChange | undefined): Answered | undefined {
  const { ask } = useCalls();
  const text = change === undefined || storeId === undefined ? '' : JSON.stringify({ storeId, change });
  const rested = useRested(text, restMilliseconds);
  const orders = prefixOf(resourceNamed('orders'));
  const { data, isError } = useQuery({
    // Read again when an order changes.
    queryKey: [orders, 'impact', rested],
    queryFn: () =>
      change !== undefined && isOfService(change)
        ? ask('POST /services/{id}/block-impact', { path: { id: change.service }, body: change.block })
        : ask('POST /stores/{id}/opening-impact', { path: { id: storeId ?? 0 }, body: change ?? {} }),
    enabled: rested !== '' && rested === text,
    retry: false,
  });
  if (text === '') return undefined;
  if (rested !== text || (data === undefined && !isError)) return { is: 'counting' };
  return data === undefined ? { is: 'failed' } : { is: 'known', ...data };
}

/** Words of changing opening hours: they are fetched with what changes them. */
export const useChangedHoursWords = wordsHook(czech, english);
