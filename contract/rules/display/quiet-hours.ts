/** What two times of quiet hours mean; `incomplete`: one of them is missing. */
export type QuietHours = 'none' | 'incomplete' | 'same' | 'in_day' | 'over_midnight';

/** What quiet hours from one time of day to another are (`HH:MM`); null is not set. */
export function quietHoursOf(from: string | null, to: string | null): QuietHours {
  if (from === null && to === null) return 'none';
  if (from === null || to === null) return 'incomplete';
  if (from === to) return 'same';
  return from < to ? 'in_day' : 'over_midnight';
}
