import { type JSX, useState } from 'react';
import type { ConsoleWords } from '../../../../contract/messages/texts.ts';
import { StateMark } from '../../../branch-status/state-mark.tsx';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { FinderDialog, type FinderList, optionId } from '../finder/finder-dialog.tsx';
import './store-picker.css';
import { mostOffered, type OfferedStore, useOfferedStores } from './use-offered-stores.ts';
import { useStoreChoice } from './use-store-choice.ts';

type StoreOption = {
  readonly key: string;
  /** Undefined for all stores. */
  readonly id: number | undefined;
  readonly label: string;
  readonly state: OfferedStore['state'];
};

type StoreOptionGroup = {
  readonly key: string;
  /** The first group needs none. */
  readonly title: string | undefined;
  readonly options: readonly StoreOption[];
};

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

/** A list that is seen at once needs no second way to what is in it. */
const longList = 6;

type Offer = {
  readonly words: ConsoleWords['storeSwitcher'];
  readonly stores: readonly OfferedStore[];
  readonly total: number;
  readonly recent: readonly number[];
  readonly query: string;
};

/** What is offered: all stores, those chosen last, each by name; of a search what it found. */
export function storeGroups({ words, stores, total, recent, query }: Offer): readonly StoreOptionGroup[] {
  const named = stores.map((store) => optionOf(store, 'store'));
  if (query !== '') return named.length === 0 ? [] : [{ key: 'found', title: undefined, options: named }];
  const last = stores.length <= longList ? [] : recent.flatMap((id) => stores.filter((store) => store.id === id));
  const groups: readonly StoreOptionGroup[] = [
    { key: 'all', title: undefined, options: [{ key: 'all', id: undefined, label: words.all, state: undefined }] },
    { key: 'recent', title: words.recent, options: last.map((store) => optionOf(store, 'recent')) },
    { key: 'every', title: words.every(total), options: named },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function optionOf({ id, label, state }: OfferedStore, where: string): StoreOption {
  return { key: `${where}-${id}`, id, label, state };
}
