import type { DayReason } from './day-hours.ts';

const ofTheDay: readonly string[] = ['marked_open', 'exception', 'marked_holiday', 'blocked', 'service_blocked'];

/** What someone noted at the mark or the exception of the day; null where no one did. Of several the one that decides is taken. */
export function dayNote(reasons: readonly DayReason[]): string | null {
  return reasons.findLast(({ code, name }) => ofTheDay.includes(code) && name !== null && name !== '')?.name ?? null;
}
