import { useLocale } from 'ra-core';
import { type JSX, Suspense, useState } from 'react';
import { orderSteps as czech } from '../../../contract/messages/cs/console/web-orders/order-steps.ts';
import { orderSteps as english } from '../../../contract/messages/en/console/web-orders/order-steps.ts';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import type { RowToolProps } from '../../crud/core/additions/additions.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { useMay } from '../../crud/core/gate.tsx';
import { type Row, textOf } from '../../crud/core/row.ts';
import { useNotify } from '../../crud/core/use-notify.ts';
import { useAct } from '../../crud/record/actions/use-act.ts';
import { Button } from '../../ui/button/button.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { type OrderStep, offeredSteps, orderSteps, undoMinutesLeft } from './offered-steps.ts';
import './step-buttons.css';

const ActionDialog = lazyPart(
  async () => (await import('../../crud/record/actions/action-dialog.tsx')).ActionDialog,
  ({ onClose }) => onClose(),
);

type StepButtonsProps = RowToolProps & {
  /** Which of the offered steps have a button here; all of them without it. */
  readonly among?: readonly OrderStep[];
  /** The filled button, for the next person of the day. */
  readonly isMain?: boolean;
};

/** The steps of an order that the office takes now, one press each; cancelling asks first, because the client gets a message. */
export function StepButtons({ record, additions, among = orderSteps, isMain = false }: StepButtonsProps): JSX.Element | null {
  const mayEdit = useMay(orders, 'edit');
  const offered = useFromClock((now) => offeredSteps(record, now).join(' ')).split(' ');
  const [isCancelling, setCancelling] = useState(false);
  const steps = orderSteps.filter((step) => offered.includes(step) && among.includes(step));
  if (!mayEdit || steps.length === 0) return null;
  return (
    <>
      {steps.map((step, place) => (
        <StepButton
          key={place === 0 ? 'first' : step}
          {...{ record, step }}
          isMain={isMain && place === 0}
          onAsk={() => setCancelling(true)}
        />
      ))}
      <Suspense fallback={null}>
        {isCancelling ? (
          <ActionDialog resource={orders} {...{ additions, record }} action="cancel" onClose={() => setCancelling(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

type StepButtonProps = { readonly record: Row; readonly step: OrderStep; readonly isMain: boolean; readonly onAsk: () => void };

function StepButton({ record, step, isMain, onAsk }: StepButtonProps): JSX.Element {
  const words = useLocale() === 'en' ? english : czech;
  const notify = useNotify();
  const { act, isActing } = useAct(orders);
  const minutes = useFromClock((now) => undoMinutesLeft(record, now));
  const label = step === 'undo' ? words.undo(minutes) : words[step];
  const press = async (): Promise<void> => {
    if (step === 'cancel') return onAsk();
    const refusal = await act(step, record, {});
    if (refusal !== undefined) notify(refusal.message, 'error');
  };
  return (
    <Button
      tone={isMain ? 'primary' : 'secondary'}
      busy={isActing}
      data-step={step}
      aria-label={words.of(label, textOf(record['name']))}
      aria-haspopup={step === 'cancel' ? 'dialog' : undefined}
      onClick={press}
    >
      {label}
    </Button>
  );
}

/** The steps in a row of the list: seen where the pointer or the focus is, and as long as the last one can be undone. */
export function RowSteps(props: RowToolProps): JSX.Element {
  return (
    <span className="row-steps">
      <StepButtons {...props} />
    </span>
  );
}
