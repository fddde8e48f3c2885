import { type ComponentProps, type JSX, type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import './combobox.css';
import { useWhenLoaded } from './use-when-loaded.ts';

export type Option = { readonly id: number; readonly label: string; readonly detail?: ReactNode };

export type ComboboxWords = {
  /** Nothing fits what is typed. */
  readonly none: string;
  /** There is nothing, whatever is typed. */
  readonly empty: string;
  readonly loading: string;
  readonly clear: string;
  readonly found: (count: number) => string;
};

export type ComboboxProps = {
  /** What ties the input to its label, hint and error. */
  readonly control: Pick<
    ComponentProps<'input'>,
    'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required' | 'aria-label' | 'name' | 'disabled'
  >;
  /** Names the list of what is found. */
  readonly listLabel: string;
  readonly words: ComboboxWords;
  /** What is shown while nothing is being typed: the name of what is picked. */
  readonly shown: string;
  readonly placeholder?: string | undefined;
  readonly options: readonly Option[];
  readonly loading: boolean;
  readonly picked: readonly number[];
  readonly onSearch: (text: string) => void;
  readonly onPick: (id: number) => void;
  readonly onClear?: (() => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** The list stays open below the input and a pick does not close it: for panels and several values. */
  readonly stays?: boolean;
  /** A pick leaves the opened list as it is, for the next one of several. */
  readonly picksSeveral?: boolean;
};

/** A field that finds one of many records by typing (WAI-ARIA combobox with a listbox; the focus never leaves the input). */
export function Combobox(props: ComboboxProps): JSX.Element {
  const {
    control,
    listLabel,
    words,
    shown,
    placeholder,
    options,
    loading,
    picked,
    onSearch,
    onPick,
    onClear,
    onLeave,
    inputRef,
    stays = false,
    picksSeveral = false,
  } = props;
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const open = stays || opened;
  const activeOption = options[active];
  const optionId = (id: number): string => `${listId}-${id}`;
  useEffect(() => {
    if (activeOption !== undefined) document.getElementById(`${listId}-${activeOption.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption, listId]);
  const search = (text: string): void => {
    setTyped(text);
    setActive(text === '' ? -1 : 0);
    setOpened(true);
    onSearch(text);
  };
  const leave = (): void => {
    setOpened(false);
    setTyped(undefined);
    setActive(-1);
    onSearch('');
  };
  const pick = (id: number): void => {
    onPick(id);
    if (picksSeveral) search('');
    else if (!stays) leave();
  };
  const choice = useWhenLoaded(loading, () => {
    if (activeOption !== undefined) pick(activeOption.id);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpened(true);
      // What is shown while loading answers an older query: the arrow then means the first of what comes.
      if (loading) setActive(0);
      else if (options.length > 0) setActive((was) => (Math.max(was, step === 1 ? -1 : 0) + step + options.length) % options.length);
    } else if (event.key === 'Enter' && open) {
      // An open list has the key to itself: it never sends the form around it.
      event.preventDefault();
      choice.ask();
    } else if (event.key === 'Escape' && opened && !stays) {
      event.preventDefault();
      event.stopPropagation();
      choice.forget();
      leave();
    }
  };
  return (
    <div className={stays ? 'combobox combobox--stays' : 'combobox'}>
      <div className="input-group">
        <input
          {...control}
          ref={inputRef}
          className="input"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && activeOption !== undefined ? optionId(activeOption.id) : undefined}
          placeholder={placeholder}
          // What is typed takes the place of the name that is there, instead of following it.
          onFocus={(event) => event.currentTarget.select()}
          value={typed ?? shown}
          onChange={(event) => {
            choice.forget();
            search(event.target.value);
          }}
          onClick={() => setOpened(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            choice.forget();
            leave();
            onLeave?.();
          }}
        />
        {onClear === undefined ? (
          <span className="combobox__mark">
            <Icon name="chevronDown" size={16} />
          </span>
        ) : (
          <button type="button" className="input-group__button" aria-label={words.clear} onClick={onClear}>
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {open && typed !== undefined ? (loading ? words.loading : words.found(options.length)) : ''}
      </p>
      {open ? (
        <div id={listId} className="combobox__list" role="listbox" aria-label={listLabel}>
          {options.map((option, place) => (
            <div
              key={option.id}
              id={optionId(option.id)}
              role="option"
              tabIndex={-1}
              aria-selected={picked.includes(option.id)}
              className={place === active ? 'combobox__option combobox__option--active' : 'combobox__option'}
              // The focus stays in the input: a press on an option must not take it.
              onMouseDown={(event) => event.preventDefault()}
              onPointerUp={() => pick(option.id)}
            >
              <span className="combobox__label">
                {option.label}
                {option.detail === undefined ? null : <span className="combobox__detail">{option.detail}</span>}
              </span>
              {picked.includes(option.id) ? <Icon name="check" size={16} /> : null}
            </div>
          ))}
          {options.length === 0 ? (
            <div className="combobox__none" role="option" tabIndex={-1} aria-selected={false} aria-disabled="true">
              {loading ? words.loading : typed === undefined || typed === '' ? words.empty : words.none}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
