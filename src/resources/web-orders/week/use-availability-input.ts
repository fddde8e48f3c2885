import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import type { Row } from '../../../crud/core/row.ts';

export type AvailabilityInput = CallAnswer<'GET /stores/{id}/booking-input'>;
type InputState =
  | { readonly is: 'unchosen' }
  | { readonly is: 'counting' }
  | { readonly is: 'failed' }
  | { readonly is: 'known'; readonly input: AvailabilityInput };

/** What the preview is computed from, for what the form has chosen; read again when an order changes. */
export function useAvailabilityInput(draft: Row): InputState {
  const { ask } = useCalls();
  const [store, service, group] = ['store_id', 'service_id', 'web_group_id'].map((name) => Number(draft[name] ?? 0));
  const isChosen = Boolean(store) && Boolean(service) !== Boolean(group);
  const { data, isError } = useQuery({
    queryKey: [prefixOf(resourceNamed('orders')), 'booking-input', store, service, group],
    queryFn: () =>
      ask('GET /stores/{id}/booking-input', {
        path: { id: store ?? 0 },
        query: service ? { service_id: service } : { web_group_id: group ?? 0 },
      }),
    enabled: isChosen,
    retry: false,
  });
  if (!isChosen) return { is: 'unchosen' };
  if (isError) return { is: 'failed' };
  return data === undefined ? { is: 'counting' } : { is: 'known', input: data };
}
