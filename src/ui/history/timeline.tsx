import type { JSX, ReactNode } from 'react';
import './timeline.css';

export type TimelineChange = { readonly name: string; readonly label: string; readonly before: ReactNode; readonly after: ReactNode };

export type TimelineEntry = {
  readonly key: string;
  readonly who: string;
  readonly what: string;
  /** ISO instant, and the same in words. */
  readonly at: string;
  readonly atText: string;
  readonly changes: readonly TimelineChange[];
};

export type TimelineWords = { readonly field: string; readonly before: string; readonly after: string };

/** What happened to a record, in the order given: who, when, and each value before and after. */
export function Timeline({ entries, words }: { readonly entries: readonly TimelineEntry[]; readonly words: TimelineWords }): JSX.Element {
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
          {entry.changes.length === 0 ? null : (
            <table className="timeline__changes">
              <thead>
                <tr>
                  <th scope="col">{words.field}</th>
                  <th scope="col">{words.before}</th>
                  <th scope="col">{words.after}</th>
                </tr>
              </thead>
              <tbody>
                {entry.changes.map((change) => (
                  <tr key={change.name}>
                    <th scope="row">{change.label}</th>
                    <td>{change.before}</td>
                    <td>{change.after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </li>
      ))}
    </ol>
  );
}
