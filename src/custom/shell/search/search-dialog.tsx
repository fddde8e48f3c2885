import { type JSX, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRights } from '../../../providers/rights/use-rights.ts';
import { useMessages } from '../../../providers/words/console-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { visibleMenu } from '../menu/visible-menu.ts';
import { type Match, menuMatches } from './menu-matches.ts';
import './search.css';

/** Finds a place in the console; the keyboard alone is enough (WAI-ARIA combobox with a list). */
export function SearchDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const messages = useMessages();
  const { search } = messages.console;
  const navigate = useNavigate();
  const rights = useRights();
  const id = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const matches = menuMatches(visibleMenu(rights, messages), query);

  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

  const go = (match: Match | undefined): void => {
    if (match === undefined) return;
    onClose();
    void navigate(match.path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: matches.length - 1 };
    const step = steps[event.key];
    if (step !== undefined && matches.length > 0) setChosen((chosen + step) % matches.length);
    else if (event.key === 'Enter') go(matches[chosen]);
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
          aria-expanded={matches.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={matches.length > 0 ? `${id}-${chosen}` : undefined}
          autoComplete="off"
          placeholder={search.placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={search.close} onClick={onClose} />
      </div>
      <div className="search__results" id={`${id}-list`} role="listbox" aria-label={search.menu} tabIndex={-1}>
        {matches.map((match, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard at the input, where the focus stays
          <div
            key={match.path}
            id={`${id}-${place}`}
            className="search__option"
            role="option"
            aria-selected={place === chosen}
            tabIndex={-1}
            onClick={() => go(match)}
            onPointerMove={() => setChosen(place)}
          >
            {match.label}
            {match.where === match.label ? null : <span className="search__where">{match.where}</span>}
          </div>
        ))}
      </div>
      <p className="search__note" role="status">
        {matches.length === 0 ? search.none(query) : query === '' ? search.hint : search.found(matches.length)}
      </p>
    </Modal>
  );
}
