/** A day of the calendar, `YYYY-MM-DD`: without time and zone, so that no change of daylight time touches it. */
export type Day = string;

const dayMs = 86_400_000;

/** The day so many days later, earlier with a negative count. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday, as everywhere on the wire. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

/** The Monday of the week in which the day is. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** Days from the first to the last, both included; none when the last comes before the first. */
export function daysBetween(first: Day, last: Day): readonly Day[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => addDays(first, place));
}
