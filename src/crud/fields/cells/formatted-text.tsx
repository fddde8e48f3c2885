import { Fragment, type JSX } from 'react';
import { type FormattedPart, formattedParts, languageOfLink, linesOf, safeLink } from '../../../../contract/rules/text/formatted-text.ts';

type FormattedTextProps = {
  readonly source: string;
  /** Is in the text and is marked, as tags that are none. */
  readonly marked?: readonly string[];
};

/** An e-mail text as its readers see it. */
export function FormattedText({ source, marked = [] }: FormattedTextProps): JSX.Element {
  return <Parts parts={formattedParts(source)} marked={marked} />;
}

type PartsProps = { readonly parts: readonly FormattedPart[]; readonly marked: readonly string[] };

function Parts({ parts, marked }: PartsProps): JSX.Element {
  return (
    <>
      {parts.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no name but their place
        <Part key={place} part={part} marked={marked} />
      ))}
    </>
  );
}

function Part({ part, marked }: { readonly part: FormattedPart; readonly marked: readonly string[] }): JSX.Element | null {
  if (part.type === 'text') return <Lines text={part.value} marked={marked} />;
  if (part.type === 'break') return <br />;
  if (part.type === 'list') {
    const items = part.children.map(({ children }, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- items of one list have no name but their place
      <li key={place}>
        <Parts parts={children} marked={marked} />
      </li>
    ));
    return part.ordered === true ? <ol start={part.start ?? 1}>{items}</ol> : <ul>{items}</ul>;
  }
  if (part.type === 'paragraph' || part.type === 'strong' || part.type === 'emphasis' || part.type === 'link') {
    const inside = <Parts parts={part.children} marked={marked} />;
    if (part.type === 'paragraph') return <p>{inside}</p>;
    if (part.type === 'strong') return <strong>{inside}</strong>;
    if (part.type === 'emphasis') return <em>{inside}</em>;
    const [address, language] = [safeLink(part.url), languageOfLink(part.url)];
    if (language !== undefined) return <span lang={language}>{inside}</span>;
    return address === null ? (
      inside
    ) : (
      <a href={address} target="_blank" rel="noreferrer">
        {inside}
      </a>
    );
  }
  return null;
}

function Lines({ text, marked }: { readonly text: string; readonly marked: readonly string[] }): JSX.Element {
  return (
    <>
      {linesOf(text).map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of one text have no name but their place
        <Fragment key={place}>
          {place === 0 ? null : <br />}
          {line.split(/(\{[^{}\s]{1,40}\})/u).map((word, at) =>
            // oxlint-disable-next-line react/no-array-index-key -- words of one line have no name but their place
            marked.includes(word) ? <mark key={at}>{word}</mark> : <Fragment key={at}>{word}</Fragment>,
          )}
        </Fragment>
      ))}
    </>
  );
}
