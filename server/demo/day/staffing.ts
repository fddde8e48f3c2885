import { between, type Random, shuffled } from '../../../contract/rules/chance/random.ts';
import { type Day, minuteMs, startOf } from '../town/calendar.ts';
import { openingHours } from '../town/opening-hours.ts';
import type { Office } from './office.ts';

/** A desk with someone behind it for one day. */
export type StaffedDesk = {
  readonly id: number;
  readonly employeeId: number;
  readonly serves: readonly number[];
  /** From when the next client can be called, in milliseconds. */
  freeAt: number;
  /** When the lunch break is due; infinite once it was taken or on short days. */
  breakAt: number;
};

/** Length of a lunch break by the labour code. */
export const breakMs = 30 * minuteMs;

/** Share of a desk's day that is work with clients when a town plans with open eyes: more, and queues explode. */
const plannedLoad = 0.72;
/** Minutes of an ordinary office day that a desk is open. */
const openMinutes = 400;

/** Who sits where on the day: as many as its clients ask for, yet nothing that the office offers stays without a desk. */
export function staffedDesks(office: Office, day: Day, random: Random): readonly StaffedDesk[] {
  const hours = openingHours(office.storeId, day);
  if (hours === null) return [];
  const wanted = Math.max(2, Math.round(workOf(office) / (openMinutes * plannedLoad) + random() - 0.4));
  const chosen = office.desks.reduce<Office['desks']>((open, desk, place) => {
    const covered = new Set(open.flatMap(({ serves }) => serves));
    const isNeeded = place < wanted || desk.serves.some((service) => !covered.has(service));
    return isNeeded ? [...open, desk] : open;
  }, []);
  const people = shuffled(random, office.employeeIds);
  const midnight = startOf(day);
  const isLong = hours[1] - hours[0] > 300;
  return chosen.map((desk, place) => ({
    id: desk.id,
    employeeId: people[place] ?? 0,
    serves: desk.serves,
    freeAt: midnight + hours[0] * minuteMs + between(random, 0, 240) * 1000,
    breakAt: isLong ? midnight + (11 * 60 + 15 + Math.floor((place / chosen.length) * 105)) * minuteMs : Number.POSITIVE_INFINITY,
  }));
}

/** Minutes of handling on an ordinary day. */
function workOf({ services, dailyClients }: Office): number {
  const shares = services.reduce((sum, { share }) => sum + share, 0);
  const minutes = services.reduce((sum, { share, agenda }) => sum + share * agenda.handlingMinutes, 0);
  return (dailyClients * minutes) / shares;
}
