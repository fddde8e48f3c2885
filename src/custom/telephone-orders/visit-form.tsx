import { type JSX, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { createPageOf } from '../../../contract/derive/addresses.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { localDay } from '../../../contract/rules/time/prague-time.ts';
import type { OrderedService } from '../../branch-status/booking/ordered-services.ts';
import { waitingAddress } from '../../branch-status/booking/waiting-list.ts';
import { storeParameter } from '../../crud/core/chosen-store.ts';
import { useClock, useFromClock } from '../../crud/core/clock.ts';
import { idOf, type Row, textOf } from '../../crud/core/row.ts';
import { useWords } from '../../crud/core/words.ts';
import { useSave } from '../../crud/record/draft/use-save.ts';
import { urlDefaultQuery } from '../../crud/record/record-context/url-defaults.ts';
import { useFreeTimes } from '../../resources/web-orders/times/use-free-times.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { type Caller, findComingOrder, isOtherTime, type Typed } from './callers.ts';
import { StoreField } from './store-field.tsx';
import { chooseClient, type NewVisit } from './telephone-call.ts';
import { useTelephoneWords } from './telephone-words.ts';

const MoveDialog = lazyPart(
  async () => (await import('../../resources/web-orders/times/move-dialog.tsx')).MoveDialog,
  ({ onClose }) => onClose(),
);

/** This many free times are in the list: two days of a busy service and more; other times have the whole form. */
const mostTimes = 80;

type VisitFormProps = {
  readonly visit: NewVisit;
  readonly caller: Caller | undefined;
  readonly typed: Typed;
  readonly storeId: number | undefined;
  readonly services: readonly OrderedService[] | undefined;
  /** The caller with the orders that they have now. */
  readonly reread: () => Promise<Caller | undefined>;
  readonly onChange: (visit: NewVisit) => void;
  readonly onBooked: (order: Row, second: Row | undefined) => void;
  readonly onLeave: () => void;
};

/** A new order for the caller: the service, one of its free times with the nearest chosen, and whom it is for. Ctrl+Enter orders. */
export function VisitForm({ visit, caller, typed, storeId, services, reread, onChange, onBooked, onLeave }: VisitFormProps): JSX.Element {
  const said = useTelephoneWords();
  const { dates } = useWords();
  const now = useClock();
  const today = useFromClock(localDay);
  const { save, saving } = useSave(orders);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [moved, setMoved] = useState<Row>();
  const change = (values: NewVisit): void => {
    setErrors({});
    onChange({ ...visit, ...values });
  };
  const { data: offer, isError, refetch } = useFreeTimes(visit.serviceId, today);
  const times = (offer?.days ?? [])
    .flatMap((day) => day.times)
    .filter((time) => time.free > 0 && Date.parse(time.starts_at) > now().getTime())
    .slice(0, mostTimes);
  const time = times.find(({ starts_at }) => starts_at === visit.starts) ?? (visit.starts === undefined ? times[0] : undefined);
  const service = services?.find(({ id }) => id === visit.serviceId);
  const client = chooseClient(visit, caller, typed);
  const slotOf = (iso: string): string => slotTime(iso, dates.shortWeekdays, now());
  const second = findComingOrder(caller, visit.serviceId, now());
  const book = async (): Promise<void> => {
    const missing = {
      ...(visit.serviceId === undefined ? { service_id: said.missing.service } : {}),
      ...(time === undefined ? { starts_at: said.missing.time } : {}),
      ...(client.name.trim() === '' ? { name: said.missing.name } : {}),
    };
    setErrors(missing);
    if (time === undefined || Object.keys(missing).length > 0) return;
    // Another clerk may have ordered for the same caller meanwhile: that is shown first, and the next press orders nevertheless.
    const first = findComingOrder(await reread(), visit.serviceId, now());
    if (first !== undefined && idOf(first) !== (second === undefined ? undefined : idOf(second))) return;
    const email = client.email.trim() === '' ? null : client.email;
    const phone = client.phone.trim() === '' ? null : client.phone;
    const { starts_at, ends_at } = time;
    const saved = await save({ store_id: storeId, service_id: visit.serviceId, starts_at, ends_at, name: client.name, phone, email }, null);
    if ('row' in saved) return onBooked(saved.row, second);
    const { errors: refused, message } = saved.refusal;
    setErrors(Object.keys(refused).length === 0 ? { '': message } : refused);
    // The place was taken meanwhile: the list shows what is left.
    if (refused['starts_at'] !== undefined) await refetch();
  };
  const known = ['store_id', 'service_id', 'starts_at', 'phone', 'name', 'email'];
  const others = Object.entries(errors).filter(([field]) => !known.includes(field));
  const wholeForm = `${createPageOf(orders)}?${storeId === undefined ? '' : `${storeParameter}=${storeId}&`}${urlDefaultQuery({
    ...(visit.serviceId === undefined ? {} : { service_id: visit.serviceId }),
    ...client,
  })}`;
  return (
    <section className="caller__new" aria-label={said.order}>
      <h3>{said.order}</h3>
      <div className="caller__fields">
        <StoreField
          value={storeId}
          error={errors['store_id']}
          onChange={(id) => change({ storeId: id, serviceId: undefined, starts: undefined })}
        />
        <Field label={said.service} error={errors['service_id']}>
          {(control) => (
            <select
              {...control}
              className="input"
              disabled={services === undefined}
              value={visit.serviceId ?? ''}
              onChange={({ target }) => change({ serviceId: Number(target.value), starts: undefined })}
            >
              {visit.serviceId === undefined ? <option value="">{said.chooseService}</option> : null}
              {(services ?? []).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={said.time} error={errors['starts_at'] ?? errors['ends_at']} hint={hintOf()}>
          {(control) => (
            <select
              {...control}
              className="input"
              disabled={times.length === 0}
              value={time?.starts_at ?? ''}
              onChange={({ target }) => change({ starts: target.value })}
            >
              {time === undefined ? <option value="">{said.chooseTime}</option> : null}
              {times.map(({ starts_at }) => (
                <option key={starts_at} value={starts_at}>
                  {slotOf(starts_at)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {(['name', 'phone', 'email'] as const).map((field) => (
          <Field key={field} label={said[field]} error={errors[field]}>
            {(control) => (
              <input
                {...control}
                className="input"
                type={field === 'phone' ? 'tel' : 'text'}
                inputMode={field === 'email' ? 'email' : undefined}
                autoComplete="off"
                maxLength={field === 'name' ? 120 : 254}
                value={client[field]}
                onChange={({ target }) => change({ [field]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {second === undefined || service === undefined ? null : (
        <Notice tone="warning" announce="alert">
          <span className="caller__second">
            {said.second(service.name, slotOf(textOf(second['starts_at'])))}
            {time === undefined || !isOtherTime(second, time) ? null : (
              <Button onClick={() => setMoved(second)}>{said.moveThere(slotOf(time.starts_at))}</Button>
            )}
          </span>
        </Notice>
      )}
      {others.map(([field, message]) => (
        <Notice key={field} tone="danger" announce="alert">
          {message}
        </Notice>
      ))}
      <div className="caller__end">
        <Link to={wholeForm} onClick={onLeave}>
          {said.wholeForm}
        </Link>
        {storeId === undefined ? null : (
          <Link to={waitingAddress({ storeId, serviceId: visit.serviceId, client })} onClick={onLeave}>
            {said.toWait}
          </Link>
        )}
        <Button tone="primary" busy={saving} data-caller-book="" aria-keyshortcuts="Control+Enter" onClick={() => book()}>
          {said.book} <kbd aria-hidden="true">Ctrl Enter</kbd>
        </Button>
      </div>
      <Suspense fallback={null}>
        {moved === undefined ? null : <MoveDialog record={moved} time={time} onMoved={onLeave} onClose={() => setMoved(undefined)} />}
      </Suspense>
    </section>
  );

  function hintOf(): string | undefined {
    if (visit.serviceId === undefined) return undefined;
    if (isError) return said.timesFailed;
    if (offer === undefined) return undefined;
    if (!offer.has_plan) return said.noPlan;
    return times.length === 0 ? said.noTimes : undefined;
  }
}
