import type { JSX } from 'react';
import { orders } from '../../../../contract/resources/web-orders/orders.ts';
import { orderStates } from '../../../../contract/rules/orders/order-states.ts';
import { orderTiming } from '../../../../contract/rules/orders/order-timing.ts';
import { formatMinutes } from '../../../branch-status/format-duration.ts';
import type { RecordSlotProps } from '../../../crud/core/additions/slots.ts';
import { useFromClock } from '../../../crud/core/clock.ts';
import { textOf } from '../../../crud/core/row.ts';
import { choiceLabel, useWords } from '../../../crud/core/words.ts';
import { Status } from '../../../ui/page/status.tsx';
import { orderTones } from './order-cells.tsx';

/** The state of an order, and how near its time is as long as the client has not come. Moves on its own. */
export function OrderStateMark({ record }: RecordSlotProps): JSX.Element | null {
  const words = useWords();
  const state = orderStates.find((one) => one === record['state']);
  const said = useFromClock((now) => {
    if (state === undefined) return '';
    const name = choiceLabel(words, orders, { name: 'state', value: state });
    const timing = orderTiming(state, textOf(record['starts_at']), now);
    if (timing === undefined) return name;
    const say = { soon: words.orders.startsIn, late: words.orders.late }[timing.is];
    return say(name, formatMinutes(words.monitoring, timing.minutes));
  });
  const isLate = useFromClock((now) => (state === undefined ? '' : (orderTiming(state, textOf(record['starts_at']), now)?.is ?? '')));
  if (state === undefined) return null;
  return <Status tone={isLate === 'late' ? 'warning' : orderTones[state]}>{said}</Status>;
}
