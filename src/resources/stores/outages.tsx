import type { ReactNode } from 'react';
import type { Additions } from '../../crud/vocabulary/additions.ts';
import type { CellValue } from '../../crud/vocabulary/cell-value.ts';
import { useFromClock } from '../../crud/vocabulary/clock.ts';
import { formatInstant } from '../../crud/vocabulary/format.ts';
import { textOf } from '../../crud/vocabulary/row.ts';
import { useWords } from '../../crud/vocabulary/words.ts';
import { formatMinutes } from '../../watching/format-minutes.ts';

const minuteMilliseconds = 60_000;

export const additions: Additions = {
  icon: 'alert',
  head: { facts: ['store_id', 'started_at'] },
  cells: { ended_at: ended },
  shows: { ended_at: ended },
  absent: { ended_at: ({ row }) => <Lasting since={textOf(row['started_at'])} /> },
};

/** When it was over, and how long it took. */
function ended({ row, value, words }: CellValue): ReactNode {
  const end = textOf(value);
  const minutes = Math.round((Date.parse(end) - Date.parse(textOf(row['started_at']))) / minuteMilliseconds);
  return (
    <>
      {formatInstant(end)} <span className="quiet">({words.standing.took(formatMinutes(words.monitoring, minutes))})</span>
    </>
  );
}

/** Moves by itself. */
function Lasting({ since }: { readonly since: string }): ReactNode {
  const { standing, monitoring } = useWords();
  const minutes = useFromClock((now) => Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / minuteMilliseconds)));
  return standing.lasts(formatMinutes(monitoring, minutes));
}
