import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import type { StoreStatus } from '../../../../contract/operations/store-status.ts';
import { startOfDay, wallTimeAt } from '../../../../contract/rules/time/prague-time.ts';
import { statusResources } from '../../../branch-status/following.ts';
import { LostNotice } from '../../../branch-status/live-mark.tsx';
import { useCalls } from '../../../crud/core/calls.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import './status.css';

const againMilliseconds = 2000;

/** The state of the store now, read again when something of it changes and when a new day begins. */
export function useStoreStatus(storeId: number): UseQueryResult<StoreStatus> {
  const { ask } = useCalls();
  const day = useFromClock((now) => startOfDay(wallTimeAt(now)).getTime());
  return useQuery({
    queryKey: ['store-status', storeId, day],
    queryFn: ({ signal }) => ask('GET /stores/{id}/status', { path: { id: storeId }, signal }),
    meta: { follows: statusResources },
    // Figures that are not counted yet are there in a moment.
    refetchInterval: ({ state }) => (state.data?.is_current === false ? againMilliseconds : false),
    placeholderData: (before) => before,
    retry: false,
  });
}

type StatusGateProps = { readonly storeId: number; readonly children: (storeStatus: StoreStatus) => ReactNode };

/** The state of a store, or what to do while that is not known; says when it may be old. */
export function StatusGate({ storeId, children }: StatusGateProps): JSX.Element {
  const { storeStatus: words } = useWords();
  const { data, isPending, isError, error, refetch } = useStoreStatus(storeId);
  if (isPending) return <SkeletonScreen label={words.loading} />;
  if (data === undefined) {
    return (
      <EmptyState icon="alert" title={words.failed} actions={<Button onClick={() => refetch()}>{words.retry}</Button>}>
        {error?.message}
      </EmptyState>
    );
  }
  return (
    <div className="store-status">
      <LostNotice isUnread={isError} />
      {children(data)}
    </div>
  );
}
