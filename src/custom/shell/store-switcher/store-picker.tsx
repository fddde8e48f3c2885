import { type JSX, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { searching } from '../../../../contract/basics/limits.ts';
import { StateMark } from '../../../branch-status/state-mark.tsx';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useWhenLoaded } from '../../../ui/filter/use-when-loaded.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { type StoreOption, type StoreOptionGroup, storeGroups } from './store-groups.ts';
import './store-picker.css';
import { mostOffered, useOfferedStores } from './use-offered-stores.ts';
import { useStoreChoice } from './use-store-choice.ts';

type StorePickerProps = { readonly chosen: number | undefined; readonly onClose: () => void };

/** Chooses a store by typing and arrows, or by a press (WAI-ARIA combobox with a grouped list); a sheet on a phone. */
export function StorePicker({ chosen, onClose }: StorePickerProps): JSX.Element {
  const { storeSwitcher: words } = useConsoleWords();
  const { recent, choose } = useStoreChoice();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState<string>();
  const { stores, total, isLoading, isFailed, retry } = useOfferedStores(query);
  const groups = storeGroups({ words, stores, total, recent, query: query.trim() });
  const options = groups.flatMap((group) => group.options);
  const begun = options.findIndex(({ id }) => id === chosen);
  const place = options.findIndex(({ key }) => key === pointed);
  const active = options[place === -1 ? Math.max(0, query.trim() === '' ? begun : 0) : place];
  const activeId = active === undefined ? undefined : storeOptionId(listId, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const pick = (option: StoreOption | undefined): void => {
    if (option === undefined) return;
    // Closed first: the focus is back at the button, whatever becomes of the screen.
    onClose();
    choose(option.id);
  };
  const choice = useWhenLoaded(isLoading, () => pick(active));
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const here = active === undefined ? 0 : options.indexOf(active);
    if (step !== undefined) setPointed(options[(here + step + options.length) % Math.max(options.length, 1)]?.key);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choice.ask();
    else return;
    event.preventDefault();
  };
  return (
    <Modal className="store-picker" label={words.title} onClose={onClose}>
      <div className="store-picker__form">
        <Icon name="search" size={18} />
        <input
          className="store-picker__input"
          role="combobox"
          aria-label={words.search}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          maxLength={searching.longest}
          placeholder={words.search}
          value={query}
          onChange={(event) => {
            choice.forget();
            setQuery(event.target.value);
            setPointed(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <div className="store-picker__results">
        <StoreOptions
          {...{ groups, chosen, active }}
          id={listId}
          label={words.results}
          isBusy={isLoading}
          onPoint={({ key }) => setPointed(key)}
          onPick={pick}
        />
        {isFailed ? (
          <div className="store-picker__failure" role="alert">
            <p>{words.failed}</p>
            <Button onClick={retry}>{words.retry}</Button>
          </div>
        ) : null}
      </div>
      <p className="store-picker__note" role="status">
        {noteOf()}
      </p>
    </Modal>
  );

  function noteOf(): string {
    if (isLoading) return words.loading;
    if (query.trim() !== '') return stores.length === 0 ? words.none(query.trim()) : words.found(total);
    return total > mostOffered ? words.more(mostOffered) : words.note;
  }
}

type StoreOptionsProps = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly StoreOptionGroup[];
  readonly chosen: number | undefined;
  readonly active: StoreOption | undefined;
  readonly isBusy: boolean;
  readonly onPoint: (option: StoreOption) => void;
  readonly onPick: (option: StoreOption) => void;
};

/** Identifier of an option in the page. */
function storeOptionId(listId: string, { key }: StoreOption): string {
  return `${listId}-${key}`;
}

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
              id={storeOptionId(id, option)}
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
