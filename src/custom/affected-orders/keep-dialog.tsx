import { type JSX, useState } from 'react';
import { orders } from '../../../contract/resources/web-orders/orders.ts';
import { orderName } from '../../../contract/rules/orders/order-name.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import { type Row, textOf } from '../../crud/core/row.ts';
import { useWords } from '../../crud/core/words.ts';
import { useSave } from '../../crud/record/draft/use-save.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useAffectedWords } from './affected-words.ts';

const reasonLength = 200;

/** Keeps an order in closed time. The reason goes to its history; the client is not notified. */
export function KeepDialog({ record, onClose }: { readonly record: Row; readonly onClose: () => void }): JSX.Element {
  const words = useWords();
  const said = useAffectedWords();
  const { save, saving } = useSave(orders);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const name = useFromClock((now) => orderName(record, { shortWeekdays: words.dates.shortWeekdays, pin: words.orders.pin }, now));
  const submit = async (): Promise<void> => {
    const given = reason.trim();
    if (given === '') return setFault(said.reasonNeeded);
    // An unchanged reason would not be saved, and the order would stay in the list.
    if (given === textOf(record['over_capacity_reason'])) return setFault(said.reasonSame);
    const saved = await save({ over_capacity_reason: given }, record, { isQuiet: true, message: '' }, said.kept);
    if ('refusal' in saved) setFault(Object.values(saved.refusal.errors)[0] ?? saved.refusal.message);
    else onClose();
  };
  return (
    <Dialog
      title={said.keepTitle(name)}
      closeLabel={words.form.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{said.stays}</Button>
          <Button tone="primary" busy={saving} onClick={() => submit()}>
            {said.keep}
          </Button>
        </>
      }
    >
      <p>{said.keepText}</p>
      <Field label={said.reason} hint={said.reasonHelp} error={fault} required>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={reasonLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
