import { type JSX, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { recordPageOf } from '../../../contract/derive/addresses.ts';
import { clientMessageLength } from '../../../contract/derive/operations/parameters.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { useClock } from '../../crud/vocabulary/clock.ts';
import { formatPhone } from '../../crud/vocabulary/format.ts';
import { useWords } from '../../crud/vocabulary/words.ts';
import { ToldLines } from '../../resources/web-orders/telling/told-clients.tsx';
import { useKeyDown } from '../../ui/behaviour/use-key-down.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadedScreen } from '../../ui/page/loaded-screen.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Status } from '../../ui/page/status.tsx';
import { affectedPage } from '../../watching/booking/affected-orders.ts';
import { useMoveManyWords } from '../../watching/booking/move-many.ts';
import { ordersAddress } from '../../watching/booking/orders-address.ts';
import './move-many.css';
import { type MovedOrder, type MovedRow, movesOf, useMoveMany, useProposals } from './use-move-many.ts';

const unanswered = { move_answer: 'waiting' } as const;

/** Moves the orders together: each has a proposed time that can be changed, and one press moves all of them. */
export function MoveMany({ ids }: { readonly ids: readonly number[] }): JSX.Element {
  const said = useMoveManyWords();
  return (
    <LoadedScreen title={said.title} words={said} read={useProposals(ids)}>
      {(found) => <Table found={found} />}
    </LoadedScreen>
  );
}

function Table({ found }: { readonly found: readonly MovedOrder[] }): JSX.Element {
  const said = useMoveManyWords();
  const [params] = useSearchParams();
  const { rows, choose, move } = useMoveMany(found);
  const [message, setMessage] = useState('');
  const moves = movesOf(rows);
  const screen = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useKeyDown(screen, (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) button.current?.click();
  });
  const guide = `${affectedPage}?${new URLSearchParams([...params].filter(([name]) => name !== 'ids'))}`;
  return (
    <div ref={screen}>
      <PageHeader
        title={said.title}
        description={said.help}
        actions={
          <>
            <Link className={buttonClass()} to={ordersAddress(unanswered)}>
              {said.unanswered}
            </Link>
            <Link className={buttonClass()} to={guide}>
              {said.toOne}
            </Link>
          </>
        }
      />
      {rows.length === 0 ? (
        <Panel padded={false}>
          <EmptyState icon="calendar" title={said.none}>
            <p>{said.noneText}</p>
          </EmptyState>
        </Panel>
      ) : (
        <div className="move-many">
          <Panel padded={false}>
            <table className="move-many__table">
              <caption className="visually-hidden">{said.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{said.client}</th>
                  <th scope="col">{said.former}</th>
                  <th scope="col">{said.proposal}</th>
                  <th scope="col">{said.result}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Line key={row.order.id} row={row} onChoose={(startsAt) => choose(row.order.id, startsAt)} />
                ))}
              </tbody>
            </table>
          </Panel>
          <section className="move-many__side" aria-label={said.message}>
            {moves.length === 0 ? null : <ToldLines purpose="changed" rows={{ ids: moves.map(({ id }) => id) }} />}
            <Field label={said.message} hint={said.messageHelp}>
              {(control) => (
                <textarea
                  {...control}
                  className="input"
                  rows={3}
                  maxLength={clientMessageLength}
                  value={message}
                  onChange={({ target }) => setMessage(target.value)}
                />
              )}
            </Field>
            {rows.every(({ isMoved }) => isMoved) ? null : (
              <Button
                ref={button}
                tone="primary"
                wide
                aria-keyshortcuts="Control+Enter"
                aria-disabled={moves.length === 0}
                onClick={() => move(message)}
              >
                {said.move(moves.length)}
              </Button>
            )}
          </section>
        </div>
      )}
    </div>
  );
}

type LineProps = { readonly row: MovedRow; readonly onChoose: (startsAt: string | null) => void };

function Line({ row: { order, chosen, isMoved, refused }, onChoose }: LineProps): JSX.Element {
  const said = useMoveManyWords();
  const { dates } = useWords();
  const now = useClock();
  const slot = (iso: string): string => slotTime(iso, dates.shortWeekdays, now());
  return (
    <tr data-moved={isMoved || undefined}>
      <th scope="row">
        <Link to={recordPageOf(orders, order)}>{order.name}</Link>
      </th>
      <td>
        <span className="figures">{slot(order.starts_at)}</span> <span className="quiet">{order.service}</span>
      </td>
      <td>
        {isMoved ? (
          <strong className="figures">{slot(chosen ?? '')}</strong>
        ) : order.options.length === 0 ? (
          said.noTime
        ) : (
          <select
            className="input figures"
            aria-label={said.timeOf(order.name)}
            value={chosen ?? ''}
            onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
          >
            {order.options.map(({ starts_at: startsAt }) => (
              <option key={startsAt} value={startsAt}>
                {slot(startsAt)}
              </option>
            ))}
            <option value="">{said.stay}</option>
          </select>
        )}
      </td>
      <td>
        {isMoved ? (
          <Status tone="success" icon="checkCircle">
            {said.moved}
          </Status>
        ) : refused !== null ? (
          <span className="move-many__refused" role="alert">
            {order.options.length > 0 ? said.nextTime(refused) : said.noNext(refused)}
          </span>
        ) : (
          <span className="quiet">{said.waits}</span>
        )}
        {order.has_email ? null : (
          <span className="move-many__call">
            {said.call} {order.phone === null ? null : <a href={`tel:${order.phone}`}>{formatPhone(order.phone)}</a>}
          </span>
        )}
      </td>
    </tr>
  );
}
