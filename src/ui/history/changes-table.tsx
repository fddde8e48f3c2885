import type { JSX, ReactNode } from 'react';
import './changes-table.css';

export type FieldChange = {
  readonly name: string;
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** In the place of both: what changed within a structure. */
  readonly parts?: ReactNode;
  /** A way back to the value before, in a history; `of` says to a screen reader of which field and version. */
  readonly revert?: { readonly label: string; readonly of: string; readonly run: () => void };
};
export type ChangesWords = { readonly field: string; readonly before: string; readonly after: string };

/** Each changed field with its value before and after. */
export function ChangesTable({ changes, words }: { readonly changes: readonly FieldChange[]; readonly words: ChangesWords }): JSX.Element {
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.name}>
            <th scope="row">{change.label}</th>
            {change.parts === undefined ? (
              <>
                <td>{change.before}</td>
                <td>{change.after}</td>
              </>
            ) : (
              <td colSpan={2}>{change.parts}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
