import type { ReactNode } from 'react';
import { formatMinutes } from '../../branch-status/format-duration.ts';
import type { Additions } from '../../crud/core/additions/additions.ts';
import { useFromClock } from '../../crud/core/clock.ts';
import type { CellValue } from '../../crud/core/field-props.ts';
import { formatInstant } from '../../crud/core/format.ts';
import { textOf } from '../../crud/core/row.ts';
import { useWords } from '../../crud/core/words.ts';
import { OutageRanks } from './status/outage-ranks.tsx';
import '../../crud/fields/references/values.css';

const minuteMilliseconds = 60_000;
/** `08:33` at the end of an instant. */
const timeLength = 5;

export const additions: Additions = {
  icon: 'alert',
  head: { facts: ['store_id', 'started_at'] },
  fields: { ended_at: { cell: endedInList, show: ended, absent: ({ row }) => <Lasting since={textOf(row['started_at'])} /> } },
  listSlots: { Above: OutageRanks },
};

/** Next to the beginning, without saying its day again: a list has room for how long it took. */
function endedInList(context: CellValue): ReactNode {
  const { row, value, words } = context;
  const [begun, end] = [formatInstant(textOf(row['started_at'])), formatInstant(textOf(value))];
  const isSameDay = begun.slice(0, -timeLength) === end.slice(0, -timeLength);
  return (
    <span className="nowrap">
      {isSameDay ? end.slice(-timeLength) : end} <span className="quiet">({formatMinutes(words.monitoring, minutesOf(context))})</span>
    </span>
  );
}

/** Minutes from the beginning to the end. */
function minutesOf({ row, value }: CellValue): number {
  return Math.round((Date.parse(textOf(value)) - Date.parse(textOf(row['started_at']))) / minuteMilliseconds);
}

/** When it was over, and how long it took. */
function ended(context: CellValue): ReactNode {
  const { value, words } = context;
  const end = textOf(value);
  const minutes = minutesOf(context);
  return (
    <span>
      {formatInstant(end)} <span className="quiet">({words.storeStatus.took(formatMinutes(words.monitoring, minutes))})</span>
    </span>
  );
}

/** Moves on its own. */
function Lasting({ since }: { readonly since: string }): ReactNode {
  const { storeStatus, monitoring } = useWords();
  const minutes = useFromClock((now) => Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / minuteMilliseconds)));
  return <span className="nowrap">{storeStatus.lasts(formatMinutes(monitoring, minutes))}</span>;
}
