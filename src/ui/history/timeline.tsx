import type { JSX } from 'react';
import { ChangesTable, type ChangesWords, type FieldChange } from './changes-table.tsx';
import './timeline.css';

export type TimelineEntry = {
  readonly key: string;
  readonly who: string;
  readonly what: string;
  /** ISO instant, and the same in words. */
  readonly at: string;
  readonly atText: string;
  readonly changes: readonly FieldChange[];
};

/** What happened to a record, in the order given: who, when, and each value before and after. */
export function Timeline({ entries, words }: { readonly entries: readonly TimelineEntry[]; readonly words: ChangesWords }): JSX.Element {
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li key={entry.key} className="timeline__entry">
          <h2 className="timeline__head">
            <span>{entry.what}</span>
            <span className="timeline__by">
              {entry.who}, <time dateTime={entry.at}>{entry.atText}</time>
            </span>
          </h2>
          {entry.changes.length === 0 ? null : <ChangesTable changes={entry.changes} words={words} />}
        </li>
      ))}
    </ol>
  );
}
