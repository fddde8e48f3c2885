import { memoize } from '../values/memoize.ts';

const locales = ['cs-CZ', 'en-GB'] as const;

/** Without accents, in small letters: `prosince`, `utery`. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();
}

type Numbered = ReadonlyMap<string, number>;

function namesOf(
  part: 'month' | 'weekday',
  dates: readonly (readonly [number, Date])[],
  forms: readonly Intl.DateTimeFormatOptions[],
): Numbered {
  const formats = locales.flatMap((locale) => forms.map((form) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...form })));
  const named = dates.flatMap(([number, date]) =>
    formats.map((format): [string, number] => [plain(format.formatToParts(date).find(({ type }) => type === part)?.value ?? ''), number]),
  );
  return new Map(named);
}

const months = memoize(() =>
  namesOf(
    'month',
    Array.from({ length: 12 }, (_, month) => [month + 1, new Date(Date.UTC(2026, month, 1))]),
    // With a day Czech months are in the genitive, as dates are written.
    [{ month: 'long' }, { month: 'long', day: 'numeric' }],
  ),
);

const weekdays = memoize(() =>
  namesOf(
    'weekday',
    // 1 November 2026 is a Sunday.
    Array.from({ length: 7 }, (_, weekday) => [weekday, new Date(Date.UTC(2026, 10, 1 + weekday))]),
    [{ weekday: 'long' }, { weekday: 'short' }],
  ),
);

/** The month, from 1, that a Czech or English name without accents says. */
export function monthNamed(name: string): number | undefined {
  return months().get(name);
}

/** The weekday, from Sunday as 0, that a Czech or English name without accents says, in full or short. */
export function weekdayNamed(name: string): number | undefined {
  return weekdays().get(name);
}
