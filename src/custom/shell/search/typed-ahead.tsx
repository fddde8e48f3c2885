import type { JSX } from 'react';
import { searching } from '../../../../contract/basics/limits.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import './search.css';

type TypedAheadProps = { readonly query: string; readonly onQuery: (query: string) => void; readonly onClose: () => void };

/** Replaces the search while it is fetched, so that what is typed meanwhile goes to it and not to the page below. */
export function TypedAhead({ query, onQuery, onClose }: TypedAheadProps): JSX.Element {
  const { search } = useConsoleWords();
  return (
    <Modal className="search" label={search.title} onClose={onClose}>
      <div className="search__form">
        <input
          className="search__input"
          aria-label={search.title}
          autoComplete="off"
          spellCheck={false}
          maxLength={searching.longest}
          placeholder={search.placeholder}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
      <p className="search__note" role="status">
        {search.searching}
      </p>
    </Modal>
  );
}
