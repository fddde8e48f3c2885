/** After this many days without a sign-in an account is marked: its owner may have left the office. */
export const inactiveAfterDays = 60;

const dayMilliseconds = 24 * 3_600_000;

/** For how many whole days no one signed in, where that is long; null where it is not. `since` is the last sign-in. */
export function daysAway(since: Date, now: Date): number | null {
  const days = Math.floor((now.getTime() - since.getTime()) / dayMilliseconds);
  return days >= inactiveAfterDays ? days : null;
}
