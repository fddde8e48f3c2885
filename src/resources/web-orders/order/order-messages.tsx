import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/record-slots.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { refusalOf } from '../../../crud/core/refusal.ts';
import { idOf, textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SkeletonScreen } from '../../../ui/page/skeleton.tsx';
import { ReadAloud } from '../read-aloud/read-aloud.tsx';
import { useReadAloudWords } from '../read-aloud/read-aloud-words.ts';
import { FirstMessage, NewAddress } from './first-message.tsx';
import { NoAddress } from './no-address.tsx';
import { OrderMessage } from './order-message.tsx';
import { useOrderMessageWords } from './order-message-words.ts';
import './order-messages.css';

/** As long as one waits, it is looked at so often. */
const looksEveryMs = 3_000;

/** The sentence to read to the client while the order is still ahead, and the sent messages with their results, the newest first. */
export function OrderMessages({ record }: RecordSlotProps): JSX.Element {
  const said = useReadAloudWords();
  const isAhead = useFromClock((now) => Date.parse(textOf(record['starts_at'])) > now.getTime());
  return (
    <>
      {record['state'] === 'confirmed' && isAhead ? (
        <details className="order-messages__aloud">
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
        {refusalOf(error).message}
      </EmptyState>
    );
  }
  if (data.length === 0) {
    if (textOf(record['erased_at']) !== '') return <p className="quiet">{words.noneErased}</p>;
    const hasAddress = textOf(record['email']) !== '' || textOf(record['phone']) !== '';
    if (!hasAddress) return <NoAddress />;
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
