import { minutesAfter } from './accounts.ts';

/** What a session may last by the policy: without activity, and in all. */
export type SessionLimits = { readonly idle_minutes: number; readonly absolute_hours: number };
/** What ends a session. */
export type Life = SessionLimits & { readonly started_at: Date; readonly last_active_at: Date };

/** Whether a session has ended by itself: idle too long, or too long altogether. The bound itself still holds. */
export function hasEnded({ started_at, last_active_at, idle_minutes, absolute_hours }: Life, now: Date): boolean {
  return now > minutesAfter(last_active_at, idle_minutes) || now > minutesAfter(started_at, absolute_hours * 60);
}

/** Whole seconds that are left of a session: if nobody does anything, and whatever anybody does. */
export function secondsLeft(
  { started_at, last_active_at, idle_minutes, absolute_hours }: Life,
  now: Date,
): { idle: number; whole: number } {
  const until = (end: Date): number => Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
  const whole = until(minutesAfter(started_at, absolute_hours * 60));
  return { idle: Math.min(whole, until(minutesAfter(last_active_at, idle_minutes))), whole };
}
