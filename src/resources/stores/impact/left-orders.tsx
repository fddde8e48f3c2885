import type { JSX } from 'react';
import { Link } from 'react-router';
import { type AffectedOf, affectedAddress } from '../../../branch-status/booking/affected-orders.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useChangedHoursWords } from './changed-hours.ts';

type LeftOrdersProps = {
  /** How many orders are outside the hours after the change. */
  readonly count: number;
  readonly of: AffectedOf;
  readonly onClose: () => void;
};

/** After saving a change of hours: offers to go through the affected orders now or later. */
export function LeftOrders({ count, of, onClose }: LeftOrdersProps): JSX.Element {
  const words = useWords();
  const texts = useChangedHoursWords().left;
  return (
    <Dialog
      title={texts.title(count)}
      closeLabel={words.form.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.later}</Button>
          <Link className={buttonClass('primary')} to={affectedAddress(of)}>
            {texts.solve(count)}
          </Link>
        </>
      }
    >
      <p>{texts.text(count)}</p>
      <p className="quiet">{texts.find}</p>
    </Dialog>
  );
}
