import { type Figures, timesOf } from '../../../contract/rules/statistics/figures.ts';
import type { Grouping, Period } from '../../../contract/rules/statistics/question.ts';
import { computeAbandonedWait, computeHandlingTime, computeWaitingTime, readyAt } from '../../../contract/rules/statistics/ticket-times.ts';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { dayOf, type Order, type Ticket } from './model.ts';

/** All that is there. */
export type Counted = { readonly tickets: readonly Ticket[]; readonly orders: readonly Order[]; readonly today: string };

/** What is counted of it; null of all. */
export type Among = {
  readonly stores: readonly number[];
  readonly services: readonly number[] | null;
  readonly channels: readonly string[] | null;
  /** 0 is Monday; null of all. */
  readonly weekdays: readonly number[] | null;
  readonly leftOut: readonly number[];
  /** The shortest handling that counts, in milliseconds. */
  readonly shortest: number;
  /** Only who came within these hours; null of all. */
  readonly hours?: { readonly from: string; readonly until: string } | null;
  readonly period: Period;
};

const notExpected: readonly string[] = ['cancelled', 'expired', 'unconfirmed'];

/** Figures by key, counted in the plainest way: ticket by ticket. */
export function countDirectly({ tickets, orders, today }: Counted, among: Among, by: Grouping): ReadonlyMap<string, Figures> {
  const orderOf = (ticket: Ticket) => orders.find(({ id, store_id }) => id === ticket.order_id && store_id === ticket.store_id);
  const channelOf = (ticket: Ticket) => (ticket.order_id === null ? 'walk_in' : (orderOf(ticket)?.channel ?? 'unknown'));
  const wanted = (store: number, service: number, channel: string, day: string) =>
    among.stores.includes(store) &&
    (among.services === null || among.services.includes(service)) &&
    !among.leftOut.includes(service) &&
    (among.weekdays === null || among.weekdays.includes(weekdayOf(day))) &&
    (among.channels === null || among.channels.includes(channel)) &&
    day >= among.period.from &&
    day <= among.period.to;
  const { hours = null } = among;
  const isWithin = (at: string) => {
    const { hour, minute } = wallTimeAt(new Date(at));
    const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return hours === null || (time >= hours.from && time < hours.until);
  };
  const those = tickets.filter(
    (one) => isWithin(one.created_at) && wanted(one.store_id, one.service_id, channelOf(one), dayOf(one.created_at)),
  );
  const reserved = orders.filter(
    (one) =>
      isWithin(one.starts_at) &&
      !notExpected.includes(one.state) &&
      wanted(one.store_id, one.service_id, one.channel, dayOf(one.starts_at)),
  );
  const keyOfTicket = (one: Ticket) => keyOf(by, { ...one, channel: channelOf(one), at: one.created_at });
  const keyOfOrder = (one: Order) => keyOf(by, { ...one, at: one.starts_at });
  const keys = new Set([...those.map(keyOfTicket), ...(by === 'hour' || by === 'cell' ? [] : reserved.map(keyOfOrder))]);
  return new Map(
    [...keys].map((key) => {
      const own = those.filter((one) => keyOfTicket(one) === key);
      const ordered = reserved.filter((one) => keyOfOrder(one) === key);
      const appointed = (one: Ticket) => orderOf(one)?.starts_at ?? null;
      const inState = (state: string) => own.filter((one) => one.state === state);
      const waits = own.flatMap((one) => computeWaitingTime(one, appointed(one)) ?? []);
      return [
        key,
        {
          tickets: own.length,
          clients: own.filter(({ id, visit_id }) => visit_id === null || visit_id === id).length,
          called: waits.length,
          served: inState('finished').length,
          missed: inState('missed').length,
          cancelled: inState('cancelled').length,
          transferred: inState('transferred').length,
          ordered: ordered.length,
          arrived: ordered.filter(({ state }) => state === 'arrived' || state === 'served').length,
          unserved: inState('waiting').filter((one) => dayOf(one.created_at) < today).length,
          waits: timesOf(waits),
          handlings: timesOf(own.flatMap((one) => computeHandlingTime(one, among.shortest) ?? [])),
          leavings: timesOf(own.flatMap((one) => computeAbandonedWait(one, appointed(one)) ?? [])),
          desk: null,
          peak: among.stores.length === 1 || by === 'store' ? peakOf(own, appointed) : null,
        },
      ];
    }),
  );
}

/** The most who wait at once among the tickets of any one day of their arrival. */
function peakOf(tickets: readonly Ticket[], appointed: (one: Ticket) => string | null): number {
  const days = new Set(tickets.map(({ created_at }) => dayOf(created_at)));
  const ofDay = (day: string) => {
    const spans = tickets
      .filter(({ created_at }) => dayOf(created_at) === day)
      .map((one) => {
        const until = one.called_at ?? one.finished_at;
        return [readyAt(one, appointed(one)), until === null ? Number.POSITIVE_INFINITY : Date.parse(until)] as const;
      });
    return Math.max(0, ...spans.map(([at]) => spans.filter(([from, until]) => from <= at && at < until).length));
  };
  return Math.max(0, ...[...days].map(ofDay));
}

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

type Keyed = { readonly store_id: number; readonly service_id: number; readonly channel: string; readonly at: string };

function keyOf(by: Grouping, { store_id, service_id, channel, at }: Keyed): string {
  const day = dayOf(at);
  const weekday = weekdayOf(day);
  const { hour } = wallTimeAt(new Date(at));
  const [year = '', month = ''] = day.split('-');
  const quarter = String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0');
  const keys: Partial<Readonly<Record<Grouping, string>>> = {
    total: '',
    store: String(store_id),
    service: String(service_id),
    channel,
    booked: channel === 'walk_in' ? channel : 'booked',
    hour: String(hour),
    weekday: String(weekday),
    cell: String(weekday * 24 + hour),
    day,
    week: new Date(Date.parse(`${day}T00:00:00Z`) - weekday * 86_400_000).toISOString().slice(0, 10),
    month: `${year}-${month}-01`,
    quarter: `${year}-${quarter}-01`,
    year: `${year}-01-01`,
  };
  return keys[by] ?? '';
}
