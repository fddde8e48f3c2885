import { ticketNumber } from '../../branch/office-rules.ts';
import type { Opening } from '../../opening/open-instants.ts';
import type { OrderState } from '../../orders/order-states.ts';
import type { TicketNumbers } from '../../services/ticket-numbers.ts';
import type { Arrival, VisitTicket } from './visit.ts';

/** A service as a kiosk issues tickets of it. */
export type BranchService = TicketNumbers & {
  readonly id: number;
  /** It opens only when desks ask for it, and they do not now. */
  readonly isReserve: boolean;
  readonly expected_handling_minutes: number | null;
};

/** An order of today. */
export type BranchOrder = { readonly pin: string; readonly state: OrderState; readonly service_id: number };

/** What is known of a branch; undefined is unknown. */
export type KnownBranch = {
  readonly services: readonly BranchService[] | undefined;
  /** People that wait for each service; a service that is not in it has an unknown queue. */
  readonly waiting: ReadonlyMap<number, number>;
  /** Desks that are open now. */
  readonly desks: readonly OpenDesk[] | undefined;
  readonly orders: readonly BranchOrder[] | undefined;
  readonly opening: Opening | undefined;
};

/** Why a service has no tickets now; `opens` is null where the next opening is not known. */
export type ServiceClosed =
  | { readonly why: 'hours'; readonly opens: { readonly day: string; readonly time: string } | null }
  | { readonly why: 'reserve' | 'missing' };

/** Why no ticket of the service is issued; undefined where tickets are issued, and where nothing says that they are not. */
export function closedReason({ services, opening }: KnownBranch, id: number): ServiceClosed | undefined {
  const service = services?.find((one) => one.id === id);
  if (services !== undefined && service === undefined) return { why: 'missing' };
  if (opening?.isOpen === false) return { why: 'hours', opens: opening.opens };
  return service?.isReserve === true ? { why: 'reserve' } : undefined;
}

/** The queue of a service with the tickets that were issued in this trial: people, and the wait as open desks go through it. */
export function queueOf(branch: KnownBranch, id: number, issued: readonly number[]): Omit<VisitTicket, 'number' | 'service'> {
  const known = branch.waiting.get(id);
  if (known === undefined) return { people: null, waitMinutes: null };
  const joined = issued.reduce(
    (all, one) => (all.has(one) ? new Map([...all, [one, (all.get(one) ?? 0) + 1]]) : all),
    new Map(branch.waiting),
  );
  const each = branch.services?.find((one) => one.id === id)?.expected_handling_minutes ?? null;
  return { people: joined.get(id) ?? known, waitMinutes: expectedWait({ desks: branch.desks, waiting: joined }, id, each) };
}

/** The next ticket of a service, after those that were issued in this trial. */
export function nextTicket(branch: KnownBranch, id: number, issued: readonly number[]): VisitTicket {
  const service = branch.services?.find((one) => one.id === id) ?? anyNumbers;
  const before = issued.filter((one) => one === id).length;
  return { number: ticketNumber(service, before), service: id, ...queueOf(branch, id, issued) };
}

const anyNumbers: TicketNumbers = { ticket_prefix: null, number_from: 1, number_to: 999 };

/** PINs of made-up orders; one that an order of today has is passed over. */
const madeUpPins = ['123456', '234567', '345678', '456789'] as const;

/**
 * An order for a trial of arriving where no order of today awaits its client. It is stored nowhere. Undefined where one awaits, and where
 * no service is known.
 */
export function madeUpOrder({ services, orders = [] }: KnownBranch): BranchOrder | undefined {
  const service = services?.find(({ isReserve }) => !isReserve) ?? services?.[0];
  const pin = madeUpPins.find((one) => orders.every((order) => order.pin !== one));
  if (service === undefined || pin === undefined || orders.some(({ state }) => state === 'confirmed')) return undefined;
  return { pin, state: 'confirmed', service_id: service.id };
}

/** What becomes of a PIN of today: of several orders that have it, the one that can arrive counts. */
export function arrivalBy(branch: KnownBranch, pin: string, issued: readonly number[]): Arrival {
  const found = branch.orders?.filter((order) => order.pin === pin) ?? [];
  const awaited = found.find(({ state }) => state === 'confirmed');
  if (awaited !== undefined) return { result: 'accepted', ticket: nextTicket(branch, awaited.service_id, issued) };
  const [order] = found;
  if (order === undefined) return { result: 'refused', why: 'unknown' };
  return { result: 'refused', why: refusals[order.state] };
}

const refusals = {
  unconfirmed: 'not_confirmed',
  confirmed: 'unknown',
  arrived: 'already_here',
  served: 'already_here',
  missed: 'missed',
  cancelled: 'cancelled',
  // It ran out because no one confirmed it.
  expired: 'not_confirmed',
} as const satisfies Readonly<Record<OrderState, string>>;

/** The services that an open desk serves. */
export type OpenDesk = { readonly service_ids: readonly number[] };

type Queue = {
  /** Desks that are open now; undefined where that is not known. */
  readonly desks: readonly OpenDesk[] | undefined;
  /** People that wait for each service; a service that is not in it has an unknown queue. */
  readonly waiting: ReadonlyMap<number, number>;
};

/**
 * Minutes until the next client of the service is called. Each open desk that serves it divides its time among those of its services that
 * clients wait for. Null where it is not known: no such desk is open, one of them also serves a queue that is unknown, or nothing says how
 * long one client takes.
 */
export function expectedWait({ desks, waiting }: Queue, id: number, minutesOfOne: number | null): number | null {
  const people = waiting.get(id);
  const open = desks?.filter((desk) => desk.service_ids.includes(id)) ?? [];
  if (people === undefined || open.length === 0) return null;
  if (people === 0) return 0;
  if (minutesOfOne === null || open.some((desk) => desk.service_ids.some((one) => !waiting.has(one)))) return null;
  const busy = open.map((desk) => desk.service_ids.filter((one) => (waiting.get(one) ?? 0) > 0).length);
  const atOnce = busy.reduce((sum, services) => sum + 1 / services, 0);
  return Math.ceil((people * minutesOfOne) / atOnce - 1e-9);
}
