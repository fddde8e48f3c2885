import { ThemeProvider } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { cs } from 'date-fns/locale/cs';
import { enGB } from 'date-fns/locale/en-GB';
import { type JSX, use } from 'react';
import { ModalContext } from '../dialog/modal-context.ts';
import { DateText, DateTextContext, type DateTextProps } from './date-text.tsx';
import { muiThemes } from './mui-theme.ts';

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
