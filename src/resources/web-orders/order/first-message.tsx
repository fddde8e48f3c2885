import type { JSX } from 'react';
import type { OrderMessage } from '../../../../contract/operations/booking/order-message.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import type { OrderState } from '../../../../contract/rules/orders/order-states.ts';
import { formatPhone } from '../../../../contract/rules/text/contact.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { idOf, type Row, textOf } from '../../../crud/core/row.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useOrderMessageWords, useSendMessage } from './use-send-message.ts';

type FirstMessageProps = { readonly order: Row; readonly onSent: () => Promise<unknown> };

/** That nothing has been written to the client yet, and the way to do so: their address was filled in after the order was made. */
export function FirstMessage(props: FirstMessageProps): JSX.Element {
  const words = useOrderMessageWords();
  return <Offer {...props} text={words.none} button={words.sendFirst} states={['confirmed']} />;
}

type NewAddressProps = FirstMessageProps & { readonly messages: readonly OrderMessage[] };

/** That nothing has gone to an address that was put right after something had gone to the former one, and the way to send it there. */
export function NewAddress({ messages, ...rest }: NewAddressProps): JSX.Element | null {
  const words = useOrderMessageWords();
  const [email, phone] = [textOf(rest.order['email']), textOf(rest.order['phone'])];
  if (isNotNotified(messages, 'email', email)) {
    return <Offer {...rest} text={words.newAddress(email)} button={words.sendNewAddress} states={['confirmed', 'unconfirmed']} />;
  }
  // A telephone is not written to before the order is confirmed: it may be a stranger's.
  if (!isNotNotified(messages, 'sms', phone) || rest.order['state'] !== 'confirmed') return null;
  return <Offer {...rest} text={words.newPhone(formatPhone(phone))} button={words.sendNewPhone} states={['confirmed']} />;
}

/** Whether messages of the channel went elsewhere alone; erased recipients say nothing. */
function isNotNotified(messages: readonly OrderMessage[], channel: OrderMessage['channel'], address: string): boolean {
  const recipients = messages.flatMap((message) => (message.channel === channel ? [message.recipient] : []));
  return address !== '' && recipients.some((recipient) => recipient !== '') && !recipients.includes(address);
}

type OfferProps = FirstMessageProps & { readonly text: string; readonly button: string; readonly states: readonly OrderState[] };

function Offer({ order, onSent, text, button, states }: OfferProps): JSX.Element {
  const words = useOrderMessageWords();
  const mayEdit = useMay(orders, 'edit');
  const { ask } = useCalls();
  // The server writes to no one of a time that is over.
  const isAhead = useFromClock((now) => Date.parse(textOf(order['ends_at']) ?? '') > now.getTime());
  const { send, isSending } = useSendMessage({
    request: (key) => ask('POST /orders/{id}/messages', { path: { id: idOf(order) }, header: { 'Idempotency-Key': key } }),
    said: words.sent,
    onSent,
  });
  return (
    <div className="order-messages__none">
      <p className="quiet">{text}</p>
      {states.some((state) => state === order['state']) && isAhead && mayEdit ? (
        <Button busy={isSending} onClick={() => send()}>
          {button}
        </Button>
      ) : null}
    </div>
  );
}
