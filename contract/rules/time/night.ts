import { instantAt, wallTimeAt } from './prague-time.ts';

/**
 * The night where the backup is due: the day in Prague (`YYYY-MM-DD`) on which clocks there last showed the hour. Where the
 * hour is left out in spring, the next one replaces it; where it comes twice in autumn, the first one counts.
 */
export function nightDue(now: Date, hour: number): string {
  const { year, month, day, hour: shown } = wallTimeAt(now);
  return new Date(Date.UTC(year, month - 1, shown < hour ? day - 1 : day)).toISOString().slice(0, 10);
}

/** When clocks in Prague next show the hour: when the next nightly backup begins. */
export function nextNight(now: Date, hour: number): Date {
  const wall = wallTimeAt(now);
  const today = instantAt({ ...wall, hour, minute: 0, second: 0 });
  return today > now ? today : instantAt({ ...wall, day: wall.day + 1, hour, minute: 0, second: 0 });
}
