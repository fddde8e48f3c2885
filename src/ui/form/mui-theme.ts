import { createTheme, type ThemeOptions } from '@mui/material/styles';
import '@mui/x-date-pickers/themeAugmentation';
import { csCZ } from '@mui/x-date-pickers/locales';

const palette = {
  primary: { main: 'var(--accent)', dark: 'var(--accent-hover)', contrastText: 'var(--on-accent)' },
  error: { main: 'var(--danger-text)', contrastText: 'var(--on-danger)' },
  text: { primary: 'var(--text)', secondary: 'var(--text-quiet)', disabled: 'var(--text-quiet)' },
  background: { default: 'var(--canvas)', paper: 'var(--surface)' },
  divider: 'var(--line)',
  action: { active: 'var(--text-quiet)', hover: 'var(--hover)', selected: 'var(--accent-soft)', focus: 'var(--accent-soft)' },
} as const;

const ring = '2px solid var(--accent-text)';

/**
 * Material parts in the colours of our palettes: the theme only names our variables, so a switch of the theme needs
 * neither a render nor a second theme. `nativeColor` lets the browser mix the shades that Material derives.
 */
const options: ThemeOptions = {
  // Whether the browser's own controls are light or dark, our palettes say: otherwise each date would make them light.
  cssVariables: { nativeColor: true, cssVarPrefix: 'mui', disableCssColorScheme: true },
  palette,
  shape: { borderRadius: 6 },
  typography: { fontFamily: 'var(--font)', htmlFontSize: 16, fontSize: 14, button: { textTransform: 'none' } },
  components: {
    // Material shows the focus by a shade alone.
    MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': { outline: ring, outlineOffset: '-2px' } } } },
    MuiDateCalendar: {
      styleOverrides: {
        root: {
          // Next to the columns of hours and minutes the calendar is wider than a narrow window.
          '@media (max-width: 479px)': {
            width: '14.5rem',
            '& .MuiPickerDay-root': { '--PickerDay-size': '2rem', '--PickerDay-horizontalMargin': '0px' },
            '& .MuiDayCalendar-weekDayLabel': { width: '2rem', margin: 0 },
            '& .MuiPickersCalendarHeader-root': { paddingLeft: '0.75rem', paddingRight: 0 },
          },
        },
      },
    },
    MuiMultiSectionDigitalClockSection: {
      styleOverrides: {
        root: { '@media (max-width: 479px)': { width: '2.75rem', '& .MuiMenuItem-root': { width: '2.25rem', marginInline: '0.25rem' } } },
      },
    },
    MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' } } },
  },
};

/** The texts of the pickers come with the theme. */
export const muiThemes = { cs: createTheme(options, csCZ), en: createTheme(options) } as const;
