import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { idOf, type Row } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SafeButton } from '../../../ui/dialog/safe-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useBranchKeyWords } from './branch-key-words.ts';
import { type MadeKey, ShownKey } from './shown-key.tsx';

type BranchKeyDialogProps = { readonly record: Row; readonly onClose: () => void };

/** Asks, makes the key and shows it this once (page 03, Store). */
export function BranchKeyDialog({ record: store, onClose }: BranchKeyDialogProps): JSX.Element {
  const words = useWords();
  const { ask } = useCalls();
  const queries = useQueryClient();
  const [isWorking, setWorking] = useState(false);
  const [made, setMade] = useState<MadeKey>();
  const [failure, setFailure] = useState<string>();
  const branchKey = useBranchKeyWords();
  const hasOne = typeof store['key_made_at'] === 'string';
  const make = async (): Promise<void> => {
    setWorking(true);
    try {
      const { pre_shared_key, socket_address } = await ask('POST /stores/{id}/key', { path: { id: idOf(store) } });
      setMade({ branchKey: pre_shared_key, address: socket_address });
      await queries.invalidateQueries({ queryKey: [prefixOf(resourceNamed('stores'))] });
    } catch (error) {
      setFailure(readRefusal(error).message);
    } finally {
      setWorking(false);
    }
  };
  if (made !== undefined) return <ShownKey code={String(store['code'])} {...made} onClose={onClose} />;
  return (
    <Dialog
      title={branchKey.askTitle(String(store['label']))}
      closeLabel={words.form.close}
      onClose={onClose}
      actions={
        <>
          <SafeButton onClick={onClose}>{branchKey.back}</SafeButton>
          <Button tone="primary" busy={isWorking} onClick={() => make()}>
            {isWorking ? branchKey.working : hasOne ? branchKey.renew : branchKey.make}
          </Button>
        </>
      }
    >
      <p>{hasOne ? branchKey.askAgain : branchKey.askFirst}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" announce="alert" title={branchKey.failed}>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
