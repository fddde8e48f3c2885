import { useGetOne } from 'ra-core';
import { type JSX, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { prefixOf, recordPageOf } from '../../../contract/derive/addresses.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { slotTime } from '../../../contract/rules/orders/order-name.ts';
import { useMoveManyWords } from '../../branch-status/booking/move-many.ts';
import { useClock } from '../../crud/core/clock.ts';
import { formatPhone } from '../../crud/core/format.ts';
import { isRow, type Row, textOf } from '../../crud/core/row.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { choiceLabel, useWords } from '../../crud/core/words.ts';
import { useAct } from '../../crud/record/actions/use-act.ts';
import { Button } from '../../ui/button/button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { Status } from '../../ui/page/status.tsx';
import { findMoveStage, type ShownRow } from './move-stage.ts';

const MoveDialog = lazyPart(
  async () => (await import('../../resources/web-orders/times/move-dialog.tsx')).MoveDialog,
  ({ onClose }) => onClose(),
);

type MoveLineProps = {
  readonly row: ShownRow;
  readonly onChoose: (startsAt: string | null) => void;
  /** The message to its client is shown. */
  readonly onLook: () => void;
};

/** One order: the client, the time now, the time it gets, and what came of it. */
export function MoveLine({ row, onChoose, onLook }: MoveLineProps): JSX.Element {
  const said = useMoveManyWords();
  const { order } = row;
  const slot = useSlot();
  const stage = findMoveStage(row);
  return (
    <tr data-stage={stage} onFocus={onLook}>
      <th scope="row">
        <Link to={recordPageOf(orders, order)}>{order.name}</Link>
      </th>
      <td>
        <span className="figures">{order.is_settled ? '' : slot(order.starts_at)}</span> <span className="quiet">{order.service}</span>
      </td>
      <td>
        {stage === 'remaining' ? (
          <TimeChoice {...{ row, onChoose }} />
        ) : (
          <strong className="figures">{slot(textOf(row.record?.['starts_at'] ?? row.chosen ?? order.starts_at))}</strong>
        )}
      </td>
      <td>
        <Result {...{ row }} />
        {order.has_email || stage === 'done' ? null : (
          <span className="move-many__call">
            {said.call} {order.phone === null ? null : <a href={`tel:${order.phone}`}>{formatPhone(order.phone)}</a>}
          </span>
        )}
      </td>
    </tr>
  );
}

function useSlot(): (iso: string) => string {
  const { dates } = useWords();
  const now = useClock();
  return (iso) => slotTime(iso, dates.shortWeekdays, now());
}

/** The best times, and the way to all others. */
function TimeChoice({ row: { order, chosen }, onChoose }: Pick<MoveLineProps, 'row' | 'onChoose'>): JSX.Element {
  const said = useMoveManyWords();
  const slot = useSlot();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="move-many__time">
      {order.options.length === 0 ? (
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
      <Button tone="plain" aria-haspopup="dialog" aria-label={said.otherDayOf(order.name)} onClick={() => setOpen(true)}>
        {said.otherDay}
      </Button>
      <Suspense fallback={null}>{isOpen ? <OtherDay id={order.id} onClose={() => setOpen(false)} /> : null}</Suspense>
    </span>
  );
}

/** Moves this order alone, to any time. */
function OtherDay({ id, onClose }: { readonly id: number; readonly onClose: () => void }): JSX.Element | null {
  const { data } = useGetOne(prefixOf(orders), { id }, { retry: false });
  const record: unknown = data;
  return isRow(record) ? <MoveDialog {...{ record, onClose }} /> : null;
}

function Result({ row }: { readonly row: ShownRow }): JSX.Element {
  const said = useMoveManyWords();
  const { order, refused, record } = row;
  const stage = findMoveStage(row);
  if (stage === 'done') return <Outcome {...{ row }} />;
  if (stage === 'waiting') {
    return (
      <>
        <Status tone="warning">{said.moved}</Status>
        {record === undefined ? null : <Agreed {...{ record }} name={order.name} />}
      </>
    );
  }
  if (refused === null) return <span className="quiet">{said.waits}</span>;
  return (
    <span className="move-many__refused" role="alert">
      {order.options.length > 0 ? said.nextTime(refused) : said.noNext(refused)}
    </span>
  );
}

/** What ended it: the answer of the client, a colleague, or its state. */
function Outcome({ row: { record, isMoved, order } }: { readonly row: ShownRow }): JSX.Element {
  const said = useMoveManyWords();
  const words = useWords();
  const answer = record?.['move_answer'];
  const state = textOf(record?.['state']);
  if (state !== 'confirmed' && state !== 'unconfirmed') {
    return <Status tone="neutral">{choiceLabel(words, orders, { name: 'state', value: state })}</Status>;
  }
  if (answer === 'suits') {
    return (
      <Status tone="success" icon="checkCircle">
        {said.agreed}
      </Status>
    );
  }
  if (answer === 'other') return <Status tone="info">{said.chosenByClient}</Status>;
  return <Status tone="info">{isMoved || order.is_settled ? said.movedAgain : said.movedApart}</Status>;
}

/** Notes what the client said on the telephone. */
function Agreed({ record, name }: { readonly record: Row; readonly name: string }): JSX.Element {
  const said = useMoveManyWords();
  const { act } = useAct(orders);
  const notify = useNotify();
  const agree = async (): Promise<void> => {
    const refusal = await act('agree', record, {});
    if (refusal !== undefined) notify(refusal.message, 'error');
  };
  return (
    <Button tone="plain" aria-label={said.suitsOf(name)} onClick={() => agree()}>
      {said.suits}
    </Button>
  );
}
