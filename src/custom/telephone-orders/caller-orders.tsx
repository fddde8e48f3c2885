import { useQueryClient } from '@tanstack/react-query';
import { type JSX, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { prefixOf, recordPageOf } from '../../../contract/derive/addresses.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { orderStateOf } from '../../../contract/rules/orders/order-states.ts';
import { formatPhone } from '../../../contract/rules/text/contact.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { useOnlyStore } from '../../crud/core/chosen-store.ts';
import { useClock, useFromClock } from '../../crud/core/clock.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { readRefusal } from '../../crud/core/refusal.ts';
import { idOf, type Row, textOf } from '../../crud/core/row.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { choiceLabel, useWords } from '../../crud/core/words.ts';
import { ReferenceName } from '../../crud/fields/references/reference-name.tsx';
import { orderTones } from '../../resources/web-orders/order/order-cells.tsx';
import { additions } from '../../resources/web-orders/orders.tsx';
import { Button } from '../../ui/button/button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { Status } from '../../ui/page/status.tsx';
import { type Caller, isAhead } from './callers.ts';
import { useTelephoneWords } from './telephone-words.ts';

const MoveDialog = lazyPart(
  async () => (await import('../../resources/web-orders/times/move-dialog.tsx')).MoveDialog,
  ({ onClose }) => onClose(),
);
const ActionDialog = lazyPart(
  async () => (await import('../../crud/record/actions/action-dialog.tsx')).ActionDialog,
  ({ onClose }) => onClose(),
);

/** This many orders of a client are shown; the link of the name leads to the others. */
const mostShown = 6;

type CallerOrdersProps = { readonly caller: Caller; readonly onLeave: () => void };

/** Who calls, and their orders: the nearest first, each with what can be done with it. */
export function CallerOrders({ caller, onLeave }: CallerOrdersProps): JSX.Element {
  const said = useTelephoneWords();
  const contact = [caller.phone === '' ? '' : formatPhone(caller.phone), caller.email].filter((text) => text !== '');
  return (
    <section className="caller__person" aria-label={said.orders(caller.name)}>
      <h3 className="caller__name">
        {caller.name} <span className="quiet">{contact.join(' · ')}</span>
      </h3>
      <ul className="caller__orders">
        {caller.orders.slice(0, mostShown).map((order) => (
          <CallerOrder key={idOf(order)} {...{ order, onLeave }} />
        ))}
      </ul>
    </section>
  );
}

function CallerOrder({ order, onLeave }: { readonly order: Row; readonly onLeave: () => void }): JSX.Element {
  const words = useWords();
  const said = useTelephoneWords();
  const now = useClock();
  const mayEdit = useMay(orders, 'edit');
  const hasOneStore = useOnlyStore() !== undefined;
  const resend = useResend(said.sent);
  const [asked, setAsked] = useState<'move' | 'cancel'>();
  const close = (): void => setAsked(undefined);
  const slot = useFromClock((at) => slotTime(textOf(order['starts_at']), words.dates.shortWeekdays, at));
  const state = orderStateOf(order['state']);
  const ofSlot = <span className="visually-hidden">{`: ${slot}`}</span>;
  const canChange = mayEdit && isAhead(order, now());
  return (
    <li className={canChange ? 'caller__order' : 'caller__order caller__order--over'}>
      <Link to={recordPageOf(orders, order)} tabIndex={-1} data-caller-row="" className="caller__slot" onClick={onLeave}>
        {slot}
      </Link>
      <span className="caller__service">
        <ReferenceName plain target="services" id={Number(order['service_id'])} />
        {hasOneStore ? null : (
          <span className="quiet">
            {' · '}
            <ReferenceName plain target="stores" id={Number(order['store_id'])} />
          </span>
        )}
      </span>
      {state === undefined ? (
        <span />
      ) : (
        <Status tone={orderTones[state]}>{choiceLabel(words, orders, { name: 'state', value: state })}</Status>
      )}
      {canChange ? (
        <span className="caller__steps">
          <Button tabIndex={-1} data-caller-step="" data-caller-key="m" aria-keyshortcuts="m" onClick={() => setAsked('move')}>
            {said.move}
            {ofSlot} <kbd aria-hidden="true">M</kbd>
          </Button>
          <Button tabIndex={-1} data-caller-step="" data-caller-key="z" aria-keyshortcuts="z" onClick={() => setAsked('cancel')}>
            {said.cancel}
            {ofSlot} <kbd aria-hidden="true">Z</kbd>
          </Button>
          <Button tabIndex={-1} data-caller-step="" onClick={() => resend(order)}>
            {said.resend}
            {ofSlot}
          </Button>
        </span>
      ) : null}
      <Suspense fallback={null}>
        {asked === 'move' ? <MoveDialog record={order} onClose={close} /> : null}
        {asked === 'cancel' ? <ActionDialog resource={orders} {...{ additions }} record={order} action="cancel" onClose={close} /> : null}
      </Suspense>
    </li>
  );
}

/** Sends the client the newest message of the order again, or the first one where none was written. `sent` is the notice of it. */
function useResend(sent: string): (order: Row) => Promise<void> {
  const { ask } = useCalls();
  const notify = useNotify();
  const queries = useQueryClient();
  return async (order) => {
    const path = { id: idOf(order) };
    const header = { 'Idempotency-Key': crypto.randomUUID() };
    try {
      const newest = (await ask('GET /orders/{id}/messages', { path })).find(({ can_be_resent }) => can_be_resent);
      await (newest === undefined
        ? ask('POST /orders/{id}/messages', { path, header })
        : ask('POST /orders/{id}/messages/{message}/resend', { path: { ...path, message: newest.id }, header }));
      notify(sent, 'success');
      await queries.invalidateQueries({ queryKey: [prefixOf(orders), 'messages', path.id] });
    } catch (error) {
      notify(readRefusal(error).message, 'error');
    }
  };
}
