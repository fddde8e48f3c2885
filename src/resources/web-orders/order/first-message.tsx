import type { JSX } from 'react';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { useCalls } from '../../../crud/vocabulary/calls.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { useMay } from '../../../crud/vocabulary/gate.tsx';
import { idOf, type Row, textOf } from '../../../crud/vocabulary/row.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useOrderMessageWords } from './order-message-words.ts';
import { useSendMessage } from './use-send-message.ts';

type FirstMessageProps = { readonly order: Row; readonly onSent: () => Promise<unknown> };

/** That nothing has been written to the client yet, and the way to do so: their address was filled in after the order was made. */
export function FirstMessage({ order, onSent }: FirstMessageProps): JSX.Element {
  const words = useOrderMessageWords();
  const mayEdit = useMay(orders, 'edit');
  const { ask } = useCalls();
  // The server writes to nobody of a time that is over.
  const isAhead = useFromClock((now) => Date.parse(textOf(order['ends_at']) ?? '') > now.getTime());
  const { send, isSending } = useSendMessage({
    request: (key) => ask('POST /orders/{id}/messages', { path: { id: idOf(order) }, header: { 'Idempotency-Key': key } }),
    said: words.sent,
    onSent,
  });
  return (
    <div className="order-messages__none">
      <p className="quiet">{words.none}</p>
      {order['state'] === 'confirmed' && isAhead && mayEdit ? (
        <Button busy={isSending} onClick={() => send()}>
          {words.sendFirst}
        </Button>
      ) : null}
    </div>
  );
}
