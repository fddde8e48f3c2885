import { Fragment, type JSX } from 'react';
import { matchedParts, searchedWords } from '../../../../contract/rules/text/matched-parts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { type FinderList, optionId } from '../finder/finder-dialog.tsx';
import type { Option, OptionGroup } from './option.ts';

type ResultListProps = FinderList<Option> & {
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly query: string;
  readonly isBusy: boolean;
};

/** What is offered, in groups; the focus stays in the input above, which points at the active one. */
export function ResultList({ id, label, groups, query, active, isBusy, onPoint, onPick }: ResultListProps): JSX.Element {
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
