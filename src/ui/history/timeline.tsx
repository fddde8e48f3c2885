import type { JSX } from 'react';
import { ChangeLines } from './change-lines.tsx';
import type { ChangesWords, FieldChange } from './changes-table.tsx';
import './timeline.css';

export type TimelineEntry = {
  readonly key: string;
  readonly who: string;
  readonly what: string;
  /** ISO instant, and the same in words. */
  readonly at: string;
  readonly atText: string;
  readonly changes: readonly FieldChange[];
  /** Where the changes are not shown until they are asked for: what says so. */
  readonly folded?: string;
};

/** What happened to a record, in the order given: what, who, when, and each value before and after. */
export function Timeline({ entries, words }: { readonly entries: readonly TimelineEntry[]; readonly words: ChangesWords }): JSX.Element {
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li key={entry.key} className="timeline__entry">
          <h3 className="timeline__head">{entry.what}</h3>
          <p className="timeline__by">
            <time dateTime={entry.at}>{entry.atText}</time>, {entry.who}
          </p>
          <Changes entry={entry} words={words} />
        </li>
      ))}
    </ol>
  );
}

type ChangesProps = { readonly entry: TimelineEntry; readonly words: ChangesWords };

function Changes({ entry: { changes, folded }, words }: ChangesProps): JSX.Element | null {
  if (changes.length === 0) return null;
  const lines = <ChangeLines changes={changes} words={words} />;
  if (folded === undefined) return lines;
  return (
    <details className="timeline__folded">
      <summary>{folded}</summary>
      {lines}
    </details>
  );
}
