import { minutesAfter, sessionLimits } from './accounts.ts';

type Life = { readonly started_at: Date; readonly last_active_at: Date };

/** Whether a session has ended by itself: idle too long, or too long altogether. The bound itself still holds. */
export function hasEnded({ started_at, last_active_at }: Life, now: Date): boolean {
  return now > minutesAfter(last_active_at, sessionLimits.idleMinutes) || now > minutesAfter(started_at, sessionLimits.absoluteHours * 60);
}
