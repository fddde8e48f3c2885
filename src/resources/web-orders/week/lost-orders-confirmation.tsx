import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useEffect, useRef } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { SaveConfirmationProps } from '../../../crud/core/additions/slots.ts';
import { useClock } from '../../../crud/core/clock.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SafeButton } from '../../../ui/dialog/safe-button.tsx';
import { lostByDraft } from './draft-plan.ts';
import { LostOrders } from './lost-orders.tsx';
import { useAvailabilityInput } from './use-availability-input.ts';
import { useWeekWords } from './week-words.ts';
import './preview.css';

/**
 * Shows the orders that a changed plan would leave without a time, before the plan is saved. It saves at once where there are none, or where
 * they cannot be read.
 */
export function LostOrdersConfirmation({ draft, onSave, onStay }: SaveConfirmationProps): JSX.Element | null {
  const words = useWords();
  const said = useWeekWords();
  const queries = useQueryClient();
  const input = useAvailabilityInput(draft);
  const now = useClock()();
  const isGone = useRef(false);
  const lost = input.is === 'known' ? lostByDraft(input.input, draft, now) : [];
  const isFree = input.is !== 'counting' && lost.length === 0;
  const save = async (): Promise<void> => {
    if (isGone.current) return;
    isGone.current = true;
    await onSave();
    // What the plan offers now is read again.
    await queries.invalidateQueries({ queryKey: [prefixOf(resourceNamed('orders')), 'booking-input'] });
  };
  useEffect(() => {
    if (isFree) void save();
  });
  if (input.is === 'counting' || isFree) return null;
  const actions = (
    <>
      <SafeButton onClick={onStay}>{said.stay}</SafeButton>
      <Button tone="primary" icon="save" onClick={save}>
        {said.saveAnyway}
      </Button>
    </>
  );
  return (
    <Dialog title={said.lostQuestion(lost.length)} closeLabel={words.form.close} onClose={onStay} actions={actions}>
      <LostOrders orders={lost} />
    </Dialog>
  );
}
