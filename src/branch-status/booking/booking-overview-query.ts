import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../contract/client/calls.ts';
import { startOfDay, wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { useChosenStore } from '../../crud/core/chosen-store.ts';
import { useFromClock } from '../../crud/core/clock.ts';

export type Overview = CallAnswer<'GET /booking-overview'>;

/** Whatever of these changes may change the overview. It counts a month ahead: on a busy day orders change every second, and it is read every few. */
const follows = {
  follows: [
    'orders',
    'booking-plans',
    'web-groups',
    'web-stores',
    'web-order-settings',
    'services',
    'stores',
    'service-blocks',
    'day-marks',
    'opening-plans',
    'opening-exceptions',
  ],
  rest: 3000,
} as const;

/** What comes and what is missing at the chosen store or at all, read again when something of it changes and when a new day begins. */
export function useOverview(): UseQueryResult<Overview> {
  const { ask } = useCalls();
  const { chosen } = useChosenStore();
  const day = useFromClock((now) => startOfDay(wallTimeAt(now)).getTime());
  return useQuery({
    queryKey: ['booking-overview', day, chosen ?? 'all'],
    queryFn: () => ask('GET /booking-overview', chosen === undefined ? {} : { query: { store_id: chosen } }),
    meta: { ...follows },
    placeholderData: (before) => before,
    retry: false,
  });
}
