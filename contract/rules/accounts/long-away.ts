/** Whoever has not signed in for so many days is marked: perhaps they have left the office, and the account should go. */
export const longAwayDays = 60;

const dayMilliseconds = 24 * 3_600_000;

/** For how many whole days nobody signed in, where that is long; null where it is not. `since` is the last sign-in. */
export function daysAway(since: Date, now: Date): number | null {
  const days = Math.floor((now.getTime() - since.getTime()) / dayMilliseconds);
  return days >= longAwayDays ? days : null;
}
