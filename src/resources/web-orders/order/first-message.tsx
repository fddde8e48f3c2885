import { type JSX, useRef, useState } from 'react';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { useMay } from '../../../crud/vocabulary/gate.tsx';
import { refusalOf } from '../../../crud/vocabulary/refusal.ts';
import { useTell } from '../../../crud/vocabulary/use-tell.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useOrderMessageWords } from './order-message-words.ts';

type FirstMessageProps = { readonly orderId: number; readonly isConfirmed: boolean; readonly onSent: () => Promise<unknown> };

/** That nothing has been written to the client yet, and the way to do so: their address was filled in after the order was made. */
export function FirstMessage({ orderId, isConfirmed, onSent }: FirstMessageProps): JSX.Element {
  const words = useOrderMessageWords();
  const mayEdit = useMay(orders, 'edit');
  const { ask } = useCalls();
  const tell = useTell();
  const [isSending, setSending] = useState(false);
  const key = useRef(crypto.randomUUID());
  const send = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    try {
      await ask('POST /orders/{id}/messages', { path: { id: orderId }, header: { 'Idempotency-Key': key.current } });
      tell(words.sent, 'success');
    } catch (error) {
      tell(refusalOf(error).message, 'error');
    } finally {
      key.current = crypto.randomUUID();
      setSending(false);
      await onSent();
    }
  };
  return (
    <>
      <p className="quiet">{words.none}</p>
      {isConfirmed && mayEdit ? (
        <Button busy={isSending} onClick={() => send()}>
          {words.sendFirst}
        </Button>
      ) : null}
    </>
  );
}
