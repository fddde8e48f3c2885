import type { JSX } from 'react';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { orderName, slotTime } from '../../../../contract/rules/orders/order-name.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { type Row, textOf } from '../../../crud/core/row.ts';
import { useWords } from '../../../crud/core/words.ts';
import { ChangedMeanwhile } from '../../../crud/record/history/changed-meanwhile.tsx';
import { OrderStateMark } from '../order/order-state.tsx';
import { useOrderingWords } from './ordering-words.ts';

type MovedMeanwhileProps = {
  /** The order when its moving was opened. */
  readonly opened: Row;
  /** The order as it is now. */
  readonly record: Row;
  /** The server has refused to move it, because a colleague was quicker. */
  readonly isRefused: boolean;
};

/**
 * A colleague gave the order another time or state while its moving is open. Saving would replace their work, and the client would be
 * written to twice.
 */
export function MovedMeanwhile({ opened, record, isRefused }: MovedMeanwhileProps): JSX.Element | null {
  const words = useWords();
  const said = useOrderingWords();
  const [before, after] = [textOf(opened['starts_at']), textOf(record['starts_at'])];
  const [was = '', is = ''] = useFromClock((now) =>
    [before, after].map((time) => slotTime(time, words.dates.shortWeekdays, now)).join('|'),
  ).split('|');
  const name = useFromClock((now) => orderName(record, { shortWeekdays: words.dates.shortWeekdays, pin: words.orders.pin }, now));
  if (before === after && opened['state'] === record['state'] && !isRefused) return null;
  return (
    <ChangedMeanwhile
      resource={orders}
      {...{ record, name }}
      State={OrderStateMark}
      {...(before === after ? {} : { what: said.movedMeanwhile(was, is) })}
    />
  );
}
