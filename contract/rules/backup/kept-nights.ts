/** How many of the backups that are made in the nights are kept: of days, of weeks, of months. */
export const keptNights = { days: 7, weeks: 5, months: 12 } as const;

/** How long a backup that a person asked for is kept. */
export const keptAskedDays = 30;

/**
 * Which backups stay, of those made in the nights (days as `2026-11-24`): the newest seven, the newest of each of the newest five
 * weeks, and the newest of each of the newest twelve months that there are any of. What is missing is made up for by older ones.
 */
export function nightsToKeep(nights: readonly string[]): ReadonlySet<string> {
  const newestFirst = [...new Set(nights)].toSorted().toReversed();
  const newestOf = (periodOf: (night: string) => string, count: number): readonly string[] => {
    const newest = new Map<string, string>();
    for (const night of newestFirst) if (!newest.has(periodOf(night))) newest.set(periodOf(night), night);
    return [...newest.values()].slice(0, count);
  };
  return new Set([
    ...newestFirst.slice(0, keptNights.days),
    ...newestOf(mondayOf, keptNights.weeks),
    ...newestOf((night) => night.slice(0, 7), keptNights.months),
  ]);
}

/** The first day of the week of a day. */
function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
}
