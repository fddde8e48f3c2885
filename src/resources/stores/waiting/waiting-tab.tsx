import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type JSX, useRef, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { findStoreField } from '../../../../contract/derive/found-at-once.ts';
import type { WaitingChange } from '../../../../contract/operations/waiting-change.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { waitingKey } from './sync-state.tsx';
import { describeChangedRecord, WaitingEntry } from './waiting-entry.tsx';
import { useWaitingChangeWords } from './waiting-words.ts';
import './waiting-tab.css';

/** What the branch has yet to download: what changed, by whom and since when, and how to take it back. */
export function WaitingTab({ record }: RecordSlotProps): JSX.Element {
  const { waiting: words } = useWaitingChangeWords();
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

type WithdrawDialogProps = {
  readonly storeId: number;
  readonly chosen: WaitingChange;
  /** How many more changes of the same record wait. */
  readonly others: number;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before a change is taken back, and says why it could not be. */
function WithdrawDialog({ storeId, chosen, others, onDone, onClose }: WithdrawDialogProps): JSX.Element {
  const words = useWaitingChangeWords();
  const { waiting, form } = words;
  const { ask } = useCalls();
  const queries = useQueryClient();
  const notify = useNotify();
  const [wholeRecord, setWholeRecord] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const key = useRef(crypto.randomUUID());
  const resource = resourceNamed(chosen.resource);
  const isOfOneStore = resource.limitedBy === 'id' || findStoreField(resource) !== undefined;
  const withdraw = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { withdrawn } = await ask('POST /stores/{id}/waiting-changes/{change}/withdraw', {
        path: { id: storeId, change: chosen.id },
        header: { 'Idempotency-Key': key.current },
        body: { whole_record: wholeRecord },
      });
      notify(waiting.withdrawn(withdrawn), 'success');
      await queries.invalidateQueries({ queryKey: [prefixOf(resource)] });
      await onDone();
    } catch (fault) {
      setFailure(fault instanceof Error && fault.message !== '' ? fault.message : waiting.notWithdrawn);
      setBusy(false);
      // Another question from now on: what was refused is not answered by its repetition.
      key.current = crypto.randomUUID();
    }
  };
  return (
    <Dialog
      title={waiting.question}
      closeLabel={form.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{form.cancel}</Button>
          <Button tone="primary" busy={isBusy} onClick={() => withdraw()}>
            {waiting.withdraw}
          </Button>
        </>
      }
    >
      <p>
        <strong>{describeChangedRecord(words, resource, chosen)}</strong>
      </p>
      <p>
        {waiting.consequences[chosen.action]}
        {chosen.merged === 1 ? '' : ` ${waiting.allMerged(chosen.merged)}`}
        {isOfOneStore ? '' : ` ${waiting.everywhere}`}
      </p>
      {others === 0 ? null : <Check label={waiting.others(others)} checked={wholeRecord} onChange={setWholeRecord} />}
      {failure === undefined ? null : (
        <Notice tone="danger" announce="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
