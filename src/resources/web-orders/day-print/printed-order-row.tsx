import type { JSX } from 'react';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { clockTime } from '../../../../contract/rules/orders/order-name.ts';
import type { OrderState } from '../../../../contract/rules/orders/order-states.ts';
import { formatPhone } from '../../../crud/core/format.ts';
import { textOf } from '../../../crud/core/row.ts';
import { choiceLabel, useWords } from '../../../crud/core/words.ts';
import type { PrintedOrder } from './use-day-orders.ts';

/** States that someone marked already: paper says them where the box to tick by hand would be. */
const marked: readonly string[] = ['arrived', 'served', 'missed'] satisfies readonly OrderState[];

/** One order on paper, with a box to tick by hand where it is still awaited. */
export function PrintedOrderRow({ order: { row, service } }: { readonly order: PrintedOrder }): JSX.Element {
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
