import type { JSX } from 'react';
import { useBranchOverviewWords } from '../../../branch-status/all-stores/overview-words.ts';
import { useWords } from '../../../crud/core/words.ts';
import { tabAddress } from '../../../crud/record/record-context/tab-address.ts';
import { hoursText, shortDay, shortReason } from '../days/day-words.ts';
import { useOpening } from '../days/use-opening.ts';
import { hoursTab } from '../parts/tab-names.ts';
import { SideLine, SidePart } from './side-part.tsx';

/** When the branch is open today, tomorrow, and on the next days that differ: the one that someone entered and the public holiday. */
export function HoursSide({ storeId }: { readonly storeId: number }): JSX.Element {
  const words = useWords();
  const overview = useBranchOverviewWords();
  const { standing } = words;
  const { day, today, tomorrow, exception, holiday, failed } = useOpening(storeId);
  const waits = failed === undefined ? '…' : standing.unread;
  return (
    <SidePart title={overview.opening} more={{ to: tabAddress(`/stores/${storeId}`, hoursTab), label: overview.toHours }}>
      <SideLine name={overview.today}>
        <strong>{today === undefined ? waits : hoursText(words, today.intervals)}</strong>
      </SideLine>
      <SideLine name={overview.tomorrow}>{tomorrow === undefined ? waits : hoursText(words, tomorrow.intervals)}</SideLine>
      <SideLine name={overview.exception}>
        {exception === undefined
          ? today === undefined
            ? waits
            : overview.noException
          : `${shortDay(words, exception.day, day)} ${hoursText(words, exception.intervals)}, ${shortReason(words, exception)}`}
      </SideLine>
      {holiday === undefined ? null : (
        <SideLine name={overview.holiday}>
          {`${shortDay(words, holiday.day, day)} ${hoursText(words, holiday.intervals)}, ${shortReason(words, holiday)}`}
        </SideLine>
      )}
    </SidePart>
  );
}
