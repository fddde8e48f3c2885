import type { Day } from './calendar-days.ts';
import { type DayType, hoursOfDay, type OpeningSources } from './day-hours.ts';

/** The kind of the day: an open one is occupied when its reservations fill it, as anyone who knows them says. */
export function dayType(day: Day, sources: OpeningSources, isFull: (day: Day) => boolean = () => false): DayType {
  const { type } = hoursOfDay(day, sources);
  return type === 'free' && isFull(day) ? 'occupied' : type;
}
