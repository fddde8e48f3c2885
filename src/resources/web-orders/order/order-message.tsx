import type { JSX } from 'react';
import type { OrderMessage as Message } from '../../../../contract/operations/booking/order-message.ts';
import { outbox } from '../../../../contract/resources/settings/outbox.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { templates } from '../../../../contract/resources/web-orders/templates.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { choiceLabel, useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Status } from '../../../ui/page/status.tsx';
import { messageTones } from '../../settings/outbox/message-tones.ts';
import { useOrderMessageWords } from './order-message-words.ts';
import { useSendMessage } from './use-send-message.ts';

type OrderMessageProps = { readonly orderId: number; readonly message: Message; readonly onSent: () => Promise<unknown> };

/** One message to the client: what it was, where it went, what became of it, and how to send it again. */
export function OrderMessage({ orderId, message, onSent }: OrderMessageProps): JSX.Element {
  const words = useWords();
  const own = useOrderMessageWords();
  const mayEdit = useMay(orders, 'edit');
  const { ask } = useCalls();
  const purpose = choiceLabel(words, templates, { name: 'purpose', value: message.purpose });
  const channel = choiceLabel(words, outbox, { name: 'channel', value: message.channel });
  const isFirst = message.withheld !== null;
  const { send: resend, isSending } = useSendMessage({
    request: (key) =>
      ask('POST /orders/{id}/messages/{message}/resend', {
        path: { id: orderId, message: message.id },
        header: { 'Idempotency-Key': key },
      }),
    said: isFirst ? own.sent : own.resent,
    onSent,
  });
  return (
    <li className="order-message">
      <p className="order-message__what">
        <strong>{purpose}</strong> {channel}
      </p>
      <Status tone={messageTones[message.state]}>{choiceLabel(words, outbox, { name: 'state', value: message.state })}</Status>
      <p className="quiet">
        <time dateTime={message.sent_at ?? message.written_at}>{formatInstant(message.sent_at ?? message.written_at)}</time>
        {' · '}
        <span className="order-message__recipient">{message.recipient === '' ? own.erased : message.recipient}</span>
      </p>
      {message.client_message === null ? null : <p className="order-message__reason">{own.added(message.client_message)}</p>}
      {message.error === null ? null : <p className="order-message__reason">{own.reason(message.error)}</p>}
      {message.state === 'kept' ? <p className="order-message__reason">{own.kept[message.channel]}</p> : null}
      {message.withheld === null ? null : <p className="order-message__reason">{own.withheld[message.withheld]}</p>}
      {message.can_be_resent && mayEdit ? (
        <Button busy={isSending} aria-label={(isFirst ? own.sendThis : own.resendThis)(purpose, channel)} onClick={() => resend()}>
          {isFirst ? own.send : own.resend}
        </Button>
      ) : null}
    </li>
  );
}
