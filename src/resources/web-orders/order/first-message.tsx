import type { JSX } from 'react';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { useMay } from '../../../crud/vocabulary/gate.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { useOrderMessageWords } from './order-message-words.ts';
import { useSendMessage } from './use-send-message.ts';

type FirstMessageProps = { readonly orderId: number; readonly isConfirmed: boolean; readonly onSent: () => Promise<unknown> };

/** That nothing has been written to the client yet, and the way to do so: their address was filled in after the order was made. */
export function FirstMessage({ orderId, isConfirmed, onSent }: FirstMessageProps): JSX.Element {
  const words = useOrderMessageWords();
  const mayEdit = useMay(orders, 'edit');
  const { ask } = useCalls();
  const { send, isSending } = useSendMessage({
    request: (key) => ask('POST /orders/{id}/messages', { path: { id: orderId }, header: { 'Idempotency-Key': key } }),
    said: words.sent,
    onSent,
  });
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
