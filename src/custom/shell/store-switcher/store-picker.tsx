import { type JSX, useState } from 'react';
import { StateMark } from '../../../branch-status/state-mark.tsx';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { FinderDialog, type FinderList, optionId } from '../finder/finder-dialog.tsx';
import { type StoreOption, type StoreOptionGroup, storeGroups } from './store-groups.ts';
import './store-picker.css';
import { mostOffered, useOfferedStores } from './use-offered-stores.ts';
import { useStoreChoice } from './use-store-choice.ts';

type StorePickerProps = { readonly chosen: number | undefined; readonly onClose: () => void };

/** Chooses a store by typing and arrows, or by a press; a sheet on a phone. */
export function StorePicker({ chosen, onClose }: StorePickerProps): JSX.Element {
  const { storeSwitcher: words } = useConsoleWords();
  const { recent, choose } = useStoreChoice();
  const [query, setQuery] = useState('');
  const { stores, total, isLoading, isFailed, retry } = useOfferedStores(query);
  const groups = storeGroups({ words, stores, total, recent, query: query.trim() });
  const options = groups.flatMap((group) => group.options);
  return (
    <FinderDialog
      block="store-picker"
      words={{ ...words, input: words.search, placeholder: words.search }}
      {...{ query, options, onClose }}
      onQuery={setQuery}
      begun={query.trim() === '' ? options.findIndex(({ id }) => id === chosen) : 0}
      isWaiting={() => isLoading}
      onPick={({ id }) => choose(id)}
      onRetry={isFailed ? retry : undefined}
      note={noteOf()}
    >
      {(list) => <StoreOptions {...{ groups, chosen }} {...list} label={words.results} isBusy={isLoading} />}
    </FinderDialog>
  );

  function noteOf(): string {
    if (isLoading) return words.loading;
    if (query.trim() !== '') return stores.length === 0 ? words.none(query.trim()) : words.found(total);
    return total > mostOffered ? words.more(mostOffered) : words.note;
  }
}

type StoreOptionsProps = FinderList<StoreOption> & {
  readonly label: string;
  readonly groups: readonly StoreOptionGroup[];
  readonly chosen: number | undefined;
  readonly isBusy: boolean;
};

/** Stores to choose from, in groups; the focus stays in the input above, which points at the active one. */
function StoreOptions({ id, label, groups, chosen, active, isBusy, onPoint, onPick }: StoreOptionsProps): JSX.Element {
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={isBusy} tabIndex={-1}>
      {groups.map(({ key, title, options }) => (
        <div key={key} role="group" {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': `${id}-${key}-title` })}>
          {title === undefined ? null : (
            <div id={`${id}-${key}-title`} className="store-picker__group" role="presentation">
              {title}
            </div>
          )}
          {options.map((option) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are handled at the input, where the focus stays
            <div
              key={option.key}
              id={optionId(id, option)}
              className={option === active ? 'store-picker__option store-picker__option--active' : 'store-picker__option'}
              role="option"
              aria-selected={option.id === chosen}
              tabIndex={-1}
              // The focus stays in the input: a press on an option must not take it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(option)}
              onPointerMove={() => onPoint(option)}
            >
              <span className="store-picker__check">{option.id === chosen ? <Icon name="check" size={18} /> : null}</span>
              <span className="store-picker__label" title={option.label}>
                {option.label}
              </span>
              {option.state === undefined || option.state === 'communicating' ? null : (
                <span className="store-picker__state">
                  <StateMark state={option.state} />
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
