import type { FormedKind } from '../../../basics/formed.ts';

/** English of the Czech file of the same name. */
export const formats: Readonly<Record<FormedKind, string>> = {
  day: 'Send an existing day as YYYY-MM-DD, for example 2026-12-24',
  time: 'Send a time as HH:mm, for example 08:30',
  instant: 'Send an existing instant as ISO 8601 with its offset, for example 2026-12-24T14:30:00+01:00',
};
