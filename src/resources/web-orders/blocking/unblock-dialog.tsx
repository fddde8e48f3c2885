import { type JSX, useState } from 'react';
import type { Day } from '../../../../contract/rules/opening/calendar-days.ts';
import { withHours } from '../../../../contract/rules/opening/changed-hours.ts';
import { type Interval, spokenInterval } from '../../../../contract/rules/opening/intervals.ts';
import { readRefusal } from '../../../crud/core/refusal.ts';
import { useNotify } from '../../../crud/core/use-notify.ts';
import { useWords } from '../../../crud/core/words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { dayName, officeHoursWords, shortDay } from '../../stores/days/day-words.ts';
import './blocking.css';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import { useCalls } from '../../../crud/core/calls.ts';
import { resourceNamed } from '../../../crud/core/named.ts';
import { idOf, isRow } from '../../../crud/core/row.ts';
import { parseIntervals } from '../../stores/days/use-days.ts';
import type { FreeDay } from '../times/use-free-times.ts';
import { useBlockingWords } from './blocking-words.ts';

type DayBlock = FreeDay['blocks'][number];

const marks = prefixOf(resourceNamed('day-marks'));
const exceptions = prefixOf(resourceNamed('opening-exceptions'));
const serviceBlocks = prefixOf(resourceNamed('service-blocks'));

/** Removes a block: the day mark, the hours removed by an exception, or the block of the service. */
function useUnblock(storeId: number): (day: Day, block: DayBlock) => Promise<void> {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const { ask } = useCalls();

  /** Gives the hours back to the exception. Deletes it if the day is then the same as without it. */
  async function reopen(day: Day, id: number, hours: Interval): Promise<void> {
    const query = { from: day, to: day };
    const [{ data }, [ofDay]] = await Promise.all([
      provider.getOne(exceptions, { id }),
      ask('GET /stores/{id}/days', { path: { id: storeId }, query }),
    ]);
    const row: unknown = data;
    if (!isRow(row)) return;
    const open = row['closed'] === true ? [] : parseIntervals(row['intervals']);
    const intervals = withHours(open, hours);
    const reasons = ofDay?.reasons ?? [];
    const at = reasons.findIndex(({ code }) => code === 'exception');
    const planned = (reasons[at - 1]?.intervals ?? []).reduce<readonly Interval[]>(withHours, []);
    const previousData = { ...row, id: idOf(row) };
    if (JSON.stringify(planned) === JSON.stringify(intervals)) await provider.delete(exceptions, { id, previousData });
    else await provider.update(exceptions, { id, data: { closed: false, intervals }, previousData });
  }

  return async (day, { by, id, hours }) => {
    if (by === 'mark') await ask('POST /stores/{id}/mark-days', { path: { id: storeId }, body: { days: [day], day_type: null } });
    else if (by === 'service') await provider.delete(serviceBlocks, { id });
    else if (hours !== null) await reopen(day, id, hours);
    for (const changed of [marks, exceptions, serviceBlocks]) await queries.invalidateQueries({ queryKey: [changed] });
  };
}

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
  const notify = useNotify();
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
      notify(said.unblocked(daysOf(one)), 'success');
      if (blocks.length <= 1) onClose();
    } catch (error) {
      setFault(readRefusal(error).message);
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
