import { type JSX, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { searching } from '../../../../contract/basics/limits.ts';
import { useConsoleWords } from '../../../providers/words/console-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useWhenLoaded } from '../../../ui/filter/use-when-loaded.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import type { Option } from './option.ts';
import { optionId, ResultList } from './result-list.tsx';
import './search.css';
import { useOptionGroups } from './use-option-groups.ts';
import { isWorthAsking } from './use-record-search.ts';

type PaletteProps = {
  /** What was typed before it was there. */
  readonly typed: string;
  readonly onClose: () => void;
  readonly onShowKeys: () => void;
};

/** Finds a record, a screen or a command; the keyboard alone is enough (WAI-ARIA combobox with a grouped list). */
export function Palette({ typed, onClose, onShowKeys }: PaletteProps): JSX.Element {
  const { search } = useConsoleWords();
  const listId = useId();
  const [query, setQuery] = useState(typed);
  const [pointed, setPointed] = useState<string>();
  const { groups, isLoading, isFailed, retry } = useOptionGroups(query, onShowKeys);
  const offered = groups.flatMap((group) => group.options);
  const options = offered.filter(({ isOld }) => isOld !== true);
  const place = Math.max(
    0,
    options.findIndex(({ key }) => key === pointed),
  );
  const active = options[place];
  const activeId = active === undefined ? undefined : optionId(listId, active);

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const pick = (option: Option | undefined): void => {
    if (option === undefined) return;
    // Closed first: the focus is back where it was before the new screen takes it.
    onClose();
    option.run();
  };
  // While the answer is on its way there may be nothing to choose yet.
  const choice = useWhenLoaded(isLoading && active?.isFetched !== false, () => pick(active));
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setPointed(options[(place + step + options.length) % Math.max(options.length, 1)]?.key);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choice.ask();
    else return;
    event.preventDefault();
  };

  return (
    <Modal className="search" label={search.title} onClose={onClose}>
      <div className="search__form">
        <Icon name="search" size={20} />
        <input
          className="search__input"
          role="combobox"
          aria-label={search.title}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          maxLength={searching.longest}
          placeholder={search.placeholder}
          value={query}
          onChange={(event) => {
            choice.forget();
            setQuery(event.target.value);
            setPointed(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={search.close} onClick={onClose} />
      </div>
      <div className="search__results">
        <ResultList
          id={listId}
          label={search.results}
          {...{ groups, query, active }}
          isBusy={isLoading}
          onPoint={({ key }) => setPointed(key)}
          onPick={pick}
        />
        {isLoading && !offered.some(({ isFetched }) => isFetched) ? <Waiting label={search.searching} /> : null}
        {isFailed ? (
          <div className="search__failure" role="alert">
            <p>{search.failed}</p>
            <Button onClick={retry}>{search.retry}</Button>
          </div>
        ) : null}
      </div>
      <p className="search__note" role="status">
        {noteOf()}
      </p>
    </Modal>
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
