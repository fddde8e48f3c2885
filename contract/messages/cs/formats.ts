import type { FormedKind } from '../../basics/formed.ts';

/** What a program reads where a date or time cannot be read: the form that the API takes. People are told in the problems of fields. */
export const formats: Readonly<Record<FormedKind, string>> = {
  day: 'Pošlete existující den ve tvaru YYYY-MM-DD, například 2026-12-24',
  time: 'Pošlete čas ve tvaru HH:mm, například 08:30',
  instant: 'Pošlete existující okamžik ve tvaru ISO 8601 s posunem, například 2026-12-24T14:30:00+01:00',
};
