import { type JSX, useState } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { spokenInterval } from '../../../../contract/rules/opening/intervals.ts';
import { refusalOf } from '../../../crud/core/refusal.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { dayName, shortDay } from '../../stores/days/day-words.ts';
import './blocking.css';
import { officeHoursWords } from '../../stores/days/office-hours-words.ts';
import { useBlockingWords } from './blocking-words.ts';
import { type DayBlock, useUnblock } from './use-unblock.ts';

export type BlockOfDay = { readonly day: Day; readonly block: DayBlock };

type UnblockDialogProps = {
  readonly storeId: number;
  readonly service: string;
  readonly blocks: readonly BlockOfDay[];
  readonly onClose: () => void;
};

/** Lists the blocks on the shown days with a button to remove each. Closes after the last one. */
export function UnblockDialog({ storeId, service, blocks, onClose }: UnblockDialogProps): JSX.Element {
  const words = useWords();
  const said = useBlockingWords();
  const tell = useNotify();
  const unblock = useUnblock(storeId);
  const [fault, setFault] = useState<string>();
  const daysOf = ({ day, block }: BlockOfDay): string =>
    block.first_day === block.last_day
      ? dayName(words, day)
      : `${shortDay(words, block.first_day, day)} – ${shortDay(words, block.last_day, day)}`;
  const press = async (one: BlockOfDay): Promise<void> => {
    setFault(undefined);
    try {
      await unblock(one.day, one.block);
      tell(said.unblocked(daysOf(one)), 'success');
      if (blocks.length <= 1) onClose();
    } catch (error) {
      setFault(refusalOf(error).message);
    }
  };
  return (
    <Dialog
      title={said.unblock}
      closeLabel={officeHoursWords(words).calendar.cancel}
      onClose={onClose}
      actions={<Button onClick={onClose}>{officeHoursWords(words).calendar.cancel}</Button>}
    >
      <ul className="unblock">
        {blocks.map((one) => {
          const { by, id, hours, note } = one.block;
          const what = said.scopes[by === 'service' ? 'service' : 'branch'](service);
          const days = daysOf(one);
          const when = hours === null ? said.wholeDay : spokenInterval(hours);
          return (
            <li key={`${by} ${id} ${hours?.opens ?? ''} ${one.block.first_day}`}>
              <span>
                <strong>{days}</strong> · {when} · {what}
                {note === null || note === '' ? null : <span className="quiet"> · {note}</span>}
              </span>
              <Button icon="undo" aria-label={said.unblockOne(days, when, what)} onClick={() => press(one)}>
                {said.unblock}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="quiet">{said.unblockHelp}</p>
      {fault === undefined ? null : (
        <Notice tone="danger" announce="alert" title={said.unblockFailed}>
          {fault}
        </Notice>
      )}
    </Dialog>
  );
}
