import type { Interval, WeeklyInterval } from './intervals.ts';
import { hoursOn, weekdays } from './week-changes.ts';

/** Weekdays that have the same hours; 0 is Sunday. */
export type WeekGroup = { readonly weekdays: readonly number[]; readonly intervals: readonly Interval[] };

/** A week in as few groups as there are different hours, by their first weekday from Monday on; closed days are in none. */
export function weekGroups(intervals: readonly WeeklyInterval[]): readonly WeekGroup[] {
  const groups = new Map<string, { readonly weekdays: number[]; readonly intervals: readonly Interval[] }>();
  for (const weekday of weekdays) {
    const hours = hoursOn(intervals, weekday);
    if (hours.length === 0) continue;
    const key = JSON.stringify(hours);
    const group = groups.get(key) ?? { weekdays: [], intervals: hours };
    group.weekdays.push(weekday);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Whether the weekdays follow each other, and are so many that the first and the last say them all. */
export function isRun(days: readonly number[]): boolean {
  const places = days.map((day) => weekdays.findIndex((weekday) => weekday === day));
  return places.length > 2 && places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
}
