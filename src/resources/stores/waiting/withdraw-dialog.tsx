import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useRef, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { storeFieldOf } from '../../../../contract/derive/found-at-once.ts';
import type { WaitingChange } from '../../../../contract/operations/waiting-change.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Check } from '../../../ui/field/check.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { aboutOf } from './waiting-entry.tsx';
import { useWaitingWords } from './waiting-words.ts';

type WithdrawDialogProps = {
  readonly storeId: number;
  readonly chosen: WaitingChange;
  /** How many more changes of the same record wait. */
  readonly others: number;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks before a change is taken back, and says why it could not be. */
export function WithdrawDialog({ storeId, chosen, others, onDone, onClose }: WithdrawDialogProps): JSX.Element {
  const words = useWaitingWords();
  const { waiting, form } = words;
  const { ask } = useCalls();
  const queries = useQueryClient();
  const tell = useNotify();
  const [wholeRecord, setWholeRecord] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const key = useRef(crypto.randomUUID());
  const resource = resourceNamed(chosen.resource);
  const isOfOneStore = resource.limitedBy === 'id' || storeFieldOf(resource) !== undefined;
  const withdraw = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { withdrawn } = await ask('POST /stores/{id}/waiting-changes/{change}/withdraw', {
        path: { id: storeId, change: chosen.id },
        header: { 'Idempotency-Key': key.current },
        body: { whole_record: wholeRecord },
      });
      tell(waiting.withdrawn(withdrawn), 'success');
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
        <strong>{aboutOf(words, resource, chosen)}</strong>
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
