import { useQuery } from '@tanstack/react-query';
import { type JSX, useRef, useState } from 'react';
import type { WaitingChange } from '../../../../contract/operations/waiting-change.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/record-slots.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { idOf } from '../../../crud/core/row.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { WaitingEntry } from './waiting-entry.tsx';
import { waitingKey } from './waiting-key.ts';
import { useWaitingWords } from './waiting-words.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import './waiting-tab.css';

/** What the branch has yet to download: what changed, by whom and since when, and how to take it back. */
export function WaitingTab({ record }: RecordSlotProps): JSX.Element {
  const { waiting: words } = useWaitingWords();
  const { ask } = useCalls();
  const storeId = idOf(record);
  const [chosen, choose] = useState<WaitingChange | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: waitingKey(storeId),
    queryFn: ({ signal }) => ask('GET /stores/{id}/waiting-changes', { path: { id: storeId }, signal }),
    retry: false,
  });
  if (isPending) return <SkeletonScreen label={words.loading} />;
  if (isError) {
    return (
      <Panel>
        <EmptyState icon="alert" title={words.failed} actions={<Button onClick={() => refetch()}>{words.retry}</Button>}>
          {error.message}
        </EmptyState>
      </Panel>
    );
  }
  const { changes, total, hidden } = data;
  // The button that was pressed goes with its change: the keyboard stays in the list.
  const onDone = async (): Promise<void> => {
    choose(null);
    await refetch();
    head.current?.focus();
  };
  return (
    <Panel>
      <div className="waiting">
        <h2 ref={head} tabIndex={-1}>
          {words.title}
        </h2>
        {total === 0 && hidden === 0 ? (
          <EmptyState icon="checkCircle" title={words.none}>
            {words.noneText}
          </EmptyState>
        ) : (
          <>
            <p className="waiting__text">{words.text}</p>
            <p role="status">
              {words.count(total + hidden)}.{changes.length < total ? ` ${words.newest(changes.length, total)}` : ''}
              {hidden > 0 ? ` ${words.hidden(hidden)}` : ''}
            </p>
            <ol className="waiting__changes">
              {changes.map((change) => (
                <WaitingEntry key={change.id} change={change} storeId={storeId} onWithdraw={() => choose(change)} />
              ))}
            </ol>
          </>
        )}
      </div>
      {chosen === null ? null : (
        <WithdrawDialog {...{ storeId, chosen, onDone }} others={othersOf(changes, chosen)} onClose={() => choose(null)} />
      )}
    </Panel>
  );
}

/** How many more changes of the same record still wait. */
function othersOf(changes: readonly WaitingChange[], { id, resource, record_id }: WaitingChange): number {
  return changes.filter((one) => one.id !== id && one.resource === resource && one.record_id === record_id && one.state === 'waiting')
    .length;
}
