import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { OrderMessage as Message } from '../../../../contract/operations/booking/order-message.ts';
import { outbox } from '../../../../contract/resources/settings/outbox.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { templates } from '../../../../contract/resources/web-orders/templates.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useClock, useFromClock } from '../../../crud/core/clock.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { useMay } from '../../../crud/core/gate.tsx';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { idOf, type Row, textOf } from '../../../crud/core/row.ts';
import { choiceLabel, useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { Status } from '../../../ui/page/status.tsx';
import { messageTones } from '../../settings/outbox/message-tones.ts';
import { ReadAloud } from '../read-aloud/read-aloud.tsx';
import { useReadAloudWords } from '../read-aloud/read-aloud-words.ts';
import { FirstMessage, NewAddress } from './first-message.tsx';
import { useOrderMessageWords, useSendMessage } from './use-send-message.ts';
import './order-messages.css';

/** As long as one waits, it is looked at so often. */
const looksEveryMs = 3_000;

/** For so long after an order is made its sentence is open. */
const freshMs = 300_000;

/** The sentence to read to the client while the order is still ahead, and the sent messages with their results, the newest first. */
export function OrderMessages({ record }: RecordSlotProps): JSX.Element {
  const said = useReadAloudWords();
  const isAhead = useFromClock((now) => Date.parse(textOf(record['starts_at'])) > now.getTime());
  const now = useClock();
  // Right after the office has made the order, the client is still on the telephone or at the desk.
  const [isFresh] = useState(() => record['channel'] === 'staff' && now().getTime() - Date.parse(textOf(record['created_at'])) < freshMs);
  return (
    <>
      {record['state'] === 'confirmed' && isAhead ? (
        <details className="order-messages__aloud" open={isFresh}>
          <summary>{said.title}</summary>
          <ReadAloud order={record} isTitled />
        </details>
      ) : null}
      <SentMessages record={record} />
    </>
  );
}

function SentMessages({ record }: RecordSlotProps): JSX.Element {
  const words = useOrderMessageWords();
  const { form } = useWords();
  const { ask } = useCalls();
  const id = idOf(record);
  const { data, isPending, isError, error, refetch } = useQuery({
    // A change of the order may have written another one.
    queryKey: [prefixOf(orders), 'messages', id, record['version']],
    queryFn: ({ signal }) => ask('GET /orders/{id}/messages', { path: { id }, signal }),
    refetchInterval: (query) => (query.state.data?.some(({ state }) => state === 'waiting') === true ? looksEveryMs : false),
    placeholderData: (before) => before,
    retry: false,
  });
  if (isPending) return <SkeletonScreen label={form.loading} />;
  if (isError) {
    return (
      <EmptyState icon="alert" title={words.failed} actions={<Button onClick={() => refetch()}>{form.retry}</Button>}>
        {readRefusal(error).message}
      </EmptyState>
    );
  }
  if (data.length === 0) {
    if (textOf(record['erased_at']) !== '') return <p className="quiet">{words.noneErased}</p>;
    const hasAddress = textOf(record['email']) !== '' || textOf(record['phone']) !== '';
    if (!hasAddress) return <NoAddress order={record} />;
    return <FirstMessage order={record} onSent={() => refetch()} />;
  }
  return (
    <>
      <NewAddress order={record} messages={data} onSent={() => refetch()} />
      <ul className="order-messages">
        {data.map((message) => (
          <OrderMessage key={message.id} orderId={id} message={message} onSent={() => refetch()} />
        ))}
      </ul>
    </>
  );
}

/** That there is no way to write to the client, and the way to the field where one is filled in, as long as there is anything to write. */
function NoAddress({ order }: { readonly order: Row }): JSX.Element {
  const words = useOrderMessageWords();
  const mayEdit = useMay(orders, 'edit');
  const isAhead = useFromClock((now) => Date.parse(textOf(order['ends_at'])) > now.getTime());
  const isOpen = order['state'] === 'confirmed' || order['state'] === 'unconfirmed';
  if (!isAhead || !isOpen) return <p className="quiet">{words.noneEver}</p>;
  const fillIn = (): void => {
    // The form next to it, which gives its fields ids of their own; what lies over the page comes last.
    const field = [...document.querySelectorAll<HTMLElement>('form input[id$="-email"]')].at(-1);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="order-messages__none">
      <p className="quiet">{words.noAddress}</p>
      {mayEdit ? (
        <Button icon="edit" onClick={fillIn}>
          {words.fillIn}
        </Button>
      ) : null}
    </div>
  );
}

type OrderMessageProps = { readonly orderId: number; readonly message: Message; readonly onSent: () => Promise<unknown> };

/** One message to the client: what it was, where it went, what became of it, and how to send it again. */
function OrderMessage({ orderId, message, onSent }: OrderMessageProps): JSX.Element {
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
