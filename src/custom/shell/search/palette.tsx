import { Fragment, type JSX, useState } from 'react';
import { searchedWords } from '../../../../contract/rules/text/fold-diacritics.ts';
import { matchedParts } from '../../../../contract/rules/text/matched-parts.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { FinderDialog, type FinderList, optionId } from './finder-dialog.tsx';
import type { Option, OptionGroup } from './option.ts';
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

type ResultListProps = FinderList<Option> & {
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly query: string;
  readonly isBusy: boolean;
};

/** What is offered, in groups; the focus stays in the input above, which points at the active one. */
function ResultList({ id, label, groups, query, active, isBusy, onPoint, onPick }: ResultListProps): JSX.Element {
  const words = searchedWords(query);
  return (
    <div id={id} className="search__list" role="listbox" aria-label={label} aria-busy={isBusy} tabIndex={-1}>
      {groups.map(({ key, title, options }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}-title`}>
          <div id={`${id}-${key}-title`} className="search__group" role="presentation">
            {title}
          </div>
          {options.map((option) => (
            // The keys are handled at the input, where the focus stays.
            <div
              key={option.key}
              id={optionId(id, option)}
              className={option.isOld ? 'search__option search__option--old' : 'search__option'}
              role="option"
              aria-selected={option.key === active?.key}
              aria-disabled={option.isOld}
              tabIndex={-1}
              // The focus stays in the input: a press on an option must not take it.
              onMouseDown={(event) => event.preventDefault()}
              {...(option.isOld ? {} : { onClick: () => onPick(option), onPointerMove: () => onPoint(option) })}
            >
              {option.icon === undefined ? null : <Icon name={option.icon} />}
              <span className="search__label">
                <Marked text={option.label} words={words} />
              </span>
              {option.details.length === 0 ? null : (
                <span className="search__details">
                  {option.details.map((detail, place) => (
                    <Fragment key={detail}>
                      {place === 0 ? ' ' : ', '}
                      <Marked text={detail} words={words} />
                    </Fragment>
                  ))}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A text with what was searched for marked in it. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element {
  return (
    <>
      {matchedParts(text, words).map((part, place) =>
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no name but their place
        part.isMatch ? <mark key={place}>{part.text}</mark> : <Fragment key={place}>{part.text}</Fragment>,
      )}
    </>
  );
}
