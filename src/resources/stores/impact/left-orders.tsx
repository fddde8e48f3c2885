import type { JSX } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { type AffectedOf, affectedAddress } from '../../../watching/booking/affected-orders.ts';
import { useChangedHoursWords } from './changed-hours-words.ts';

type LeftOrdersProps = {
  /** So many orders the change has left outside of the hours. */
  readonly count: number;
  readonly of: AffectedOf;
  readonly onClose: () => void;
};

/** After a change of hours is saved: leads to the orders that it has left outside, or leaves them for later. */
export function LeftOrders({ count, of, onClose }: LeftOrdersProps): JSX.Element {
  const words = useWords();
  const said = useChangedHoursWords().left;
  return (
    <Dialog
      title={said.title(count)}
      closeLabel={words.form.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{said.later}</Button>
          <Link className={buttonClass('primary')} to={affectedAddress(of)}>
            {said.solve(count)}
          </Link>
        </>
      }
    >
      <p>{said.text(count)}</p>
      <p className="quiet">{said.find}</p>
    </Dialog>
  );
}
