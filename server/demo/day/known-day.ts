import { contactedUntil } from '../entities/stores.ts';
import { type Day, dayOf } from '../town/calendar.ts';
import { courseUntil } from './course-until.ts';
import type { Office } from './office.ts';
import { officeDay } from './office-day.ts';
import type { Booking, Course } from './visit.ts';

/** A ticket as it went, and as far as the central knows of it. */
export type Known = { readonly course: Course; readonly seen: Course };

/** What the central knows at `now` of a day of the office: nothing that happened after the store fell silent. */
export function knownDay(office: Office, day: Day, bookings: readonly Booking[], now: Date): readonly Known[] {
  const heard = contactedUntil(office.storeId, now);
  const today = dayOf(now.getTime());
  if (heard === null || day > today) return [];
  return officeDay(office, day, bookings).flatMap((course) => {
    const seen = courseUntil(course, heard);
    // Of a store that fell silent on an earlier day only what was over has come: no one waits overnight.
    return seen === null || (day < today && seen.finishedAt === null) ? [] : [{ course, seen }];
  });
}
