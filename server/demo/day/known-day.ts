import { ticketNumber } from '../../../contract/rules/branch/office-rules.ts';
import { poisson } from '../../../contract/rules/chance/distributions.ts';
import { courseOfDay, monthFactors, weekdayFactors } from '../../../contract/rules/chance/office-course.ts';
import { happens, pickWeighted, type Random, randomOf } from '../../../contract/rules/chance/random.ts';
import { contactedUntil } from '../entities/stores.ts';
import { type Day, dayOf, minuteMs, startOf, weekdayOf } from '../town/calendar.ts';
import { openingHours } from '../town/opening-hours.ts';
import { courseOfCall, courseOfLeaving, visitAfter } from './handling.ts';
import type { Office } from './office.ts';
import { breakMs, type StaffedDesk, staffedDesks } from './staffing.ts';
import type { Booking, Course, Visit } from './visit.ts';
import { waitingRoom } from './waiting-room.ts';

/** Someone who takes a ticket; `service` is the place of the service in the office. */
type Arrival = { readonly at: number; readonly service: number };

/** Kiosks stop giving tickets so many minutes before the end. */
const lastMinutes = 10;

/** Who comes to the office on the day without an order, in the order of coming; no one when it is closed. */
function arrivalsOf(office: Office, day: Day, random: Random): readonly Arrival[] {
  const hours = openingHours(office.storeId, day);
  if (hours === null || office.dailyClients === 0) return [];
  const expected =
    office.dailyClients *
    (weekdayFactors[weekdayOf(day)] ?? 0) *
    (monthFactors[Number(day.slice(5, 7)) - 1] ?? 1) *
    (0.88 + 0.24 * random());
  const [from, to] = [hours[0], hours[1] - lastMinutes];
  const parts = courseOfDay(from, to);
  const whole = parts.reduce((sum, { begin, end, weight }) => sum + weight * (end - begin), 0);
  const midnight = startOf(day);
  const choices = office.services.map((service, place) => [place, service.share] as const);
  return parts
    .flatMap(({ begin, end, weight }) =>
      Array.from({ length: poisson(random, (expected * weight * (end - begin)) / whole) }, () => ({
        at: midnight + Math.floor((begin + random() * (end - begin)) * 60) * 1000,
        service: pickWeighted(random, choices),
      })),
    )
    .toSorted((one, other) => one.at - other.at);
}

/** When the office closes that day, in milliseconds. */
function closingAt(storeId: number, day: Day): number {
  return startOf(day) + (openingHours(storeId, day)?.[1] ?? 0) * minuteMs;
}

/** Those with an order are called at most so long before their time. */
const beforeTimeMs = 2 * minuteMs;

/** Gives tickets to those who came: numbers run by service, each day from the beginning of its range. */
function visitsOf(office: Office, arrivals: readonly Arrival[], bookings: readonly Booking[], random: Random): readonly Visit[] {
  const comers = [
    ...arrivals.map(({ at, service }) => ({ at, service, booking: null })),
    ...bookings.map((booking) => ({ at: booking.arrivesAt, service: booking.service, booking })),
  ].toSorted((one, other) => one.at - other.at);
  const given = office.services.map(() => 0);
  return comers.map(({ at, service, booking }) => {
    const order = given[service] ?? 0;
    given[service] = order + 1;
    return {
      number: numberOf(office, service, order),
      service,
      createdAt: at,
      readyAt: booking === null ? at : Math.max(at, booking.startsAt - beforeTimeMs),
      leavesAt: booking === null ? at + patienceMs(random) : Number.POSITIVE_INFINITY,
      orderId: booking?.orderId ?? null,
      first: null,
    };
  });
}

// Some hand the ticket back soon, when they see the hall; half have somewhere to be; no one waits for ever.
function patienceMs(random: Random): number {
  if (happens(random, 0.02)) return (1 + 6 * random()) * minuteMs;
  return (happens(random, 0.5) ? 20 + 60 * random() : 60 + 80 * random()) * minuteMs;
}

function numberOf(office: Office, service: number, order: number): string {
  const row = office.services[service]?.row;
  if (row === undefined) return String(order + 1);
  return ticketNumber(row, order);
}

/** Who is not called so long after closing is sent home. */
const overtimeMs = 45 * minuteMs;

/** How the whole day of the office went, the same whenever it is asked: tickets in the order in which they were taken. */
function officeDay(office: Office, day: Day, bookings: readonly Booking[]): readonly Course[] {
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

/** The ticket as it was at the instant; null when it was not taken yet. */
function courseUntil(course: Course, until: number): Course | null {
  if (course.createdAt > until) return null;
  if (isPast(course.finishedAt, until)) return course;
  if (isPast(course.servedAt, until)) return { ...course, state: 'serving', finishedAt: null };
  if (isPast(course.calledAt, until)) return { ...course, state: 'called', servedAt: null, finishedAt: null };
  return { ...course, state: 'waiting', deskId: null, employeeId: null, calledAt: null, servedAt: null, finishedAt: null };
}

function isPast(instant: number | null, until: number): boolean {
  return instant !== null && instant <= until;
}
