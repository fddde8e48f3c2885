import { useQuery } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { type JSX, Suspense, useEffect, useRef, useState } from 'react';
import { prefixOf } from '../../../contract/derive/addresses.ts';
import { outbox } from '../../../contract/resources/settings/outbox.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { idOf, type Row, textOf } from '../../crud/core/row.ts';
import { choiceLabel, useWords } from '../../crud/core/words.ts';
import { additions } from '../../resources/web-orders/orders.tsx';
import { ReadAloud } from '../../resources/web-orders/read-aloud/read-aloud.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { useTelephoneWords } from './telephone-words.ts';

const ActionDialog = lazyPart(
  async () => (await import('../../crud/record/actions/action-dialog.tsx')).ActionDialog,
  ({ onClose }) => onClose(),
);

type BookedOrderProps = {
  readonly order: Row;
  readonly service: string;
  /** Another order of the client for the same service, which is still valid. */
  readonly second: Row | undefined;
  readonly onDone: () => void;
};

/** What the clerk reads to the client once the order is made, what the client is sent, and the older order that is still valid. */
export function BookedOrder({ order, service, second, onDone }: BookedOrderProps): JSX.Element {
  const said = useTelephoneWords();
  const words = useWords();
  const done = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  // Read again after the dialog: it may have been closed without cancelling.
  const { data: reread } = useGetOne(prefixOf(orders), { id: second === undefined ? 0 : idOf(second) }, { enabled: second !== undefined });
  const slot = useFromClock((now) => (second === undefined ? '' : slotTime(textOf(second['starts_at']), words.dates.shortWeekdays, now)));
  // Enter ends the call.
  useEffect(() => done.current?.querySelector('button')?.focus(), []);
  return (
    <div className="caller__booked">
      <p className="caller__done" role="status">
        <Icon name="check" /> {said.booked(textOf(order['name']), service)}
      </p>
      <SentMessages order={order} />
      <ReadAloud order={order}>
        <div ref={done} className="caller__finish">
          <Button tone="primary" onClick={onDone}>
            {said.done}
          </Button>
        </div>
      </ReadAloud>
      {second === undefined || reread?.['state'] === 'cancelled' ? null : (
        <p className="caller__second">
          {said.stillValid(slot, service)}
          <Button onClick={() => setAsked(true)}>{said.cancelOther(slot)}</Button>
        </p>
      )}
      <Suspense fallback={null}>
        {isAsked && second !== undefined ? (
          <ActionDialog resource={orders} {...{ additions }} record={second} action="cancel" onClose={() => setAsked(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}

/** Which messages were written for the client, with the state that each of them has now. */
function SentMessages({ order }: { readonly order: Row }): JSX.Element | null {
  const said = useTelephoneWords();
  const words = useWords();
  const { ask } = useCalls();
  const { data } = useQuery({
    queryKey: [prefixOf(orders), 'messages', idOf(order), 'caller'],
    queryFn: () => ask('GET /orders/{id}/messages', { path: { id: idOf(order) } }),
    retry: false,
  });
  if (data === undefined) return null;
  const channels = data.map(
    ({ channel, state }) =>
      `${choiceLabel(words, outbox, { name: 'channel', value: channel })} (${choiceLabel(words, outbox, { name: 'state', value: state })})`,
  );
  return <p className="quiet">{channels.length === 0 ? said.noMessage : said.messagesSent(channels.join(', '))}</p>;
}
