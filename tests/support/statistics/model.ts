import { parseHours } from '../../../contract/rules/statistics/day-course.ts';
import { bucketOf, parseHistogram } from '../../../contract/rules/statistics/histogram.ts';
import { computeAbandonedWait, computeHandlingTime, computeWaitingTime, readyAt } from '../../../contract/rules/statistics/ticket-times.ts';
import { wallTimeAt } from '../../../contract/rules/time/prague-time.ts';
import { hourMeasures } from '../../../server/areas/statistics/counting/measures.ts';

/** A ticket as the database has it, instants as texts. */
export type Ticket = {
  readonly id: number;
  readonly store_id: number;
  readonly service_id: number;
  readonly state: string;
  readonly visit_id: number | null;
  readonly order_id: number | null;
  readonly created_at: string;
  readonly called_at: string | null;
  readonly finished_at: string | null;
};
export type Order = {
  readonly id: number;
  readonly store_id: number;
  readonly service_id: number;
  readonly starts_at: string;
  readonly state: string;
  readonly channel: string;
};

const pad = (part: number) => String(part).padStart(2, '0');

export function dayOf(instant: string): string {
  const { year, month, day } = wallTimeAt(new Date(instant));
  return `${year}-${pad(month)}-${pad(day)}`;
}

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
const least = (all: readonly number[]) => (all.length === 0 ? null : Math.min(...all));
const most = (all: readonly number[]) => (all.length === 0 ? null : Math.max(...all));

function counted(times: readonly number[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const time of times) counts[bucketOf(time)] = (counts[bucketOf(time)] ?? 0) + 1;
  return counts;
}

/** Day roll-ups as page 06 defines them, counted in the plainest way, by store, day, service and channel. */
export function rolledUp(tickets: readonly Ticket[], orders: readonly Order[]): Readonly<Record<string, unknown>> {
  const orderOf = (ticket: Ticket) => orders.find(({ id, store_id }) => id === ticket.order_id && store_id === ticket.store_id);
  const channelOf = (ticket: Ticket) => (ticket.order_id === null ? 'walk_in' : (orderOf(ticket)?.channel ?? 'unknown'));
  const expected = orders.filter(({ state }) => !['cancelled', 'expired', 'unconfirmed'].includes(state));
  const keyOfTicket = (one: Ticket) => `${one.store_id} ${dayOf(one.created_at)} ${one.service_id} ${channelOf(one)}`;
  const keyOfOrder = (one: Order) => `${one.store_id} ${dayOf(one.starts_at)} ${one.service_id} ${one.channel}`;
  const keys = [...new Set([...tickets.map(keyOfTicket), ...expected.map(keyOfOrder)])].toSorted();
  return Object.fromEntries(
    keys.map((key) => {
      const those = tickets.filter((ticket) => keyOfTicket(ticket) === key);
      const reserved = expected.filter((order) => keyOfOrder(order) === key);
      const appointed = (ticket: Ticket) => orderOf(ticket)?.starts_at ?? null;
      const waitsOf = (some: readonly Ticket[]) => some.flatMap((ticket) => computeWaitingTime(ticket, appointed(ticket)) ?? []);
      const handlingsOf = (some: readonly Ticket[]) => some.flatMap((ticket) => computeHandlingTime(ticket) ?? []);
      const inState = (state: string) => those.filter((ticket) => ticket.state === state);
      const [waits, handlings] = [waitsOf(those), handlingsOf(those)];
      const leavings = those.flatMap((ticket) => computeAbandonedWait(ticket, appointed(ticket)) ?? []);
      const countIn = (state: string) => inHours((some) => some.filter((ticket) => ticket.state === state).length);
      const isFirst = ({ id, visit_id }: Ticket) => visit_id === null || visit_id === id;
      const hourOf = (ticket: Ticket) => wallTimeAt(new Date(ticket.created_at)).hour;
      const inHours = (of: (some: readonly Ticket[]) => number) =>
        Array.from({ length: 24 }, (_, hour) => of(those.filter((one) => hourOf(one) === hour)));
      const since = least(inState('waiting').map((ticket) => readyAt(ticket, appointed(ticket))));
      return [
        key,
        {
          tickets: those.length,
          clients: those.filter(isFirst).length,
          called: waits.length,
          served: inState('finished').length,
          missed: inState('missed').length,
          cancelled: inState('cancelled').length,
          transferred: inState('transferred').length,
          ordered: reserved.length,
          arrived: reserved.filter(({ state }) => state === 'arrived' || state === 'served').length,
          unserved: inState('waiting').length,
          wait_count: waits.length,
          wait_sum: sum(waits),
          wait_min: least(waits),
          wait_max: most(waits),
          handling_count: handlings.length,
          handling_sum: sum(handlings),
          handling_min: least(handlings),
          handling_max: most(handlings),
          left_count: leavings.length,
          left_sum: sum(leavings),
          left_min: least(leavings),
          left_max: most(leavings),
          hour_tickets: inHours((some) => some.length),
          hour_waits: inHours((some) => waitsOf(some).length),
          hour_wait_sums: inHours((some) => sum(waitsOf(some))),
          hour_handlings: inHours((some) => handlingsOf(some).length),
          hour_handling_sums: inHours((some) => sum(handlingsOf(some))),
          hour_clients: inHours((some) => some.filter(isFirst).length),
          hour_served: countIn('finished'),
          hour_missed: countIn('missed'),
          wait_histogram: counted(waits),
          handling_histogram: counted(handlings),
          left_histogram: counted(leavings),
          waiting: inState('waiting').length,
          waiting_since: since === null ? null : new Date(since).toISOString(),
        },
      ];
    }),
  );
}

/** A row of `statistics_days` in the form of the model. */
export function asModelled({ store_id, day, service_id, channel, ...row }: Readonly<Record<string, unknown>>): readonly [string, unknown] {
  const histogram = (number: unknown) => Object.fromEntries(parseHistogram(String(number)));
  const since = row['waiting_since'];
  return [
    `${String(store_id)} ${String(day)} ${String(service_id)} ${String(channel)}`,
    {
      ...row,
      ...Object.fromEntries(Object.entries(hourMeasures).map(([name, width]) => [name, parseHours(String(row[name]), width)])),
      wait_histogram: histogram(row['wait_histogram']),
      handling_histogram: histogram(row['handling_histogram']),
      left_histogram: histogram(row['left_histogram']),
      waiting_since: since instanceof Date ? since.toISOString() : null,
    },
  ];
}
