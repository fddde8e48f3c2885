import { courseOfDay, monthFactors, weekdayFactors } from '../../../contract/rules/branch/office-course.ts';
import { type Day, weekdayOf } from '../../../contract/rules/opening/calendar-days.ts';
import { between, happens, pickWeighted, poisson, type Random, seedRandom } from '../../../contract/rules/values/random.ts';
import type { Demand } from './demand.ts';
import { type Interval, startOf } from './local-day.ts';
import type { Setup } from './setup.ts';

/** Someone comes; instants in milliseconds. No one is called before `readyAt`: with an order not before its time. */
export type Arrival = {
  readonly at: number;
  readonly readyAt: number;
  readonly serviceId: number;
  readonly orderId: number | null;
};

const minuteMs = 60_000;
/** Kiosks stop giving tickets so many minutes before the end. */
const lastMinutes = 10;
/** An office that opens on a weekend draws so much of an ordinary day. */
const weekendFactor = 0.7;
/** Of those with an order so many come. */
const comes = 0.92;

type Asked = { readonly hours: readonly Interval[]; readonly demand: Demand; readonly day: Day };

/** Who comes on the day, in the order of coming: the same for the same office, hours and day. */
export function generateArrivals(setup: Setup, asked: Asked, seed: string): readonly Arrival[] {
  const { hours, day } = asked;
  const isOpen = (at: number) => hours.some(({ from, to }) => from <= at && at < to);
  return [...walkIns(asked, seedRandom(seed, 'arrivals', day)), ...withOrders(setup, seed, day)]
    .filter(({ at }) => isOpen(at))
    .toSorted((one, other) => one.at - other.at);
}

/** Who comes on the day without an order, in no order. */
export function walkIns({ hours, demand, day }: Asked, random: Random): readonly Arrival[] {
  if (demand.services.length === 0) return [];
  const midnight = startOf(day);
  const weekday = weekdayFactors[weekdayOf(day)] || weekendFactor;
  const expected = demand.clients * weekday * (monthFactors[Number(day.slice(5, 7)) - 1] ?? 1) * (0.88 + 0.24 * random());
  // Local minutes: clocks change before dawn, so the length of an interval is the same by either.
  const parts = hours.flatMap(({ from, to }) => {
    const length = (to - from) / minuteMs;
    const begins = minutesOfDay(from, midnight);
    return courseOfDay(begins, begins + length - lastMinutes).map((part) => ({ ...part, at: from + (part.begin - begins) * minuteMs }));
  });
  const whole = parts.reduce((sum, { begin, end, weight }) => sum + weight * (end - begin), 0);
  return parts.flatMap(({ begin, end, weight, at }) =>
    Array.from({ length: poisson(random, (expected * weight * (end - begin)) / whole) }, () => {
      const comesAt = at + Math.floor(random() * (end - begin) * 60) * 1000;
      return { at: comesAt, readyAt: comesAt, serviceId: pickWeighted(random, demand.services), orderId: null };
    }),
  );
}

function minutesOfDay(instant: number, midnight: number): number {
  return Math.round((instant - midnight) / minuteMs);
}

function withOrders(setup: Setup, seed: string, day: Day): readonly Arrival[] {
  const served = new Set(setup.desks.flatMap(({ service_ids }) => service_ids));
  const midnight = startOf(day);
  return setup.orders
    .filter(({ starts_at, service_id }) => starts_at >= midnight && starts_at < midnight + 24 * 60 * minuteMs && served.has(service_id))
    .flatMap(({ id, service_id, starts_at }) => {
      const random = seedRandom(seed, 'order', id);
      if (!happens(random, comes)) return [];
      const at = starts_at + between(random, -15 * 60, 8 * 60) * 1000;
      return [{ at, readyAt: Math.max(at, starts_at), serviceId: service_id, orderId: id }];
    });
}
