import { randomOf } from '../../chance/random.ts';
import { drawClients, type ExpectedClients } from './draw-clients.ts';
import { type PlayedPlan, type PlayedVisit, playClients } from './play-clients.ts';

/** So many days are played. */
export const playedDays = 200;

/** An hour by arrival of clients, or of desks and the queue by the clock. */
export type PlayedHour = {
  readonly hour: number;
  /** Clients of all plays. */
  readonly clients: number;
  /** Waits in minutes; null where no one came. */
  readonly median: number | null;
  readonly p90: number | null;
  /** The part of open desk time with a client; null where no desk is open. */
  readonly use: number | null;
  /** Mean number of those who wait. */
  readonly queue: number;
};

export type PlaySummary = {
  readonly days: number;
  readonly clients: number;
  /** Clients whom no desk served, of all plays: they are in no wait. */
  readonly unserved: number;
  /** The part of served and unserved clients called within the target; null of no clients. */
  readonly within: number | null;
  /** On how many days the target was met. */
  readonly metDays: number;
  readonly median: number | null;
  readonly p90: number | null;
  /** The longest queue of a day: the middle day, and between which it lies on eight of ten. */
  readonly longestQueue: { readonly median: number; readonly low: number; readonly high: number };
  /** When the last client leaves, in minutes of the day, on the middle day; null where no one was served. */
  readonly lastLeaves: number | null;
  readonly hours: readonly PlayedHour[];
};

type Aim = { readonly minutes: number; readonly share: number };

/** Plays a plan on so many days that may be; plans with the same seed meet the same clients. */
export function playPlan(
  expected: ExpectedClients,
  plan: PlayedPlan,
  { seed, aim, days = playedDays }: { readonly seed: string; readonly aim: Aim; readonly days?: number },
): PlaySummary {
  const plays = Array.from({ length: days }, (_, day) => playClients(drawClients(randomOf(seed, day), expected), plan));
  return summarisePlays(plays, plan, aim);
}

/** What came out of played days, with its spread. */
export function summarisePlays(plays: readonly (readonly PlayedVisit[])[], plan: PlayedPlan, aim: Aim): PlaySummary {
  const visits = plays.flat();
  const waits = sorted(visits.flatMap(({ wait }) => wait ?? []));
  const shares = plays.map((day) => withinOf(day, aim.minutes));
  const queues = sorted(plays.map(longestQueueOf));
  const ends = sorted(plays.flatMap((day) => lastOf(day.flatMap((one) => one.ends ?? [])) ?? []));
  return {
    days: plays.length,
    clients: visits.length,
    unserved: visits.filter(({ called }) => called === null).length,
    within: withinOf(visits, aim.minutes),
    metDays: shares.filter((share) => share !== null && share >= aim.share).length,
    median: quantile(waits, 0.5),
    p90: quantile(waits, 0.9),
    longestQueue: { median: quantile(queues, 0.5) ?? 0, low: quantile(queues, 0.1) ?? 0, high: quantile(queues, 0.9) ?? 0 },
    lastLeaves: quantile(ends, 0.5),
    hours: hoursOf(visits, plan, plays.length),
  };
}

function hoursOf(visits: readonly PlayedVisit[], { desks }: PlayedPlan, days: number): readonly PlayedHour[] {
  const open = desks.flatMap((desk) => desk.open);
  const last = Math.max(0, ...visits.flatMap(({ ends }) => ends ?? []), ...open.map(({ to }) => to));
  const first = Math.min(last, ...visits.map(({ client }) => client.arrives), ...open.map(({ from }) => from));
  const hours = Array.from({ length: Math.ceil(last / 60) - Math.floor(first / 60) }, (_, place) => Math.floor(first / 60) + place);
  return hours.map((hour) => {
    const [from, to] = [hour * 60, hour * 60 + 60];
    const came = visits.filter(({ client }) => client.arrives >= from && client.arrives < to);
    const waits = sorted(came.flatMap(({ wait }) => wait ?? []));
    const minutes = sum(open.map((one) => shared(one.from, one.to, from, to))) * days;
    const busy = sum(visits.map(({ called, ends }) => (called === null || ends === null ? 0 : shared(called, ends, from, to))));
    const waited = sum(visits.map(({ client, called }) => shared(readyOf(client), called ?? last, from, to)));
    return {
      hour,
      clients: came.length,
      median: quantile(waits, 0.5),
      p90: quantile(waits, 0.9),
      // Clients are served on into breaks and after the closing.
      use: minutes === 0 ? null : Math.min(1, busy / minutes),
      queue: days === 0 ? 0 : waited / (60 * days),
    };
  });
}

function readyOf({ arrives, appointed }: PlayedVisit['client']): number {
  return Math.max(arrives, appointed ?? arrives);
}

function withinOf(visits: readonly PlayedVisit[], minutes: number): number | null {
  if (visits.length === 0) return null;
  return visits.filter(({ wait }) => wait !== null && wait < minutes).length / visits.length;
}

/** How many wait at most at once. A client who is called at the moment when another comes does not wait with them. */
function longestQueueOf(visits: readonly PlayedVisit[]): number {
  const moves = visits
    .flatMap(({ client, called }) => {
      const ready = readyOf(client);
      if (called !== null && called <= ready) return [];
      return called === null
        ? [{ at: ready, step: 1 }]
        : [
            { at: ready, step: 1 },
            { at: called, step: -1 },
          ];
    })
    .toSorted((one, other) => one.at - other.at || one.step - other.step);
  let [waiting, most] = [0, 0];
  for (const { step } of moves) {
    waiting += step;
    most = Math.max(most, waiting);
  }
  return most;
}

function shared(from: number, to: number, begins: number, ends: number): number {
  return Math.max(0, Math.min(to, ends) - Math.max(from, begins));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function sorted(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((one, other) => one - other);
}

/** Nearest rank. */
function quantile(ordered: readonly number[], share: number): number | null {
  return ordered[Math.max(0, Math.ceil(share * ordered.length - 1e-9) - 1)] ?? null;
}

function lastOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.max(...numbers);
}
