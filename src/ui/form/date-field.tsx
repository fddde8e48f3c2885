import { ThemeProvider } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { cs } from 'date-fns/locale/cs';
import { enGB } from 'date-fns/locale/en-GB';
import { type FocusEvent, type JSX, type Ref, type SyntheticEvent, use } from 'react';
import { ModalContext } from '../dialog/modal-context.ts';
import type { FieldControl } from '../field/field.tsx';
import { muiThemes } from './mui-theme.ts';

export type DateFieldProps = {
  readonly of: 'day' | 'time' | 'instant';
  readonly language: 'cs' | 'en';
  readonly control: FieldControl;
  readonly name: string;
  /** The wall time as a local date of the browser; null while it is half typed. */
  readonly value: Date | null;
  readonly onValue: (value: Date | null) => void;
  /** Told when some of its parts are typed and some are not: the picker itself gives that as no value at all. */
  readonly onUnfinished: () => void;
  readonly onLeave: () => void;
  /** Letters that stand for what is not typed yet: `DD.MM.RRRR` and `HH:mm`. */
  readonly letters: { readonly date: string; readonly time: string };
  /** What the calendar is called when it is open. */
  readonly calendarLabel: string;
  /** Names of its buttons say of which field they are: several stand on one screen. `chosen` is what is picked now. */
  readonly openLabel: (chosen: string | null) => string;
  readonly clearLabel: string;
  readonly inputRef: Ref<HTMLInputElement>;
};

const pickers = { day: DatePicker, time: TimePicker, instant: DateTimePicker } as const;
const formats = { day: 'dd.MM.yyyy', time: 'HH:mm', instant: 'dd.MM.yyyy HH:mm' } as const;
const locales = { cs, en: enGB } as const;

/** A date or time typed digit by digit, or picked; written the same way in every language (specification section 5). */
export function DateField({
  of,
  language,
  control,
  name,
  value,
  onValue,
  onUnfinished,
  onLeave,
  letters,
  calendarLabel,
  openLabel,
  clearLabel,
  inputRef,
}: DateFieldProps): JSX.Element {
  const Picker = pickers[of];
  const modal = use(ModalContext);
  const [day = '', month = '', year = ''] = letters.date.split('.');
  const [hours = '', minutes = ''] = letters.time.split(':');
  const localeText = {
    fieldDayPlaceholder: () => day,
    fieldMonthPlaceholder: () => month,
    fieldYearPlaceholder: () => year,
    fieldHoursPlaceholder: () => hours,
    fieldMinutesPlaceholder: () => minutes,
    openDatePickerDialogue: openLabel,
    openTimePickerDialogue: openLabel,
    fieldClearLabel: clearLabel,
  };
  const within = modal === null ? {} : ({ container: modal, popperOptions: { strategy: 'fixed' } } as const);
  const invalid = control['aria-invalid'] === true;
  const settle = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
    if (value !== null) return;
    const parts = [...currentTarget.querySelectorAll('[role="spinbutton"]')];
    const typed = parts.filter((part) => part.hasAttribute('aria-valuenow')).length;
    if (typed === 0) onValue(null);
    else if (typed < parts.length) onUnfinished();
  };
  return (
    <ThemeProvider theme={muiThemes[language]}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locales[language]} localeText={localeText}>
        <Picker
          value={value}
          format={formats[of]}
          name={name}
          {...(of === 'day' ? {} : { ampm: false })}
          inputRef={inputRef}
          onChange={onValue}
          slotProps={{
            field: { clearable: true, onClear: () => onValue(null) },
            popper: { 'aria-label': calendarLabel, ...within },
            dialog: { 'aria-label': calendarLabel, ...(modal === null ? {} : { container: modal }) },
            textField: {
              id: control.id,
              size: 'small',
              fullWidth: true,
              error: invalid,
              onKeyUp: settle,
              onBlur: (event: FocusEvent<HTMLElement>) => {
                settle(event);
                onLeave();
              },
            },
          }}
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
