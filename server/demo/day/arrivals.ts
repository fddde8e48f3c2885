import { poisson } from '../../../contract/rules/chance/distributions.ts';
import { courseOfDay, monthFactors, weekdayFactors } from '../../../contract/rules/chance/office-course.ts';
import { pickWeighted, type Random } from '../../../contract/rules/chance/random.ts';
import { type Day, minuteMs, startOf, weekdayOf } from '../town/calendar.ts';
import { openingHours } from '../town/opening-hours.ts';
import type { Office } from './office.ts';

/** Someone who takes a ticket; `service` is the place of the service in the office. */
export type Arrival = { readonly at: number; readonly service: number };

/** Kiosks stop giving tickets so many minutes before the end. */
const lastMinutes = 10;

/** Who comes to the office on the day without an order, in the order of coming; no one when it is closed. */
export function arrivalsOf(office: Office, day: Day, random: Random): readonly Arrival[] {
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
export function closingAt(storeId: number, day: Day): number {
  return startOf(day) + (openingHours(storeId, day)?.[1] ?? 0) * minuteMs;
}
