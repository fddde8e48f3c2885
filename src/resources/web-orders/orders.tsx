import { type JSX, Suspense } from 'react';
import { orderName } from '../../../contract/rules/orders/order-name.ts';
import { statesFor } from '../../../contract/rules/orders/order-states.ts';
import type { Additions } from '../../crud/core/additions/additions.ts';
import type { CellValue } from '../../crud/core/field-props.ts';
import { isNothing } from '../../crud/core/row.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { emailTones, erasedName, erasedValue, orderTones, stateCell } from './order/order-cells.tsx';
import { mayExceed } from './times/may-exceed.ts';

const StartsAtInput = lazyPart(async () => (await import('./times/starts-at-input.tsx')).StartsAtInput);
const CancelReason = lazyPart(async () => (await import('./recipients-preview/cancel-reason.tsx')).CancelReason);
const RecipientsPreview = lazyPart(async () => (await import('./recipients-preview/recipients-preview.tsx')).RecipientsPreview);
const ofTime = () => import('./recipients-preview/recipients-of-move.tsx');
const RecipientsOfMove = lazyPart(async () => (await ofTime()).RecipientsOfMove);
const RecipientsOfRevert = lazyPart(async () => (await ofTime()).RecipientsOfRevert);
const MoveOrder = lazyPart(async () => (await import('./times/move-order.tsx')).MoveOrder);
const OrderConsent = lazyPart(async () => (await import('./order/order-consent.tsx')).OrderConsent);
const RowSteps = lazyPart(async () => (await import('./step-buttons.tsx')).RowSteps);
const MoveSelected = lazyPart(async () => (await import('./times/move-selected.tsx')).MoveSelected);
const OrderTools = lazyPart(async () => (await import('./day-print/order-tools.tsx')).OrderTools);

function consentOf(value: CellValue): JSX.Element {
  return (
    <Suspense>
      <OrderConsent {...value} />
    </Suspense>
  );
}

const erasable = { absent: erasedValue };
/** The input of the start writes it too. */
const inStart = { isElsewhere: true } as const;

export const additions: Additions = {
  icon: 'calendar',
  // A clerk knows a client by the name and the time, and asks for the PIN.
  head: {
    title: 'name',
    name: (order, { dates, orders }, now) => orderName(order, { shortWeekdays: dates.shortWeekdays, pin: orders.pin }, now),
    Line: lazyPart(async () => (await import('./order/order-line.tsx')).OrderLine),
    State: lazyPart(async () => (await import('./order/order-state.tsx')).OrderStateMark),
    facts: ['pin', 'phone', 'email', 'email_problem', 'move_answer', 'consent', 'channel'],
  },
  fields: {
    name: { absent: erasedName },
    email: erasable,
    phone: erasable,
    note: erasable,
    state: { tones: orderTones, cell: stateCell },
    email_problem: { tones: emailTones },
    consent: { cell: consentOf },
    cancel_reason: { input: CancelReason },
  },
  access: ({ record, actor, words }) => ({
    // No one fills in again what was erased.
    readOnly: record['name'] === '' ? words.labelsOf({ name: 'orders' }).fields['erased_at'] : undefined,
    // One that has ended stays what and when it was.
    settled: statesFor('move').some((one) => one === record['state']) ? [] : ['service_id', 'starts_at', 'ends_at'],
    unseen: actor && isNothing(record['over_capacity_reason']) && !mayExceed(actor) ? ['over_capacity_reason'] : [],
  }),
  listSlots: {
    Tools: OrderTools,
    SelectionTools: MoveSelected,
    RowTools: RowSteps,
    keys: ({ shortcuts: { moveOrder, orderSteps } }) => [
      ['p', orderSteps.arrive],
      ['o', orderSteps.serve],
      ['v', orderSteps.undo],
      ['m', moveOrder],
      ['z', orderSteps.cancel],
      ['a', orderSteps.call],
    ],
    pressedByKey: {
      p: '[data-step="arrive"]',
      o: '[data-step="serve"]',
      v: '[data-step="undo"]',
      z: '[data-step="cancel"]',
      a: 'a[href^="tel:"]',
    },
  },
  recordSlots: {
    MainTools: MoveOrder,
    side: [
      {
        label: ({ orders }) => orders.messages,
        Tab: lazyPart(async () => (await import('./order/order-messages.tsx')).OrderMessages),
      },
    ],
  },
  formSlots: {
    beginsInForm: true,
    // A new order chooses one of the free times, which has its end too.
    newFields: {
      starts_at: { input: StartsAtInput, shape: { wide: true, group: true, errorInside: true } },
      ends_at: inStart,
      over_capacity_reason: inStart,
      move_reason: inStart,
    },
    Below: RecipientsOfMove,
  },
  confirmationSlots: { Action: RecipientsPreview, Revert: RecipientsOfRevert },
};
