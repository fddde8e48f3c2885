import { ThemeProvider } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { cs } from 'date-fns/locale/cs';
import { enGB } from 'date-fns/locale/en-GB';
import { createContext, type JSX, type KeyboardEvent, type RefCallback, use, useCallback, useLayoutEffect, useRef } from 'react';
import { ModalContext } from '../dialog/modal-context.ts';
import type { FieldControl } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import './date-text.css';
import { muiThemes } from './mui-theme.ts';

type DateTextProps = {
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
const DateTextContext = createContext<DateTextProps | null>(null);

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

/** The text of a date, with the buttons that clear it and that open the calendar around it. */
function DateText(): JSX.Element {
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

export type DateFieldProps = DateTextProps & {
  readonly language: 'cs' | 'en';
  /** What the calendar shows as chosen: the wall time as a local date of the browser, null while the text says none. */
  readonly date: Date | null;
  readonly onPick: (date: Date | null) => void;
  /** What the calendar is called when it is open. */
  readonly calendarLabel: string;
};

const pickers = { day: DatePicker, time: TimePicker, instant: DateTimePicker } as const;
const locales = { cs, en: enGB } as const;
const slots = { field: DateText };

/** A date or time that is typed as text, or picked in a calendar. */
export function DateField({ language, date, onPick, calendarLabel, ...text }: DateFieldProps): JSX.Element {
  const Picker = pickers[text.of];
  const modal = use(ModalContext);
  const within = modal === null ? {} : ({ container: modal, popperOptions: { strategy: 'fixed' } } as const);
  return (
    <ThemeProvider theme={muiThemes[language]}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locales[language]}>
        <DateTextContext value={text}>
          <Picker
            value={date}
            {...(text.of === 'day' ? {} : { ampm: false })}
            onChange={onPick}
            slots={slots}
            slotProps={{
              popper: { 'aria-label': calendarLabel, ...within },
              dialog: { 'aria-label': calendarLabel, ...(modal === null ? {} : { container: modal }) },
            }}
          />
        </DateTextContext>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
