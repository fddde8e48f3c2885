import type { JSX } from 'react';
import type { ChangesWords, FieldChange } from './changes-table.tsx';
import './change-lines.css';

/** Each changed field with its value before and after, where a table has no room. */
export function ChangeLines({ changes, words }: { readonly changes: readonly FieldChange[]; readonly words: ChangesWords }): JSX.Element {
  return (
    <dl className="change-lines">
      {changes.map(({ name, label, before, after, parts, revert }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {parts === undefined ? (
              <>
                <span className="change-lines__before">
                  <span className="visually-hidden">{`${words.before}: `}</span>
                  {before}
                </span>
                <span aria-hidden="true"> → </span>
                <span>
                  <span className="visually-hidden">{`${words.after}: `}</span>
                  {after}
                </span>
              </>
            ) : (
              parts
            )}
            {revert === undefined ? null : (
              <button type="button" className="change-lines__revert" aria-label={revert.of} onClick={revert.run}>
                {revert.label}
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
