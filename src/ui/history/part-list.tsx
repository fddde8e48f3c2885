import type { JSX } from 'react';
import './part-list.css';

/** What happened to a part: a word, values, or both. A value is null where it is not said, and '' where there was none. */
export type PartChange = { readonly what: string; readonly before: string | null; readonly after: string | null };

/** A part of a structure, what it is called, and what happened to it. `where` is empty of the whole. */
export type ChangedPart = { readonly key: string; readonly where: string; readonly changes: readonly PartChange[] };

export type PartWords = {
  readonly before: string;
  readonly after: string;
  readonly moreParts: (count: number) => string;
  readonly whole: string;
  readonly less: string;
  /** In the place of a value that is none. */
  readonly empty: string;
};

/** This many parts and characters are shown at first. */
const shownParts = 8;
const shownCharacters = 160;

/** What changed, part by part; what is long is cut, and shown whole when it is asked for. */
export function PartList({ parts, words }: { readonly parts: readonly ChangedPart[]; readonly words: PartWords }): JSX.Element {
  // One more is no longer than the words for it.
  const first = parts.length > shownParts + 1 ? shownParts : parts.length;
  return (
    <>
      <Parts parts={parts.slice(0, first)} words={words} />
      {parts.length > first ? (
        <details className="part-list__more">
          <summary>{words.moreParts(parts.length - first)}</summary>
          <Parts parts={parts.slice(first)} words={words} />
        </details>
      ) : null}
    </>
  );
}

function Parts({ parts, words }: { readonly parts: readonly ChangedPart[]; readonly words: PartWords }): JSX.Element {
  return (
    <ul className="part-list">
      {parts.map(({ key, where, changes }) => (
        <li key={key}>
          {where === '' ? null : <span className="part-list__where">{changes.length === 0 ? where : `${where}: `}</span>}
          {changes.length === 1 ? (
            changes.map((change) => <Change key={change.what} {...{ change, words }} />)
          ) : (
            <ul className="part-list__changes">
              {changes.map((change) => (
                <li key={change.what}>
                  <Change {...{ change, words }} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Change({ change: { what, before, after }, words }: { readonly change: PartChange; readonly words: PartWords }): JSX.Element {
  const both = before !== null && after !== null;
  const only = before ?? after;
  return (
    <>
      {what === '' ? null : only === null ? what : `${what}: `}
      {both ? (
        <>
          <span className="part-list__before">
            <span className="visually-hidden">{`${words.before}: `}</span>
            <Value text={before} words={words} />
          </span>
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden">{`, ${words.after}: `}</span>
          <Value text={after} words={words} />
        </>
      ) : only === null ? null : (
        <Value text={only} words={words} />
      )}
    </>
  );
}

/** A colour has a sample of it, and a long text a way to see it whole. */
function Value({ text, words }: { readonly text: string; readonly words: PartWords }): JSX.Element {
  if (text === '') return <>{words.empty}</>;
  if (/^#[0-9a-f]{6}$/iu.test(text)) {
    return (
      <span className="part-list__sampled">
        <span className="part-list__colour" style={{ background: text }} aria-hidden="true" />
        {text}
      </span>
    );
  }
  if (text.length <= shownCharacters) return <>{text}</>;
  return (
    <details className="part-list__long">
      <summary>
        <span className="part-list__start">{`${text.slice(0, shownCharacters).trimEnd()}… `}</span>
        <span className="part-list__toggle part-list__toggle--more">{words.whole}</span>
        <span className="part-list__toggle part-list__toggle--less">{words.less}</span>
      </summary>
      {text}
    </details>
  );
}
