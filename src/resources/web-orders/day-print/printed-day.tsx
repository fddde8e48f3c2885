import { type JSX, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { type OrderState, orderStates } from '../../../../contract/rules/orders/order-states.ts';
import { useClock } from '../../../crud/core/clock.ts';
import { formatInstant, formatPhone } from '../../../crud/core/format.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { choiceLabel, useWords, type Words } from '../../../crud/core/words.ts';
import { usePaper } from '../../../crud/list/print/use-paper.ts';
import { dayName } from '../../stores/days/day-words.ts';
import '../../../crud/list/print/printed-list.css';
import { useDayPrintWords } from './day-print-words.ts';
import type { PrintedDayOf } from './printed-day-of.ts';
import './printed-day.css';
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { paging } from '../../../../contract/basics/limits.ts';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { addDays } from '../../../../contract/rules/opening/calendar-days.ts';
import { instantOn } from '../../../../contract/rules/opening/open-instants.ts';
import { clockTime } from '../../../../contract/rules/orders/order-name.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, isRow, type Row, textOf } from '../../../crud/core/row.ts';
import { representationOf } from '../../../crud/fields/references/represent.ts';

/** States that someone marked already: paper says them where the box to tick by hand would be. */
const marked: readonly string[] = ['arrived', 'served', 'missed'] satisfies readonly OrderState[];

/** One order on paper, with a box to tick by hand where it is still awaited. */
function PrintedOrderRow({ order: { row, service } }: { readonly order: PrintedOrder }): JSX.Element {
  const words = useWords();
  const [starts, ends, phone, state] = ['starts_at', 'ends_at', 'phone', 'state'].map((name) => textOf(row[name]));
  const said = choiceLabel(words, orders, { name: 'state', value: state ?? '' });
  const isOff = state === 'cancelled' || state === 'expired';
  return (
    <tr className={isOff ? 'printed-day__off' : undefined}>
      <td className="printed-day__fixed">
        <strong>{clockTime(starts ?? '')}</strong>–{clockTime(ends ?? '')}
      </td>
      <td className="printed-day__fixed">{textOf(row['pin'])}</td>
      <td>
        <strong dir="auto">{textOf(row['name'])}</strong>
      </td>
      <td>{service}</td>
      <td className="printed-day__fixed">{phone === undefined || phone === '' ? '' : formatPhone(phone)}</td>
      <td className="printed-day__note">{textOf(row['note'])}</td>
      <td>{said}</td>
      <td>{isOff ? null : marked.includes(state ?? '') ? said : <span className="printed-day__tick" />}</td>
    </tr>
  );
}

/** The orders of a day on paper: a sheet for each branch, whose heading is on each page. */
export function PrintedDay({ day, storeId, onEnd }: PrintedDayOf & { readonly onEnd: () => void }): JSX.Element | null {
  const words = useWords();
  const said = useDayPrintWords();
  const notify = useNotify();
  const now = useClock();
  const [at] = useState(() => formatInstant(now().toISOString()));
  const sheet = useRef<HTMLDivElement>(null);
  const { data, isError } = useDayOrders({ day, storeId });
  const name = dayName(words, day);
  const isEmpty = data?.length === 0;
  useEffect(() => notify(said.preparing, 'info', undefined, { isPassing: true }), [notify, said]);
  useEffect(() => {
    if (!isError && !isEmpty) return;
    notify(isError ? said.failed : said.nobody(name), isError ? 'error' : 'info');
    onEnd();
  }, [isError, isEmpty, notify, said, name, onEnd]);
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

/** Orders of a branch on the day, in their order. */
type StoreDay = { readonly id: number; readonly store: string; readonly orders: readonly PrintedOrder[] };
type PrintedOrder = { readonly row: Row; readonly service: string };

/** What is printed of the day, by branches: read once, when someone prints it. */
function useDayOrders({ day, storeId }: PrintedDayOf) {
  const words = useWords();
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['print', prefixOf(orders), day, storeId],
    queryFn: async () => {
      const rows = await readDay(provider, { day, storeId });
      const stores = await readNames(provider, words, 'stores', rows);
      const services = await readNames(provider, words, 'services', rows);
      const days = [...stores].map(([id, store]) => {
        const own = rows.filter((row) => row['store_id'] === id);
        return { id, store, orders: own.map((row) => ({ row, service: services.get(Number(row['service_id'])) ?? '' })) };
      });
      return days.toSorted((one, other) => one.store.localeCompare(other.store, words.language));
    },
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readDay(provider: DataProvider, { day, storeId }: PrintedDayOf): Promise<readonly Row[]> {
  const filter = {
    starts_at_gte: instantOn(day, '00:00').toISOString(),
    starts_at_lte: new Date(instantOn(addDays(day, 1), '00:00').getTime() - 1).toISOString(),
    ...(storeId === undefined ? {} : { store_id: storeId }),
  };
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { pagination: { page, perPage: paging.maximalSize }, sort: { field: 'starts_at', order: 'ASC' }, filter } as const;
    const { data } = await provider.getList(prefixOf(orders), asked);
    rows.push(...data.filter(isRow));
    if (data.length < paging.maximalSize) return rows;
  }
}

/** Names of what the rows refer to. */
async function readNames(
  provider: DataProvider,
  words: Words,
  target: 'stores' | 'services',
  rows: readonly Row[],
): Promise<ReadonlyMap<number, string>> {
  const resource = resourceNamed(target);
  const ids = [...new Set(rows.map((row) => Number(row[target === 'stores' ? 'store_id' : 'service_id'])))];
  if (ids.length === 0) return new Map();
  const { data } = await provider.getMany(prefixOf(resource), { ids });
  return new Map(data.filter(isRow).map((row) => [idOf(row), representationOf(words, resource, row)]));
}
