/** What the dashboard looks back at: so many days before today, and the same weekday of so many weeks. */
export const dashboardDays = { month: 30, usualWeeks: 8 } as const;

/** When the wait of a store is out of the ordinary: all of it must hold. Times and minutes as long as no one sets others. */
export const unusualWait = {
  /** Who arrived since the beginning of the hour before the present one counts. */
  hoursBack: 1,
  /** Of fewer clients nothing is said, today or of the usual day. */
  fewestClients: 3,
  /** This many times the usual mean. */
  times: 1.5,
  /** And longer by at least so many minutes. */
  minutes: 5,
} as const;

/** From how long a wait, or how many who wait, a store is named whatever is usual there. */
export const fixedLimits = { minutes: 60, waiting: 40 } as const;

/** What of the rule is set by `store-defaults`. */
export type WaitLimits = { readonly times: number; readonly minutes: number };

/** A course of a day: how many were called and how long they had waited together, for each hour of arrival from midnight on. */
export type WaitCourse = {
  readonly waits: readonly number[];
  /** Milliseconds. */
  readonly sums: readonly number[];
};

/** Mean waits in milliseconds, of now and of the same hours of the usual day. */
export type UnusualWait = { readonly now: number; readonly usual: number };

/** The hour that clocks in Prague show, and how many wait. */
export type WaitNow = { readonly hour: number; readonly waiting: number };

/**
 * Whether the wait now is out of the ordinary, and against what; null when it is not. The means are of clients who were called, so they
 * outlast the queue: where no one waits any more there is no wait to speak of.
 */
export function judgeWait(
  today: WaitCourse,
  usual: WaitCourse,
  { hour, waiting }: WaitNow,
  limits: WaitLimits = unusualWait,
): UnusualWait | null {
  if (waiting === 0) return null;
  const [now, then] = [meanIn(today, hour), meanIn(usual, hour)];
  if (now === null || then === null) return null;
  const isLonger = now >= then * limits.times && now - then >= limits.minutes * 60_000;
  return isLonger ? { now, usual: then } : null;
}

function meanIn({ waits, sums }: WaitCourse, hour: number): number | null {
  const inHours = (numbers: readonly number[]) =>
    numbers.slice(Math.max(0, hour - unusualWait.hoursBack), hour + 1).reduce((total, one) => total + one, 0);
  const [count, sum] = [inHours(waits), inHours(sums)];
  return count < unusualWait.fewestClients ? null : Math.round(sum / count);
}
