import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type JSX, useRef, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { held as czech } from '../../../../contract/messages/cs/console/settings/held.ts';
import { held as english } from '../../../../contract/messages/en/console/settings/held.ts';
import { outbox } from '../../../../contract/resources/settings/outbox.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords, wordsHook } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';

type Decision = 'release' | 'discard';

/** Next to the outbox, as long as a restored backup holds messages back: how many they are, and what is to become of them. */
export function HeldMessages(): JSX.Element | null {
  const words = useHeldWords();
  const { ask } = useCalls();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: [prefixOf(outbox), 'held'],
    queryFn: ({ signal }) => ask('GET /held-messages', { signal }),
    retry: false,
  });
  if (data === undefined || data.count === 0) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.count(data.count)}</Button>
      {isAsking ? <DecisionDialog count={data.count} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

type DecisionDialogProps = { readonly count: number; readonly onClose: () => void };

function DecisionDialog({ count, onClose }: DecisionDialogProps): JSX.Element {
  const words = useHeldWords();
  const { form } = useWords();
  const { ask } = useCalls();
  const queries = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState<Decision>();
  const [failure, setFailure] = useState<string>();
  const key = useRef(crypto.randomUUID());
  const decide = async (decision: Decision): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(decision);
    try {
      await ask(`POST /held-messages/${decision}`, { header: { 'Idempotency-Key': key.current } });
      notify(words.done[decision](count), 'success');
      await queries.invalidateQueries({ queryKey: [prefixOf(outbox)] });
      onClose();
    } catch (fault) {
      setFailure(fault instanceof Error && fault.message !== '' ? fault.message : words.failed);
      setBusy(undefined);
      key.current = crypto.randomUUID();
    }
  };
  return (
    <Dialog
      title={words.title}
      closeLabel={form.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{form.cancel}</Button>
          <Button busy={busy === 'discard'} onClick={() => decide('discard')}>
            {words.discard}
          </Button>
          <Button tone="primary" busy={busy === 'release'} onClick={() => decide('release')}>
            {words.release}
          </Button>
        </>
      }
    >
      <p>{words.text(count)}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" announce="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

/** Words of messages that are held back: they are fetched with the outbox. */
const useHeldWords = wordsHook(czech, english);
