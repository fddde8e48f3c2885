import { ticketNumber } from '../../../contract/rules/branch/office-rules.ts';
import type { Day } from '../../../contract/rules/opening/calendar-days.ts';
import type { Arrival } from './arrivals.ts';
import type { Service } from './setup.ts';

/** Gives numbers for tickets: by service, each day from the beginning of its range. */
export type Numbers = { next(service: Service, arrivals: readonly Arrival[], now: number, day: Day): string };

/** Numbers of an office; one that begins in the middle of a day goes on behind those who came before it. */
export function createNumbers(): Numbers {
  const given = new Map<number, number>();
  let current: Day | null = null;
  return {
    next: (service, arrivals, now, day) => {
      if (day !== current) given.clear();
      current = day;
      const order = given.get(service.id) ?? arrivals.filter(({ at, serviceId }) => serviceId === service.id && at < now).length;
      given.set(service.id, order + 1);
      return ticketNumber(service, order);
    },
  };
}
