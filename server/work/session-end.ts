import { minutesAfter } from './accounts.ts';

/** What a session may last by the policy: without activity, and in all. */
export type SessionLimits = { readonly idle_minutes: number; readonly absolute_hours: number };
type Life = SessionLimits & { readonly started_at: Date; readonly last_active_at: Date };

/** Whether a session has ended by itself: idle too long, or too long altogether. The bound itself still holds. */
export function hasEnded({ started_at, last_active_at, idle_minutes, absolute_hours }: Life, now: Date): boolean {
  return now > minutesAfter(last_active_at, idle_minutes) || now > minutesAfter(started_at, absolute_hours * 60);
}
