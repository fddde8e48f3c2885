import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { createContext, type JSX, type KeyboardEvent, type RefCallback, use, useCallback, useLayoutEffect, useRef } from 'react';
import type { FieldControl } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import './date-text.css';

export type DateTextProps = {
  readonly of: 'day' | 'time' | 'instant';
  readonly control: FieldControl;
  readonly name: string;
  readonly placeholder: string;
  /** What is in the field, as it was typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The text with the part at the caret so much later, and where that part is; nothing where the text is no date. */
  readonly onStep: (step: {
    readonly caret: number;
    readonly by: number;
  }) => { readonly text: string; readonly from: number; readonly to: number } | undefined;
  readonly onLeave: () => void;
  /** Names of its buttons say of which field they are: several are on one screen. */
  readonly openLabel: string;
  readonly clearLabel: string;
  readonly inputRef: RefCallback<HTMLInputElement>;
};

/** The calendar renders its field on its own: this way it gets what the field needs. */
export const DateTextContext = createContext<DateTextProps | null>(null);

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** The text of a date, with the buttons that clear it and that open the calendar around it. */
export function DateText(): JSX.Element {
  const props = use(DateTextContext);
  if (props === null) throw new Error('a date is typed within its field');
  const { of, control, name, placeholder, text, onText, onStep, onLeave, openLabel, clearLabel, inputRef } = props;
  const { open, setOpen, triggerRef, rootRef } = usePickerContext();
  const input = useRef<HTMLInputElement>(null);
  const hold = useCallback(
    (element: HTMLInputElement | null): void => {
      input.current = element;
      inputRef(element);
    },
    [inputRef],
  );
  const selected = useRef<readonly [from: number, to: number]>(undefined);
  // The part that was stepped stays selected: the next press steps it again.
  useLayoutEffect(() => {
    if (selected.current !== undefined) input.current?.setSelectionRange(...selected.current);
    selected.current = undefined;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = steps[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (event.altKey) {
      if (event.key === 'ArrowDown') setOpen(true);
      return;
    }
    const stepped = onStep({ caret: event.currentTarget.selectionStart ?? 0, by });
    if (stepped === undefined) return;
    selected.current = [stepped.from, stepped.to];
    onText(stepped.text);
  };
  return (
    <div ref={rootRef} className="date-text">
      <input
        {...control}
        ref={hold}
        className="input"
        type="text"
        // Keys of digits alone lack the space before hours.
        inputMode={of === 'instant' ? undefined : 'decimal'}
        autoComplete="off"
        name={name}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
      />
      {text === '' ? null : (
        <button
          type="button"
          className="date-text__button"
          aria-label={clearLabel}
          onClick={() => {
            onText('');
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
      <button
        ref={triggerRef}
        type="button"
        className="date-text__button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen((isOpen) => !isOpen)}
      >
        <Icon name={of === 'time' ? 'clock' : 'calendar'} />
      </button>
    </div>
  );
}
