import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useRef, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { outbox } from '../../../../contract/resources/settings/outbox.ts';
import type { RecordToolProps } from '../../../crud/core/additions/slots.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { idOf } from '../../../crud/core/row.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';

/** Puts a message that could not be sent on its way again; nothing next to any other. */
export function ResendTool({ record }: RecordToolProps): JSX.Element | null {
  const { outbox: words } = useWords();
  const { ask } = useCalls();
  const notify = useNotify();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const key = useRef(crypto.randomUUID());
  if (record['state'] !== 'failed') return null;
  const resend = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    try {
      await ask('POST /outbox/{id}/resend', { path: { id: idOf(record) }, header: { 'Idempotency-Key': key.current } });
      notify(words.resent, 'success');
    } catch (error) {
      notify(readRefusal(error).message, 'error');
    } finally {
      key.current = crypto.randomUUID();
      setSending(false);
      await queries.invalidateQueries({ queryKey: [prefixOf(outbox)] });
    }
  };
  return (
    <Button busy={isSending} onClick={() => resend()}>
      {words.resend}
    </Button>
  );
}
