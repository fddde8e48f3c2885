import type { SessionLimits } from '../../../engine/call/session.ts';
import { minutesAfter } from '../accounts.ts';

/** What ends a session. */
export type Life = SessionLimits & {
  readonly started_at: Date;
  readonly last_active_at: Date;
  /** Where someone set it an end of its own, whatever the policy says. */
  readonly ends_by: Date | null;
};

/** Whether a session has ended on its own: idle too long, or too long altogether. The bound itself still holds. */
export function hasEnded(life: Life, now: Date): boolean {
  return now > minutesAfter(life.last_active_at, life.idle_minutes) || now > wholeEnd(life);
}

/** Whole seconds that are left of a session: if no one does anything, and whatever anybody does. */
export function secondsLeft(life: Life, now: Date): { idle: number; whole: number } {
  const until = (end: Date): number => Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
  const whole = until(wholeEnd(life));
  return { idle: Math.min(whole, until(minutesAfter(life.last_active_at, life.idle_minutes))), whole };
}

function wholeEnd({ started_at, absolute_hours, ends_by }: Life): Date {
  const end = minutesAfter(started_at, absolute_hours * 60);
  return ends_by !== null && ends_by < end ? ends_by : end;
}
