import { type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import './search-field.css';

type SearchFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Escape in the empty field. */
  readonly onLeave: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
};

/** Keys that come at once are one query; each later one is asked for, and gives up the one before. */
const restMilliseconds = 40;

/** Searches while it is typed; Enter does not wait, Escape clears, and from the empty field leaves. */
export function SearchField({ label, placeholder, clearLabel, value, onSearch, onLeave, field }: SearchFieldProps): JSX.Element {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (typed: string): void => {
    clearTimeout(timer.current);
    if (typed.trim() === sent.current) return;
    sent.current = typed.trim();
    onSearch(typed.trim());
  };
  const type = (typed: string): void => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(typed), restMilliseconds);
  };
  const clear = (): void => {
    setText('');
    send('');
    field.current?.focus();
  };
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        ref={field}
        className="input"
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (text === '') onLeave();
          else clear();
        }}
      />
      {text === '' ? null : (
        <button type="button" className="input-group__button" aria-label={clearLabel} onClick={clear}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
