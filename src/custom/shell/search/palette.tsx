import { type JSX, useState } from 'react';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { FinderDialog } from '../finder/finder-dialog.tsx';
import { ResultList } from './result-list.tsx';
import './search.css';
import { useOptionGroups } from './use-option-groups.ts';
import { isWorthAsking } from './use-record-search.ts';

type PaletteProps = {
  /** What was typed before it was there. */
  readonly typed: string;
  readonly onClose: () => void;
  readonly onShowKeys: () => void;
};

/** Finds a record, a screen or a command; the keyboard alone is enough. */
export function Palette({ typed, onClose, onShowKeys }: PaletteProps): JSX.Element {
  const { search } = useConsoleWords();
  const [query, setQuery] = useState(typed);
  const { groups, isLoading, isFailed, retry } = useOptionGroups(query, onShowKeys);
  const offered = groups.flatMap((group) => group.options);
  const options = offered.filter(({ isOld }) => isOld !== true);
  return (
    <FinderDialog
      block="search"
      words={{ ...search, input: search.title }}
      {...{ query, options, onClose }}
      onQuery={setQuery}
      begun={0}
      // While the answer is on its way there may be nothing to choose yet.
      isWaiting={(active) => isLoading && active?.isFetched !== false}
      onPick={(option) => option.run()}
      onRetry={isFailed ? retry : undefined}
      note={noteOf()}
    >
      {(list) => (
        <>
          <ResultList label={search.results} {...{ groups, query }} {...list} isBusy={isLoading} />
          {isLoading && !offered.some(({ isFetched }) => isFetched) ? <Waiting label={search.searching} /> : null}
        </>
      )}
    </FinderDialog>
  );

  function noteOf(): string {
    if (isLoading) return search.searching;
    if (query.trim() === '') return `${search.hint} ${search.keys}`;
    if (options.length === 0) return isFailed ? '' : search.none(query.trim());
    return isWorthAsking(query) ? search.found(options.filter(({ leadsOn }) => leadsOn !== true).length) : search.moreLetters;
  }
}

const widths = ['60%', '45%', '52%'] as const;

/** Rows that records will fill. */
function Waiting({ label }: { readonly label: string }): JSX.Element {
  return (
    <div className="search__waiting">
      <span className="search__group">{label}</span>
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
