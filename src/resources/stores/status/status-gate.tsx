import type { JSX, ReactNode } from 'react';
import type { StoreStatus } from '../../../../contract/operations/store-status.ts';
import { LostNotice } from '../../../branch-status/lost-notice.tsx';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import './status.css';
import { useStoreStatus } from './use-store-status.ts';

type StandingGateProps = { readonly storeId: number; readonly children: (storeStatus: StoreStatus) => ReactNode };

/** The state of a store, or what to do while that is not known; says when it may be old. */
export function StatusGate({ storeId, children }: StandingGateProps): JSX.Element {
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
