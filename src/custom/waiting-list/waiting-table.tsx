import { type JSX, useState } from 'react';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { formatDay, formatMoment } from '../../../contract/rules/time/shown-time.ts';
import { useCalls } from '../../crud/vocabulary/calls.ts';
import { useClock } from '../../crud/vocabulary/clock.ts';
import { formatPhone } from '../../crud/vocabulary/format.ts';
import { useMay } from '../../crud/vocabulary/gate.tsx';
import { refusalOf } from '../../crud/vocabulary/refusal.ts';
import { useTell } from '../../crud/vocabulary/use-tell.ts';
import { useWords } from '../../crud/vocabulary/words.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Status } from '../../ui/page/status.tsx';
import type { WaitingClient } from './use-waiting.ts';
import { useWaitingWords } from './waiting-words.ts';

type WaitingTableProps = { readonly clients: readonly WaitingClient[]; readonly onChange: () => Promise<unknown> };

/** Who waits for a time of one service, in their order; below are those who have one or did not answer. */
export function WaitingTable({ clients, onChange }: WaitingTableProps): JSX.Element {
  const said = useWaitingWords();
  const words = useWords();
  const { ask } = useCalls();
  const tell = useTell();
  const [removed, setRemoved] = useState<WaitingClient>();
  const inLine = clients.filter(({ state }) => state === 'waiting' || state === 'offered');
  const others = clients.filter(({ state }) => state === 'taken' || state === 'expired');
  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      tell(done, 'success');
    } catch (error) {
      tell(refusalOf(error).message, 'error');
    }
    setRemoved(undefined);
    await onChange();
  }
  const [one] = clients;
  return (
    <Panel padded={false}>
      <table className="waiting-list">
        <caption>
          {one?.service} <span className="quiet">{said.waits(inLine.length)}</span>
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
              onRemove={() => setRemoved(client)}
            />
          ))}
        </tbody>
      </table>
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
  readonly onTake: () => Promise<void>;
  readonly onRemove: () => void;
};

function Line({ client, place, onTake, onRemove }: LineProps): JSX.Element {
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
      <td>{first === last ? said.parts[part] : `${said.parts[part]}, ${said.to(formatDay(last))}`}</td>
      <td className="quiet figures">{formatMoment(since, now())}</td>
      <td className="figures">{phone === null ? email : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}</td>
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
      <td className="waiting-list__do">
        {state === 'offered' && mayCreate ? (
          <Button aria-label={said.takeOf(name)} onClick={onTake}>
            {said.take}
          </Button>
        ) : null}
        {mayEdit ? (
          <Button tone="plain" aria-label={said.removeOf(name)} onClick={onRemove}>
            {said.remove}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
