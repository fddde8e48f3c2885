import { addDays, type Day } from '../../contract/rules/opening/calendar-days.ts';
import { type Random, seedRandom } from '../../contract/rules/values/random.ts';
import { scheduleShifts } from './desk-shifts.ts';
import { devicesOn } from './devices.ts';
import { createDisplays, type DisplayedNow } from './displays.ts';
import { type EventQueue, eventQueueFrom } from './event-queue.ts';
import { cutsLine, generateOutages } from './faults.ts';
import type { Memory } from './memory.ts';
import type { OfficeContext, OfficeEvent } from './office-context.ts';
import { findEndedOrder, reportAbsent, reportOrder } from './orders.ts';
import { type Arrival, generateArrivals } from './plan/arrivals.ts';
import { type Demand, expectedDemand, isAskedFor } from './plan/demand.ts';
import { dayOf, type Interval, intervalsOf, startOf } from './plan/local-day.ts';
import { createNumbers } from './plan/numbers.ts';
import { type ConfiguredRow, readSetup, type Setup } from './plan/setup.ts';
import { generateShifts } from './plan/staffing.ts';
import { playingOn } from './playing.ts';
import { type Queue, queueOn } from './queue.ts';

export type OfficeRequest = {
  /** Of the whole simulation and of the store: the same seed plays the same days. */
  readonly seed: string;
  /** The instant that it begins at, in milliseconds. */
  readonly start: number;
  /** What was reported before; anyone who receives `report` adds to it. */
  readonly memory: Memory;
  readonly report: (event: OfficeEvent, at: number) => void;
  /** Whether the store can reach the central. */
  readonly setLine: (works: boolean) => void;
  /** Share of days with an outage. */
  readonly outageRate: number;
  /** What displays that work show and play as someone is called. */
  readonly onDisplayed?: (displayed: DisplayedNow) => void;
};

/** A branch office that is played: it pauses until it is called with the next instant. */
export type Office = {
  /** Takes up what the central configured, from now on. */
  configure(rows: readonly ConfiguredRow[]): void;
  /** Kiosks, and displays, with the version of the design that they can show; null where one waits for its files. */
  show(kiosks: ReadonlyMap<number, number | null>, displays?: ReadonlyMap<number, number | null>): void;
  /** Playlists with their version; null where files of it are still on their way. */
  hold(playlists: ReadonlyMap<number, number | null>): void;
  /** When something happens next, in milliseconds; infinite before it is configured. */
  next(): number;
  advance(to: number): void;
  /** Closed, and no one inside: a night can be passed over. */
  isResting(): boolean;
};

/** An office at a simulated instant, not yet configured. */
export function officeFrom({ seed, start, memory, report, setLine, outageRate, onDisplayed }: OfficeRequest): Office {
  const eventQueue: EventQueue = eventQueueFrom(start);
  const random: Random = seedRandom(seed, 'course', start);
  let setup: Setup = readSetup([]);
  let isConfigured = false;
  let hours: readonly Interval[] = [];
  const input: OfficeContext = {
    eventQueue,
    random,
    memory,
    setup: () => setup,
    report: (event, at = eventQueue.now()) => {
      const orderId = findEndedOrder(event, memory);
      report(event, at);
      if (event.kind === 'ticket_called') showCall(event, at);
      if (orderId !== null) reportOrder(input, { event, orderId, at });
      if (event.kind === 'desk_opened' || event.kind === 'desk_closed') reportReserves(input, seed);
    },
  };
  const queue = queueOn(input);
  const devices = devicesOn(input, seed);
  const displays = createDisplays();
  const playing = playingOn(input);
  const numbers = createNumbers();
  let rows: readonly ConfiguredRow[] = [];
  const showCall = ({ ticket, desk_id: deskId }: { readonly ticket: number; readonly desk_id: number }, at: number) => {
    const called = memory.tickets.get(ticket);
    if (called === undefined) return;
    const desk = String(setup.desks.find(({ id }) => id === deskId)?.number ?? deskId);
    const service = setup.services.find(({ id }) => id === called.serviceId);
    const shown = { number: called.number, desk, service: service?.virtual_display_name || (service?.name ?? '') };
    const working = setup.displayIds.filter((id) => devices.isUp('virtual_display', id));
    for (const displayed of displays.call(shown, at, working)) onDisplayed?.(displayed);
  };
  /** Orders of clients who came, which the central may not have confirmed yet. */
  const came = new Set<number>();

  const arrive = (arrival: Arrival, arrivals: readonly Arrival[], day: Day) => {
    const service = setup.services.find(({ id }) => id === arrival.serviceId);
    // No one takes a ticket for a reserve service that is closed.
    const order = setup.orders.find(({ id }) => id === arrival.orderId);
    if (order !== undefined && order.state !== 'confirmed') return;
    if (service === undefined || (service.state === 'reserve' && !memory.services.has(service.id)) || !devices.printTicket()) return;
    if (order !== undefined) {
      came.add(order.id);
      input.report({ kind: 'order_arrived', pin: order.pin });
    }
    const number = numbers.next(service, arrivals, eventQueue.now(), day);
    queue.issue({ number, serviceId: service.id, first: null, orderId: arrival.orderId, readyAt: arrival.readyAt });
  };
  const planArrivals = (day: Day, demand: Demand) => {
    const arrivals = generateArrivals(setup, { hours, demand, day }, seed);
    for (const arrival of arrivals) if (arrival.at > eventQueue.now()) eventQueue.plan(arrival.at, () => arrive(arrival, arrivals, day));
  };
  const planShifts = (day: Day, demand: Demand) => {
    const shifts = generateShifts(setup, demand.desks, hours, seedRandom(seed, 'staffing', day));
    const onHome = () => reportAbsent(input, startOf(day), came);
    scheduleShifts({ eventQueue, queue, setup }, { shifts, closing: hours.at(-1)?.to ?? 0, onHome });
  };
  const planOutages = (day: Day) => {
    for (const { from, to, kind } of generateOutages(seed, day, outageRate)) {
      if (from <= eventQueue.now()) continue;
      eventQueue.plan(from, () => {
        const outage = memory.lastOutage + 1;
        input.report({ kind: 'outage_started', outage, outage_kind: kind });
        if (cutsLine(kind)) setLine(false);
        if (kind === 'printer') devices.setPrinters(false);
        // What has begun ends, whatever is configured meanwhile.
        eventQueue.at(to, () => {
          input.report({ kind: 'outage_ended', outage });
          if (cutsLine(kind)) setLine(true);
          if (kind === 'printer') devices.setPrinters(true);
        });
      });
    }
  };
  const planDay = () => {
    eventQueue.forgetPlans();
    const day = dayOf(eventQueue.now());
    const tomorrow = startOf(addDays(day, 1));
    hours = intervalsOf(setup.opening, day);
    devices.plan(day);
    reportReserves(input, seed);
    playing.plan(tomorrow);
    const demand = expectedDemand(setup, seed, day);
    planShifts(day, demand);
    planArrivals(day, demand);
    planOutages(day);
    eventQueue.plan(tomorrow, planDay);
  };
  return {
    configure: (configured) => {
      rows = configured;
      setup = readSetup(rows);
      if (!isConfigured) resume(input, queue);
      isConfigured = true;
      planDay();
    },
    show: (kiosks, shownDisplays = new Map()) => {
      displays.settle(shownDisplays, rows);
      devices.show(kiosks, shownDisplays);
    },
    hold: playing.hold,
    next: eventQueue.next,
    advance: eventQueue.advance,
    isResting: () =>
      queue.isEmpty() && queue.openDesks().length === 0 && !hours.some(({ from, to }) => from <= eventQueue.now() && eventQueue.now() < to),
  };
}

/** Says which reserve services are open: those that desks ask for on the day, while a desk that serves them is open. */
function reportReserves({ eventQueue, memory, setup, report }: OfficeContext, seed: string): void {
  const { services, desks } = setup();
  const day = dayOf(eventQueue.now());
  const served = new Set(desks.flatMap(({ id, service_ids }) => (memory.desks.has(id) ? service_ids : [])));
  const open = services.filter((service) => service.state === 'reserve' && served.has(service.id) && isAskedFor(service, seed, day));
  const isOpen = new Set(open.map(({ id }) => id));
  for (const id of memory.services) if (!isOpen.has(id)) report({ kind: 'service_closed', service_id: id });
  for (const id of isOpen) if (!memory.services.has(id)) report({ kind: 'service_opened', service_id: id });
}

/** Goes on where the branch was stopped: what had begun on an earlier day ended on it, outages are over. */
function resume({ eventQueue, report, memory }: OfficeContext, queue: Queue): void {
  const stopped = memory.lastAt;
  for (const outage of memory.outages) report({ kind: 'outage_ended', outage });
  const today = dayOf(eventQueue.now());
  const tickets = [...memory.tickets.values()];
  for (const { ticket, createdAt, state } of tickets) {
    if (dayOf(createdAt) === today) continue;
    report({ kind: state === 'serving' ? 'ticket_finished' : state === 'called' ? 'ticket_missed' : 'ticket_cancelled', ticket }, stopped);
  }
  queue.resume([...memory.tickets.values()], [...memory.desks]);
}
