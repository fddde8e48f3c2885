import { type Random, randomOf } from '../../../contract/rules/chance/random.ts';
import { type Day, minuteMs } from '../town/calendar.ts';
import { arrivalsOf, closingAt } from './arrivals.ts';
import { courseOfCall, courseOfLeaving, visitAfter } from './handling.ts';
import type { Office } from './office.ts';
import { breakMs, type StaffedDesk, staffedDesks } from './staffing.ts';
import type { Booking, Course, Visit } from './visit.ts';
import { visitsOf } from './visits.ts';
import { waitingRoom } from './waiting-room.ts';

/** Who is not called so long after closing is sent home. */
const overtimeMs = 45 * minuteMs;

/** How the whole day of the office went, the same whenever it is asked: tickets in the order in which they were taken. */
export function officeDay(office: Office, day: Day, bookings: readonly Booking[]): readonly Course[] {
  const random = randomOf('office-day', office.storeId, day);
  const arrivals = arrivalsOf(office, day, random);
  if (arrivals.length === 0 && bookings.length === 0) return [];
  const visits = [...visitsOf(office, arrivals, bookings, random)].toSorted((one, other) => one.readyAt - other.readyAt);
  const shift = { desks: staffedDesks(office, day, random), end: closingAt(office.storeId, day) + overtimeMs };
  const courses = serveAll(office, visits, shift, random);
  return courses.toSorted((one, other) => one.createdAt - other.createdAt);
}

type Shift = { readonly desks: readonly StaffedDesk[]; readonly end: number };

/** From event to event: someone becomes ready, or a desk becomes free. */
function serveAll(office: Office, visits: Visit[], { desks, end }: Shift, random: Random): Course[] {
  const room = waitingRoom(office);
  const courses: Course[] = [];
  let next = 0;
  const enterUntil = (now: number): void => {
    for (let visit = visits[next]; visit !== undefined && visit.readyAt <= now; visit = visits[next]) {
      room.enter(visit);
      next += 1;
    }
  };
  const serve = (desk: StaffedDesk, visit: Visit, now: number): void => {
    const course = courseOfCall(office, { visit, desk, calledAt: now }, random);
    courses.push(course);
    desk.freeAt = (course.finishedAt ?? now) + 5_000;
    const onward = course.state === 'transferred' && office.cash !== null ? visitAfter(course, office.cash) : null;
    if (onward !== null) insertReady(visits, next, onward);
  };
  // The first of those called who has not given up meanwhile.
  const callPresent = (desk: StaffedDesk, now: number): Visit | null => {
    for (let visit = room.call(desk.serves); visit !== null; visit = room.call(desk.serves)) {
      if (visit.leavesAt > now) return visit;
      courses.push(courseOfLeaving(office, visit, Math.round(visit.leavesAt / 1000) * 1000));
    }
    return null;
  };
  for (let now = visits[0]?.readyAt ?? end; now < end; now = nextEvent(visits[next], desks, now, room.isEmpty())) {
    enterUntil(now);
    for (const desk of desks) {
      if (takesBreak(desk, now)) continue;
      const visit = desk.freeAt <= now ? callPresent(desk, now) : null;
      if (visit !== null) serve(desk, visit, now);
    }
  }
  enterUntil(Number.POSITIVE_INFINITY);
  const everything = office.services.map((_, place) => place);
  for (let visit = room.call(everything); visit !== null; visit = room.call(everything)) {
    courses.push(courseOfLeaving(office, visit, Math.max(visit.createdAt, Math.min(visit.leavesAt, end))));
  }
  return courses;
}

function takesBreak(desk: StaffedDesk, now: number): boolean {
  if (desk.freeAt > now || desk.breakAt > now) return false;
  desk.freeAt = now + breakMs;
  desk.breakAt = Number.POSITIVE_INFINITY;
  return true;
}

function nextEvent(visit: Visit | undefined, desks: readonly StaffedDesk[], now: number, isRoomEmpty: boolean): number {
  let earliest = visit?.readyAt ?? Number.POSITIVE_INFINITY;
  if (!isRoomEmpty) for (const { freeAt } of desks) if (freeAt > now && freeAt < earliest) earliest = freeAt;
  return earliest;
}

function insertReady(visits: Visit[], from: number, visit: Visit): void {
  const place = visits.findIndex(({ readyAt }, index) => index >= from && readyAt > visit.readyAt);
  visits.splice(place === -1 ? visits.length : place, 0, visit);
}
