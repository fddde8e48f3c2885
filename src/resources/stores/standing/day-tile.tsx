import type { JSX } from 'react';
import { localDay } from '../../../../contract/derive/check-draft.ts';
import { tabAddress } from '../../../crud/record/place/tab-address.ts';
import { useFromClock } from '../../../crud/vocabulary/clock.ts';
import { useWords } from '../../../crud/vocabulary/words.ts';
import { dayName, hoursText, reasonText } from '../calendar/day-words.ts';
import { useDays } from '../calendar/use-days.ts';
import { calendarTab } from '../hours/tab-names.ts';
import { Tile } from './tile.tsx';

/** When the store is open today, and which of its rules says so. */
export function DayTile({ storeId }: { readonly storeId: number }): JSX.Element {
  const words = useWords();
  const { standing } = words;
  const day = useFromClock(localDay);
  const { days, failed } = useDays(storeId, day, day);
  const told = days.get(day);
  const reason = told?.reasons.at(-1);
  return (
    <Tile title={standing.opening} more={{ to: tabAddress(`/stores/${storeId}`, calendarTab), label: standing.toCalendar }}>
      {told === undefined ? (
        <p>{failed === undefined ? '…' : standing.unread}</p>
      ) : (
        <>
          <p className="tile__main">{hoursText(words, told.intervals)}</p>
          <p>
            {dayName(words, day)}
            {reason === undefined ? '' : `, ${reasonText(words, reason)}`}
          </p>
        </>
      )}
    </Tile>
  );
}
