import type { JSX } from 'react';
import { slotTime } from '../../../../contract/rules/orders/order-name.ts';
import { useClock } from '../../../crud/vocabulary/clock.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { reasonIn, useGraceWords } from './grace-words.ts';
import type { Refused } from './use-take-back.ts';

type KeptDialogProps = { readonly refused: Refused; readonly onTakeBack: () => Promise<void>; readonly onClose: () => void };

/** Says which orders cannot be taken back and why, before anything is; the others are taken back when a person decides so. */
export function KeptDialog({ refused: { kept, taken_back: rest }, onTakeBack, onClose }: KeptDialogProps): JSX.Element {
  const said = useGraceWords();
  const { dates } = useWords();
  const now = useClock();
  return (
    <Dialog
      title={rest.length > 0 ? said.someTitle : said.noneTitle}
      closeLabel={said.close}
      onClose={onClose}
      actions={
        rest.length > 0 ? (
          <>
            <Button onClick={onClose}>{said.leave}</Button>
            <Button tone="primary" icon="undo" onClick={onTakeBack}>
              {said.takeBackSome(rest.length)}
            </Button>
          </>
        ) : (
          <Button tone="primary" onClick={onClose}>
            {said.close}
          </Button>
        )
      }
    >
      <p>{rest.length > 0 ? said.someText(rest.length) : said.noneText}</p>
      <ul className="grace__kept">
        {kept.map((one) => (
          <li key={one.id}>
            <strong>{one.name ?? said.unseen}</strong>
            {one.starts_at === null ? null : <span className="figures">{` ${slotTime(one.starts_at, dates.shortWeekdays, now())}`}</span>}
            <br />
            {reasonIn(said, one)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
