import { around } from '../../../contract/rules/chance/distributions.ts';
import { between, happens, type Random } from '../../../contract/rules/chance/random.ts';
import { minuteMs } from '../town/calendar.ts';
import type { Office } from './office.ts';
import type { StaffedDesk } from './staffing.ts';
import type { Course, Visit } from './visit.ts';

/** How the office works against the minutes that its services expect: clerks are a little quicker. */
const pace = 0.92;

/** A desk that calls a client, in milliseconds. */
export type Call = { readonly visit: Visit; readonly desk: StaffedDesk; readonly calledAt: number };

/** What becomes of a client who is called. */
export function courseOfCall(office: Office, { visit, desk, calledAt }: Call, random: Random): Course {
  const isMissed = happens(random, absence(visit, calledAt));
  const servedAt = calledAt + between(random, 8, 50) * 1000;
  const finishedAt = isMissed ? calledAt + between(random, 45, 120) * 1000 : servedAt + lengthMs(office, visit, random);
  return {
    number: visit.number,
    serviceId: office.services[visit.service]?.row.id ?? 0,
    orderId: visit.orderId,
    first: visit.first,
    state: isMissed ? 'missed' : isSentToCash(office, visit, random) ? 'transferred' : 'finished',
    deskId: desk.id,
    employeeId: desk.employeeId,
    createdAt: visit.createdAt,
    calledAt,
    servedAt: isMissed ? null : servedAt,
    finishedAt,
  };
}

/** A client who is not there any more, or never gets to a desk. */
export function courseOfLeaving(office: Office, visit: Visit, leftAt: number): Course {
  return {
    number: visit.number,
    serviceId: office.services[visit.service]?.row.id ?? 0,
    orderId: visit.orderId,
    first: visit.first,
    state: 'cancelled',
    deskId: null,
    employeeId: null,
    createdAt: visit.createdAt,
    calledAt: null,
    servedAt: null,
    finishedAt: leftAt,
  };
}

/** The ticket with which a client goes on to the cash desk: the same number, the same visit. */
export function visitAfter(course: Course, cash: number): Visit | null {
  const { number, orderId, finishedAt } = course;
  if (finishedAt === null) return null;
  return {
    number,
    service: cash,
    createdAt: finishedAt,
    readyAt: finishedAt,
    leavesAt: Number.POSITIVE_INFINITY,
    orderId,
    first: course.first ?? course,
  };
}

function lengthMs(office: Office, visit: Visit, random: Random): number {
  const minutes = office.services[visit.service]?.agenda.handlingMinutes ?? 5;
  return Math.round(Math.min(4, Math.max(0.15, around(random, 0.55))) * minutes * pace * 60) * 1000;
}

// The longer the wait, the more of them went to buy a roll; anyone who chose the time comes.
function absence(visit: Visit, calledAt: number): number {
  if (visit.first !== null) return 0.01;
  if (visit.orderId !== null) return 0.015;
  return 0.02 + Math.min(0.16, (calledAt - visit.createdAt) / (240 * minuteMs));
}

function isSentToCash(office: Office, visit: Visit, random: Random): boolean {
  return office.cash !== null && office.cash !== visit.service && visit.first === null && happens(random, 0.025);
}
