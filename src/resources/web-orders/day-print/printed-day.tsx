import { type JSX, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { orderStates } from '../../../../contract/rules/orders/order-states.ts';
import { useClock } from '../../../crud/core/clock.ts';
import { formatInstant } from '../../../crud/core/format.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { choiceLabel, useWords } from '../../../crud/core/words.ts';
import { usePaper } from '../../../crud/list/print/use-paper.ts';
import { dayName } from '../../stores/days/day-words.ts';
import '../../../crud/list/print/printed-list.css';
import { useDayPrintWords } from './day-print-words.ts';
import type { PrintedDayOf } from './printed-day-of.ts';
import './printed-day.css';
import { PrintedOrderRow } from './printed-order-row.tsx';
import { type StoreDay, useDayOrders } from './use-day-orders.ts';

/** The orders of a day on paper: a sheet for each branch, whose heading is on each page. */
export function PrintedDay({ day, storeId, onEnd }: PrintedDayOf & { readonly onEnd: () => void }): JSX.Element | null {
  const words = useWords();
  const said = useDayPrintWords();
  const tell = useNotify();
  const now = useClock();
  const [at] = useState(() => formatInstant(now().toISOString()));
  const sheet = useRef<HTMLDivElement>(null);
  const { data, isError } = useDayOrders({ day, storeId });
  const name = dayName(words, day);
  const isEmpty = data?.length === 0;
  useEffect(() => tell(said.preparing, 'info', undefined, { isPassing: true }), [tell, said]);
  useEffect(() => {
    if (!isError && !isEmpty) return;
    tell(isError ? said.failed : said.nobody(name), isError ? 'error' : 'info');
    onEnd();
  }, [isError, isEmpty, tell, said, name, onEnd]);
  usePaper(sheet, data !== undefined && !isEmpty, onEnd);
  if (data === undefined || isEmpty) return null;
  return createPortal(
    <div ref={sheet} className="printed-list printed-day">
      {data.map((one) => (
        <StoreSheet key={one.id} of={one} name={name} at={at} />
      ))}
    </div>,
    document.body,
  );
}

type StoreSheetProps = { readonly of: StoreDay; readonly name: string; readonly at: string };

function StoreSheet({ of, name, at }: StoreSheetProps): JSX.Element {
  const words = useWords();
  const said = useDayPrintWords();
  const columns = Object.entries(said.columns);
  const counts = orderStates.flatMap((state) => {
    const count = of.orders.filter(({ row }) => row['state'] === state).length;
    return count === 0 ? [] : [said.count(choiceLabel(words, orders, { name: 'state', value: state }), count)];
  });
  return (
    <section className="printed-day__store">
      <table>
        <thead>
          <tr>
            <td colSpan={columns.length} className="printed-day__head">
              <h1>{`${of.store}, ${name}`}</h1>
              <p>
                <strong>{words.grammar.count(words.labelsOf(orders).noun, of.orders.length)}</strong> ({counts.join(', ')}) ·{' '}
                {said.printedAt(at)}
              </p>
            </td>
          </tr>
          <tr>
            {columns.map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.orders.map((order) => (
            <PrintedOrderRow key={String(order.row['id'])} order={order} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
