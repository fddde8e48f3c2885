import type { ReactNode } from 'react';
import type { Additions } from '../additions.ts';
import { useFromClock } from '../clock.ts';
import type { CellValue } from '../derive/cell-value.ts';
import { formatInstant } from '../derive/format.ts';
import { textOf } from '../row.ts';
import { spokenMinutes } from '../watching/spoken-minutes.ts';
import { useWords } from '../words.ts';

const minuteMilliseconds = 60_000;

export const additions: Additions = {
  icon: 'alert',
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
      {formatInstant(end)} <span className="quiet">({words.standing.took(spokenMinutes(words.monitoring, minutes))})</span>
    </>
  );
}

/** Moves by itself. */
function Lasting({ since }: { readonly since: string }): ReactNode {
  const { standing, monitoring } = useWords();
  const minutes = useFromClock((now) => Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / minuteMilliseconds)));
  return standing.lasts(spokenMinutes(monitoring, minutes));
}
