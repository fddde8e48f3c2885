import type { JSX, ReactNode } from 'react';
import type { StoreStanding } from '../../../../contract/operations/store-standing.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { LostNotice } from '../../../watching/lost-notice.tsx';
import './standing.css';
import { useStanding } from './use-standing.ts';

type StandingGateProps = { readonly storeId: number; readonly children: (standing: StoreStanding) => ReactNode };

/** The state of a store, or what to do while that is not known; says when it may be old. */
export function StandingGate({ storeId, children }: StandingGateProps): JSX.Element {
  const { standing: words } = useWords();
  const { data, isPending, isError, error, refetch } = useStanding(storeId);
  if (isPending) return <SkeletonScreen label={words.loading} />;
  if (data === undefined) {
    return (
      <EmptyState icon="alert" title={words.failed} actions={<Button onClick={() => refetch()}>{words.retry}</Button>}>
        {error?.message}
      </EmptyState>
    );
  }
  return (
    <div className="standing">
      <LostNotice isUnread={isError} />
      {children(data)}
    </div>
  );
}
