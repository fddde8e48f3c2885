import { useGetList } from 'ra-core';
import { type JSX, useState } from 'react';
import { prefixOf } from '../../../../contract/derive/addresses.ts';
import type { ConsoleWords } from '../../../../contract/messages/texts.ts';
import { registry } from '../../../../contract/resources/registry.ts';
import { type StoreState, storeStates } from '../../../../contract/rules/branch-status/store-state.ts';
import { StateMark } from '../../../branch-status/store-state.tsx';
import { idOf, isRow, textOf } from '../../../crud/core/row.ts';
import { useRested } from '../../../crud/fields/references/use-rested.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { FinderDialog, type FinderList, optionId } from '../search/finder-dialog.tsx';
import './store-picker.css';
import { useStoreChoice } from './use-store-choice.ts';

const restMilliseconds = 120;
/** This many are listed; the others are found by what is typed. */
const mostOffered = 100;

type OfferedStore = {
  readonly id: number;
  readonly label: string;
  /** Undefined for those who read names of stores alone. */
  readonly state: StoreState | undefined;
};

type OfferedStores = {
  readonly stores: readonly OfferedStore[];
  /** How many there are, next to those listed too. */
  readonly total: number;
  /** Until they are those of what is typed. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => Promise<unknown>;
};

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
function storeGroups({ words, stores, total, recent, query }: Offer): readonly StoreOptionGroup[] {
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

/** Stores that the person may choose, found by what is typed. */
function useOfferedStores(text: string): OfferedStores {
  const asked = text.trim();
  const q = useRested(asked, restMilliseconds);
  const { data, total, isFetching, isError, refetch } = useGetList(
    prefixOf(registry.stores),
    {
      pagination: { page: 1, perPage: mostOffered },
      sort: { field: registry.stores.represent, order: 'ASC' },
      filter: q === '' ? {} : { q },
    },
    { placeholderData: (previous) => previous, retry: false },
  );
  const rows: readonly unknown[] = data ?? [];
  const stores = rows.filter(isRow).map((row) => ({
    id: idOf(row),
    label: textOf(row[registry.stores.represent]),
    state: storeStates.find((state) => state === row['communication']),
  }));
  return { stores, total: total ?? stores.length, isLoading: isFetching || q !== asked, isFailed: isError, retry: refetch };
}
