import { type JSX, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { searching } from '../../../contract/basics/limits.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { formatPhone } from '../../../contract/rules/text/contact.ts';
import { useServicesOf } from '../../branch-status/booking/ordered-services.ts';
import { useChosenStore, useOnlyStore } from '../../crud/core/chosen-store.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { type Row, textOf } from '../../crud/core/row.ts';
import { useWords } from '../../crud/core/words.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { BookedOrder } from './booked-order.tsx';
import { noCall, type TelephoneCall } from './telephone-call.ts';
import './telephone-bar.css';
import { CallerOrders } from './caller-orders.tsx';
import { type Caller, findChosenCaller, isAhead, readTypedCaller } from './callers.ts';
import { useTelephoneWords } from './telephone-words.ts';
import { mostOrders, useCallers } from './use-callers.ts';
import { VisitForm } from './visit-form.tsx';

type TelephoneBarProps = {
  readonly call: TelephoneCall;
  readonly onCall: (call: TelephoneCall) => void;
  readonly onClose: () => void;
};

/** A client on the telephone, over any screen: who calls, what they have ordered, and a new order. */
export function TelephoneBar({ call, onCall, onClose }: TelephoneBarProps): JSX.Element {
  const said = useTelephoneWords();
  const only = useOnlyStore();
  const { chosen: chosenStore } = useChosenStore();
  const mayOrder = useMay(orders, 'create');
  const [booked, setBooked] = useState<{ readonly order: Row; readonly second: Row | undefined }>();
  const [isResumed, setResumed] = useState(call.query !== '');
  const panel = useRef<HTMLDivElement>(null);
  const { callers, isCut, isIdle, isLoading, isFailed, retry, reread } = useCallers(call.query);
  const caller = findChosenCaller(callers, call.chosen);
  const storeId = call.visit.storeId ?? chosenStore ?? only;
  const { data: services } = useServicesOf(mayOrder ? storeId : undefined);
  const type = (query: string): void => {
    // Another number after the bar was opened again is another caller.
    onCall({ query, chosen: undefined, visit: isResumed ? {} : call.visit });
    setResumed(false);
  };
  const choose = (key: string): void => {
    flushSync(() => onCall({ ...call, chosen: key }));
    panel.current?.querySelector<HTMLElement>('[data-caller-row]')?.focus();
  };
  const end = (): void => {
    onCall(noCall);
    onClose();
  };
  if (booked !== undefined) {
    const service = services?.find(({ id }) => id === Number(booked.order['service_id']))?.name ?? '';
    return (
      <Modal className="caller" label={said.title} onClose={end}>
        <BookedOrder {...booked} service={service} onDone={end} />
      </Modal>
    );
  }
  return (
    <Modal className="caller" label={said.title} onClose={onClose}>
      <div ref={panel} onKeyDown={(event) => onRowKey(event, panel.current)} role="presentation">
        <div className="caller__form">
          <Icon name="phone" size={20} />
          <input
            className="caller__input"
            aria-label={said.placeholder}
            placeholder={said.placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={searching.longest}
            value={call.query}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => type(target.value)}
          />
        </div>
        {caller === undefined ? (
          <ul className="caller__people" aria-label={said.people}>
            {callers.map((one) => (
              <CallerChoice key={one.key} caller={one} onChoose={() => choose(one.key)} />
            ))}
          </ul>
        ) : (
          <CallerOrders caller={caller} onLeave={onClose} />
        )}
        <p className="caller__note quiet" role="status">
          {noteOf()}
        </p>
        {isFailed ? <Button onClick={retry}>{said.retry}</Button> : null}
        {mayOrder ? (
          <VisitForm
            visit={call.visit}
            {...{ caller, storeId, services }}
            typed={readTypedCaller(call.query)}
            reread={async () => findChosenCaller(await reread(), call.chosen)}
            onChange={(visit) => onCall({ ...call, visit })}
            onBooked={(order, second) => setBooked({ order, second })}
            onLeave={end}
          />
        ) : null}
        {/* Last, so that one Tab leads from the number to the new order. */}
        <span className="caller__close">
          <IconButton icon="close" label={said.close} onClick={onClose} />
        </span>
      </div>
    </Modal>
  );

  function noteOf(): string {
    if (isFailed) return said.failed;
    if (isIdle) return said.keys;
    if (isLoading) return said.searching;
    if (callers.length === 0) return said.none;
    if (isCut) return said.mostShown(mostOrders);
    return caller === undefined ? said.found(callers.length) : '';
  }
}

/** One of several people whom the text finds: their contact and their nearest order tell them apart. */
function CallerChoice({ caller, onChoose }: { readonly caller: Caller; readonly onChoose: () => void }): JSX.Element {
  const said = useTelephoneWords();
  const { dates } = useWords();
  const [first] = caller.orders;
  const next = useFromClock((now) =>
    first !== undefined && isAhead(first, now) ? slotTime(textOf(first['starts_at']), dates.shortWeekdays, now) : '',
  );
  const contact = [caller.phone === '' ? '' : formatPhone(caller.phone), caller.email].filter((text) => text !== '').join(' · ');
  return (
    <li>
      <button
        type="button"
        className="caller__choice"
        tabIndex={-1}
        data-caller-row=""
        aria-label={said.choose(caller.name, [contact, next].filter((text) => text !== '').join(', '))}
        onClick={onChoose}
      >
        <strong>{caller.name}</strong>
        <span className="quiet">{contact}</span>
        <span className="caller__next">{next}</span>
      </button>
    </li>
  );
}

/**
 * Ctrl+Enter orders wherever the focus is. Up and down go through what was found, from the field of the search on; left and right
 * through what can be done with an order, which M and Z do at once.
 */
function onRowKey(event: KeyboardEvent, panel: HTMLElement | null): void {
  const { target, key } = event;
  if (panel === null || !(target instanceof HTMLElement) || event.altKey) return;
  // A dialog over the bar has its keys for itself.
  if (target.closest('dialog') !== panel.closest('dialog')) return;
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'Enter') return;
    event.preventDefault();
    panel.querySelector<HTMLElement>('[data-caller-book]')?.click();
    return;
  }
  const rows = [...panel.querySelectorAll<HTMLElement>('[data-caller-row]')];
  const own = target.closest('li');
  const at = rows.findIndex((row) => row.closest('li') === own);
  if (own === null && !target.classList.contains('caller__input')) return;
  const steps = own === null ? [] : [...own.querySelectorAll<HTMLElement>('[data-caller-row], [data-caller-step]')];
  const step = steps.indexOf(target);
  if (key === 'ArrowDown') rows[own === null ? 0 : at + 1]?.focus();
  else if (key === 'ArrowUp' && own !== null) (rows[at - 1] ?? panel.querySelector<HTMLElement>('.caller__input'))?.focus();
  else if (key === 'ArrowRight' && own !== null) steps[step + 1]?.focus();
  else if (key === 'ArrowLeft' && own !== null) steps[step - 1]?.focus();
  else {
    const pressed = own?.querySelector<HTMLElement>(`[data-caller-key="${CSS.escape(key.toLowerCase())}"]`);
    if (pressed == null) return;
    pressed.click();
  }
  event.preventDefault();
}
