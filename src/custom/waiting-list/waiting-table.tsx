import { type JSX, useState } from 'react';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { dayAt } from '../../../contract/rules/opening/open-instants.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { formatDay, formatMoment } from '../../../contract/rules/time/shown-time.ts';
import type { WaitingClient } from '../../branch-status/booking/waiting-list.ts';
import { useCalls } from '../../crud/core/calls.ts';
import { useClock } from '../../crud/core/clock.ts';
import { formatPhone } from '../../crud/core/format.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { readRefusal } from '../../crud/core/refusal.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { useWords } from '../../crud/core/words.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Status } from '../../ui/page/status.tsx';
import { PastDialog } from './past-dialog.tsx';
import { useWaitingWords } from './waiting-words.ts';

type WaitingTableProps = {
  readonly clients: readonly WaitingClient[];
  /** For whom it would suit; of all days where it is undefined. */
  readonly day: string | undefined;
  readonly onChange: () => Promise<unknown>;
};

/** Who waits for a time of one service, in their order; below are those who have one or did not answer. */
export function WaitingTable({ clients, day, onChange }: WaitingTableProps): JSX.Element {
  const said = useWaitingWords();
  const words = useWords();
  const { ask } = useCalls();
  const notify = useNotify();
  const [removed, setRemoved] = useState<WaitingClient>();
  const [past, setPast] = useState<WaitingClient>();
  const mayEdit = useMay(orders, 'edit');
  const now = useClock();
  const inLine = clients.filter(({ state }) => state === 'waiting' || state === 'offered');
  const others = clients.filter(({ state }) => state === 'taken' || state === 'expired');
  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      notify(done, 'success');
    } catch (error) {
      notify(readRefusal(error).message, 'error');
    }
    setRemoved(undefined);
    await onChange();
  }
  const [one] = clients;
  async function offerNext(onDay: string, instead?: WaitingClient): Promise<void> {
    try {
      const body = { service_id: one?.service_id ?? 0, day: onDay, ...(instead === undefined ? {} : { instead_of: instead.id }) };
      const { to } = await ask('POST /waiting-list/offers', { body, header: { 'Idempotency-Key': crypto.randomUUID() } });
      if (to === null) notify(said.letGo, 'info');
      else
        notify(said.offeredTo(to.name, slotTime(to.starts_at, words.dates.shortWeekdays, now()), formatMoment(to.until, now())), 'success');
    } catch (error) {
      notify(readRefusal(error).message, 'error');
    }
    await onChange();
  }
  return (
    <Panel padded={false}>
      <table className="waiting-list">
        <caption>
          {one?.service} <span className="quiet">{said.waits(inLine.length)}</span>
          {mayEdit && day !== undefined && inLine.some(({ state }) => state === 'waiting') ? (
            <span className="waiting-list__next">
              <Button aria-label={said.offerNextOf(one?.service ?? '')} onClick={() => offerNext(day)}>
                {said.offerNext}
              </Button>
            </span>
          ) : null}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{said.order}</span>
            </th>
            <th scope="col">{said.client}</th>
            <th scope="col">{said.suits}</th>
            <th scope="col">{said.since}</th>
            <th scope="col">{said.contact}</th>
            <th scope="col">{said.state}</th>
            <th scope="col">
              <span className="visually-hidden">{said.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...inLine, ...others].map((client, place) => (
            <Line
              key={client.id}
              client={client}
              place={place < inLine.length ? place + 1 : undefined}
              onTake={() => change(() => ask('POST /waiting-list/{id}/take', { path: { id: client.id } }), said.ordered(client.name))}
              hasDays={day === undefined}
              onNext={(onDay) => offerNext(onDay, client)}
              onPast={() => setPast(client)}
              onRemove={() => setRemoved(client)}
            />
          ))}
        </tbody>
      </table>
      {past === undefined ? null : <PastDialog client={past} onClose={() => setPast(undefined)} />}
      {removed === undefined ? null : (
        <Dialog
          title={said.removeTitle(removed.name)}
          closeLabel={words.form.close}
          onClose={() => setRemoved(undefined)}
          actions={
            <>
              <Button onClick={() => setRemoved(undefined)}>{said.keep}</Button>
              <Button
                tone="danger"
                onClick={() => change(() => ask('DELETE /waiting-list/{id}', { path: { id: removed.id } }), said.removed(removed.name))}
              >
                {said.remove}
              </Button>
            </>
          }
        >
          <p>{said.removeText}</p>
        </Dialog>
      )}
    </Panel>
  );
}

type LineProps = {
  readonly client: WaitingClient;
  readonly place: number | undefined;
  /** Whether each line names the days that suit. */
  readonly hasDays: boolean;
  readonly onTake: () => Promise<void>;
  readonly onNext: (day: string) => Promise<void>;
  readonly onPast: () => void;
  readonly onRemove: () => void;
};

function Line({ client, place, hasDays, onTake, onNext, onPast, onRemove }: LineProps): JSX.Element {
  const said = useWaitingWords();
  const { dates } = useWords();
  const now = useClock();
  const [mayCreate, mayEdit] = [useMay(orders, 'create'), useMay(orders, 'edit')];
  const { name, state, part, first_day: first, last_day: last, created_at: since, phone, email, offer } = client;
  const slot = (iso: string): string => slotTime(iso, dates.shortWeekdays, now());
  return (
    <tr data-offered={state === 'offered' || undefined}>
      <td className="quiet figures">{place}</td>
      <th scope="row">{name}</th>
      <td>
        {[...(hasDays ? [first === last ? formatDay(first) : said.days(formatDay(first), formatDay(last))] : []), said.parts[part]].join(
          ', ',
        )}
        {hasDays || first === last ? '' : `, ${said.to(formatDay(last))}`}
      </td>
      <td className="quiet figures">{formatMoment(since, now())}</td>
      <td className={phone === null ? 'waiting-list__mail' : 'figures'}>
        {phone === null ? <Address of={email ?? ''} /> : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
      </td>
      <td>
        {state === 'offered' && offer !== null ? (
          <Status tone="warning">{said.offered(slot(offer.starts_at), formatMoment(offer.until, now()))}</Status>
        ) : state === 'taken' && offer !== null ? (
          <Status tone="success">{said.taken(slot(offer.starts_at))}</Status>
        ) : (
          <Status tone="neutral" icon={state === 'expired' ? 'alert' : 'clock'}>
            {state === 'offered' ? said.states.waiting : said.states[state]}
          </Status>
        )}
      </td>
      <td>
        <div className="waiting-list__do">
          {state === 'offered' && mayCreate ? (
            <Button aria-label={said.takeOf(name)} onClick={onTake}>
              {said.take}
            </Button>
          ) : null}
          {state === 'offered' && offer !== null && mayEdit ? (
            <Button aria-label={said.offerInstead(name)} onClick={() => onNext(dayAt(new Date(offer.starts_at)))}>
              {said.offerNext}
            </Button>
          ) : null}
          <IconButton icon="history" label={said.history(name)} onClick={onPast} />
          {mayEdit ? (
            <Button tone="plain" aria-label={said.removeOf(name)} onClick={onRemove}>
              {said.remove}
            </Button>
          ) : null}
        </div>
      </td>
    </tr>
  );
}

/** An e-mail that may go on in the next line after its "@". */
function Address({ of }: { readonly of: string }): JSX.Element {
  const [box, domain] = of.split('@');
  return domain === undefined ? (
    <>{of}</>
  ) : (
    <>
      {box}@<wbr />
      {domain}
    </>
  );
}
