import { type Day, minuteMs, startOf, weekdayOf } from './calendar.ts';
import { poisson } from './distributions.ts';
import type { Office } from './office.ts';
import { openingHours } from './opening-hours.ts';
import { pickWeighted, type Random } from './random.ts';

/** Somebody who takes a ticket; `service` is the place of the service in the office. */
export type Arrival = { readonly at: number; readonly service: number };

/** Share of an average day by weekday from Sunday: long office days draw, Friday does not. */
const weekdayFactors = [0, 1.32, 0.88, 1.26, 0.84, 0.6, 0] as const;

/** Share by month from January: passports before summer, quiet at the end of the year. */
const monthFactors = [1.02, 1.0, 1.04, 1.03, 1.1, 1.16, 1.04, 0.98, 1.03, 0.98, 0.95, 0.78] as const;

/** Arrivals by half-hour from eight: a queue at the door, the morning peak, the dip of lunch, those who come from work. */
const course = [1.5, 1.35, 1.4, 1.4, 1.25, 1.1, 0.95, 0.65, 0.5, 0.6, 0.85, 0.95, 1.0, 1.05, 1.2, 1.15, 0.95, 0.7] as const;

const opening = 8 * 60;
const step = 30;
/** Kiosks stop giving tickets so many minutes before the end. */
const lastMinutes = 10;

/** Who comes to the office on the day without an order, in the order of coming; nobody when it is closed. */
export function arrivalsOf(office: Office, day: Day, random: Random): readonly Arrival[] {
  const hours = openingHours(office.storeId, day);
  if (hours === null || office.dailyClients === 0) return [];
  const expected =
    office.dailyClients *
    (weekdayFactors[weekdayOf(day)] ?? 0) *
    (monthFactors[Number(day.slice(5, 7)) - 1] ?? 1) *
    (0.88 + 0.24 * random());
  const [from, to] = [hours[0], hours[1] - lastMinutes];
  const parts = course
    .map((weight, place) => ({ begin: Math.max(from, opening + place * step), end: Math.min(to, opening + (place + 1) * step), weight }))
    .filter(({ begin, end }) => begin < end);
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
