import type { FormedKind } from '../../../basics/formed.ts';

/** API errors for an invalid date or time: they name the format that the API accepts. Forms use the problem texts of fields instead. */
export const formats: Readonly<Record<FormedKind, string>> = {
  day: 'Pošlete existující den ve tvaru YYYY-MM-DD, například 2026-12-24',
  time: 'Pošlete čas ve tvaru HH:mm, například 08:30',
  instant: 'Pošlete existující okamžik ve tvaru ISO 8601 s posunem, například 2026-12-24T14:30:00+01:00',
};
