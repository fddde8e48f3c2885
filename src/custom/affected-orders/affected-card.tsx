import { useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { type JSX, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { prefixOf, recordPageOf } from '../../../contract/derive/addresses.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { clockTime, orderName, slotTime } from '../../../contract/rules/orders/order-name.ts';
import { type AffectedOrder, affectedKey } from '../../branch-status/booking/affected-orders.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { formatPhone } from '../../crud/core/format.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { isRow, type Row, textOf } from '../../crud/core/row.ts';
import { useActor } from '../../crud/core/use-actor.ts';
import { useWords } from '../../crud/core/words.ts';
import { reasonText } from '../../resources/stores/days/day-words.ts';
import { additions } from '../../resources/web-orders/orders.tsx';
import { mayExceed } from '../../resources/web-orders/times/may-exceed.ts';
import { Button } from '../../ui/button/button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { useAffectedWords } from './affected-words.ts';
import '../../crud/fields/references/values.css';
import { useSave } from '../../crud/record/draft/use-save.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';

const reasonLength = 200;

/** Keeps an order in closed time. The reason goes to its history; the client is not notified. */
function KeepDialog({ record, onClose }: { readonly record: Row; readonly onClose: () => void }): JSX.Element {
  const words = useWords();
  const said = useAffectedWords();
  const { save, saving } = useSave(orders);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const name = useFromClock((now) => orderName(record, { shortWeekdays: words.dates.shortWeekdays, pin: words.orders.pin }, now));
  const submit = async (): Promise<void> => {
    const given = reason.trim();
    if (given === '') return setFault(said.reasonNeeded);
    // An unchanged reason would not be saved, and the order would stay in the list.
    if (given === textOf(record['over_capacity_reason'])) return setFault(said.reasonSame);
    const saved = await save({ over_capacity_reason: given }, record, { isQuiet: true, message: '' }, said.kept);
    if ('refusal' in saved) setFault(Object.values(saved.refusal.errors)[0] ?? saved.refusal.message);
    else onClose();
  };
  return (
    <Dialog
      title={said.keepTitle(name)}
      closeLabel={words.form.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{said.stays}</Button>
          <Button tone="primary" busy={saving} onClick={() => submit()}>
            {said.keep}
          </Button>
        </>
      }
    >
      <p>{said.keepText}</p>
      <Field label={said.reason} hint={said.reasonHelp} error={fault} required>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={reasonLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}

const MoveDialog = lazyPart(
  async () => (await import('../../resources/web-orders/times/move-dialog.tsx')).MoveDialog,
  ({ onClose }) => onClose(),
);
const ActionDialog = lazyPart(
  async () => (await import('../../crud/record/actions/action-dialog.tsx')).ActionDialog,
  ({ onClose }) => onClose(),
);

type AffectedCardProps = {
  readonly order: AffectedOrder;
  /** Skips to the next order; undefined if this is the only one. */
  readonly onSkip: (() => void) | undefined;
  /** Moves the focus here, because the button that was pressed belonged to the previous order. */
  readonly takesFocus: boolean;
};

/** One affected order: the client, the time, the service, what closed the time, and the actions. */
export function AffectedCard({ order, onSkip, takesFocus }: AffectedCardProps): JSX.Element {
  const words = useWords();
  const said = useAffectedWords();
  const [asked, setAsked] = useState<'move' | 'cancel' | 'keep'>();
  const mayEdit = useMay(orders, 'edit');
  const actor = useActor();
  const queries = useQueryClient();
  const { data } = useGetOne(prefixOf(orders), { id: order.id }, { retry: false });
  const row: unknown = data;
  const record = isRow(row) ? row : undefined;
  const slot = useFromClock((now) => slotTime(order.starts_at, words.dates.shortWeekdays, now));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { code, name, holiday } = order.closure;
  const close = (): void => {
    setAsked(undefined);
    // Shows the result at once, even without live updates.
    void queries.invalidateQueries({ queryKey: affectedKey });
  };
  const mayKeep = mayEdit && actor !== undefined && mayExceed(actor);
  return (
    <section className="affected__order" aria-label={order.name}>
      <h2 ref={heading} tabIndex={-1}>
        {order.name}
        <span className="nowrap">{`${slot}–${clockTime(order.ends_at)}`}</span>
      </h2>
      <dl>
        <dt>{said.why}</dt>
        <dd>{reasonText(words, { code, name: name ?? '', holiday: holiday ?? undefined, intervals: [] })}</dd>
        <dt>{said.service}</dt>
        <dd>{order.service}</dd>
        <dt>{said.store}</dt>
        <dd>{order.store}</dd>
        {order.phone === null ? null : (
          <>
            <dt>{said.phone}</dt>
            <dd>
              <a href={`tel:${order.phone}`}>{formatPhone(order.phone)}</a>
            </dd>
          </>
        )}
      </dl>
      <div className="affected__actions">
        {mayEdit ? (
          <>
            <Button tone="primary" aria-haspopup="dialog" aria-disabled={record === undefined} onClick={() => setAsked('move')}>
              {said.move}
            </Button>
            <Button aria-haspopup="dialog" aria-disabled={record === undefined} onClick={() => setAsked('cancel')}>
              {said.cancel}
            </Button>
          </>
        ) : null}
        {mayKeep ? (
          <Button aria-haspopup="dialog" aria-disabled={record === undefined} onClick={() => setAsked('keep')}>
            {said.keep}
          </Button>
        ) : null}
        {onSkip === undefined ? null : <Button onClick={onSkip}>{said.later}</Button>}
        <Link to={recordPageOf(orders, order)}>{said.open}</Link>
      </div>
      {mayEdit && !mayKeep ? <p className="quiet">{said.noRight}</p> : null}
      <Suspense fallback={null}>
        {record === undefined || asked === undefined ? null : asked === 'move' ? (
          <MoveDialog {...{ record }} onClose={close} />
        ) : asked === 'cancel' ? (
          <ActionDialog resource={orders} {...{ additions, record }} action="cancel" onClose={close} />
        ) : (
          <KeepDialog {...{ record }} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}
