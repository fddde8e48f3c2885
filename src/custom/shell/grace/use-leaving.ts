import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../../contract/client/calls.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { useClock, useFromClock } from '../../../crud/vocabulary/clock.ts';
import { useMay } from '../../../crud/vocabulary/gate.tsx';

export const leavingKey = ['leaving-changes'] as const;

export type LeavingChange = CallAnswer<'GET /leaving-changes'>['changes'][number] & {
  /** Whole seconds until its messages leave. */
  readonly seconds: number;
};

const none: readonly LeavingChange[] = [];

/** What the user changed and can still take back, in this tab or in another one, the newest first. */
export function useLeaving(): readonly LeavingChange[] {
  const { ask } = useCalls();
  const clock = useClock();
  const mayEdit = useMay(orders, 'edit');
  const { data } = useQuery({
    queryKey: leavingKey,
    queryFn: async () => {
      const { now, changes } = await ask('GET /leaving-changes', {});
      // The clock of a computer may be wrong: seconds are counted by that of the server.
      return { changes, aheadMilliseconds: Date.parse(now) - clock().getTime() };
    },
    enabled: mayEdit,
    meta: { follows: [orders.name] },
    retry: false,
    staleTime: 0,
  });
  const isWaiting = data !== undefined && data.changes.length > 0;
  const second = useFromClock((now) => (isWaiting ? Math.floor((now.getTime() + data.aheadMilliseconds) / 1000) : 0));
  if (!isWaiting) return none;
  return data.changes
    .map((change) => ({ ...change, seconds: Math.ceil(Date.parse(change.leaves_at) / 1000) - second }))
    .filter(({ seconds }) => seconds > 0);
}
