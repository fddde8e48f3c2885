import { type JSX, Suspense } from 'react';
import { orderName } from '../../../contract/rules/orders/order-name.ts';
import type { Additions } from '../../crud/vocabulary/additions.ts';
import type { CellValue } from '../../crud/vocabulary/cell-value.ts';
import { isNothing } from '../../crud/vocabulary/row.ts';
import { part } from '../../ui/page/part.tsx';
import { erasedName, erasedValue } from './order/erased-value.ts';
import { emailTones, orderTones } from './order/order-tones.ts';
import { stateCell } from './order/state-cell.tsx';
import { mayExceed } from './times/may-exceed.ts';

const StartsAtInput = part(async () => (await import('./times/starts-at-input.tsx')).StartsAtInput);
const CancelReason = part(async () => (await import('./telling/cancel-reason.tsx')).CancelReason);
const ToldClients = part(async () => (await import('./telling/told-clients.tsx')).ToldClients);
const ToldOfTime = part(async () => (await import('./telling/told-of-time.tsx')).ToldOfTime);
const ToldOfRevert = part(async () => (await import('./telling/told-of-time.tsx')).ToldOfRevert);
const MoveOrder = part(async () => (await import('./times/move-order.tsx')).MoveOrder);
const OrderConsent = part(async () => (await import('./order/order-consent.tsx')).OrderConsent);
const OrderTools = part(async () => (await import('./day-print/order-tools.tsx')).OrderTools);

function consentOf(value: CellValue): JSX.Element {
  return (
    <Suspense>
      <OrderConsent {...value} />
    </Suspense>
  );
}

export const additions: Additions = {
  icon: 'calendar',
  // A clerk knows a client by the name and the time, and asks for the PIN.
  head: {
    title: 'name',
    name: (order, { dates, orders }, now) => orderName(order, { shortWeekdays: dates.shortWeekdays, pin: orders.pin }, now),
    Line: part(async () => (await import('./order/order-line.tsx')).OrderLine),
    State: part(async () => (await import('./order/order-state.tsx')).OrderStateMark),
    facts: ['pin', 'phone', 'email', 'email_problem', 'consent', 'channel'],
  },
  aside: {
    title: ({ orders }) => orders.messages,
    Aside: part(async () => (await import('./order/order-messages.tsx')).OrderMessages),
  },
  tones: { state: orderTones, email_problem: emailTones },
  cells: { consent: consentOf, state: stateCell },
  inputs: { cancel_reason: CancelReason },
  Telling: ToldClients,
  Beside: ToldOfTime,
  Reverting: ToldOfRevert,
  // Nobody fills in again what was erased.
  readOnly: ({ record, words }) => (record['name'] === '' ? words.labelsOf({ name: 'orders' }).fields['erased_at'] : undefined),
  unseen: (order, actor) => (isNothing(order['over_capacity_reason']) && !mayExceed(actor) ? ['over_capacity_reason'] : []),
  absent: { name: erasedName, email: erasedValue, phone: erasedValue, note: erasedValue },
  RecordTools: MoveOrder,
  usualTools: true,
  ListTools: OrderTools,
  listKeys: ({ shortcuts }) => [['m', shortcuts.moveOrder]],
  // A new order chooses one of the free times, which has its end too.
  creation: {
    inputs: { starts_at: StartsAtInput },
    shapes: { starts_at: { wide: true, group: true, errorInside: true } },
    within: ['ends_at', 'over_capacity_reason', 'move_reason'],
  },
};
