import type { JSX } from 'react';
import './row-mark.css';

/** A line with a few words along the upper side of what it is in, for those who see the rows. */
export function MarkLine({ text }: { readonly text: string }): JSX.Element {
  return (
    <span className="row-mark__line" aria-hidden="true">
      <span className="row-mark__text">{text}</span>
    </span>
  );
}
