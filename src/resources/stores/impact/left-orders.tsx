import type { JSX } from 'react';
import { Link } from 'react-router';
import { type AffectedOf, affectedAddress } from '../../../branch-status/booking/affected-orders.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useChangedHoursWords } from './changed-hours-words.ts';

type LeftOrdersProps = {
  /** How many orders are outside the hours after the change. */
  readonly count: number;
  readonly of: AffectedOf;
  readonly onClose: () => void;
};

/** After saving a change of hours: offers to go through the affected orders now or later. */
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
