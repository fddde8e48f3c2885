import { seedRandom } from '../../values/random.ts';
import { drawClients, type ExpectedClients } from './draw-clients.ts';
import { type PlayedPlan, type PlayedVisit, playClients } from './play-clients.ts';
import { buildPlayedHours, computeSpread, findWaitStart, nearestRank, type PlayedHour, type Spread, sorted } from './played-hours.ts';
import { buildPlayedServices, type PlayedService } from './played-services.ts';

/** This many days are played. */
export const playedDays = 200;

export type PlaySummary = {
  readonly days: number;
  readonly clients: number;
  /** Clients whom no desk served and who did not leave, of all plays: they are in no wait. */
  readonly unserved: number;
  /** Clients who left before they were called, of all plays: they are in no wait. */
  readonly left: number;
  /** The part of all clients called within the target; null of no clients. */
  readonly within: number | null;
  /** On how many days the target was met. */
  readonly metDays: number;
  /** The mean wait of all clients. */
  readonly mean: number | null;
  /** The mean wait of a day: the middle day, and between which it lies on eight of ten. */
  readonly dayMean: Spread | null;
  readonly median: number | null;
  readonly p90: number | null;
  /** The longest queue of a day. */
  readonly longestQueue: Spread;
  /** The part of open desk time with a client; null where no desk is open. */
  readonly use: number | null;
  /** When the last client leaves, in minutes of the day, on the middle day; null where no one was served. */
  readonly lastLeaves: number | null;
  readonly hours: readonly PlayedHour[];
  readonly services: readonly PlayedService[];
};

export type Aim = { readonly minutes: number; readonly share: number };
type Played = { readonly seed: string; readonly aim: Aim; readonly days?: number };

/** Plays a plan on so many days that may be; plans with the same seed meet the same clients. */
export function playPlan(expected: ExpectedClients, plan: PlayedPlan, { seed, aim, days = playedDays }: Played): PlaySummary {
  const plays = Array.from({ length: days }, (_, day) => playClients(drawClients(seedRandom(seed, day), expected), plan));
  return summarisePlays(plays, plan, aim);
}

/** Plays plans day by day, each day with the same clients, and says after each day how many are over. */
export function* playPlans(
  expected: ExpectedClients,
  plans: readonly PlayedPlan[],
  { seed, aim, days = playedDays }: Played,
): Generator<number, readonly PlaySummary[]> {
  const plays = plans.map((): (readonly PlayedVisit[])[] => []);
  for (let day = 0; day < days; day += 1) {
    const clients = drawClients(seedRandom(seed, day), expected);
    for (const [place, plan] of plans.entries()) plays[place]?.push(playClients(clients, plan));
    yield day + 1;
  }
  return plans.map((plan, place) => summarisePlays(plays[place] ?? [], plan, aim));
}

/** What came out of played days, with its spread. */
export function summarisePlays(plays: readonly (readonly PlayedVisit[])[], plan: PlayedPlan, aim: Aim): PlaySummary {
  const visits = plays.flat();
  const waits = sorted(visits.flatMap(({ wait }) => wait ?? []));
  const shares = plays.map((day) => withinOf(day, aim.minutes));
  const means = plays.flatMap((day) => meanOf(day.flatMap(({ wait }) => wait ?? [])) ?? []);
  const ends = sorted(plays.flatMap((day) => lastOf(day.flatMap((one) => one.ends ?? [])) ?? []));
  return {
    days: plays.length,
    clients: visits.length,
    unserved: visits.filter(({ called, left }) => called === null && left === null).length,
    left: visits.filter(({ left }) => left !== null).length,
    within: withinOf(visits, aim.minutes),
    metDays: shares.filter((share) => share !== null && share >= aim.share).length,
    mean: meanOf(waits),
    dayMean: computeSpread(means),
    median: nearestRank(waits, 0.5),
    p90: nearestRank(waits, 0.9),
    longestQueue: computeSpread(plays.map(longestQueueOf)) ?? { median: 0, low: 0, high: 0 },
    use: shareOfUse(visits, plan, plays.length),
    lastLeaves: nearestRank(ends, 0.5),
    hours: buildPlayedHours(plays, plan),
    services: buildPlayedServices(visits, aim.minutes),
  };
}

function shareOfUse(visits: readonly PlayedVisit[], plan: PlayedPlan, days: number): number | null {
  const open = deskMinutes(plan) * days;
  const busy = visits.reduce((sum, { called, ends }) => sum + (called === null || ends === null ? 0 : ends - called), 0);
  return open === 0 ? null : Math.min(1, busy / open);
}

/** For how many minutes desks are open, all desks together. */
export function deskMinutes({ desks }: PlayedPlan): number {
  return desks.flatMap(({ open }) => open).reduce((sum, { from, to }) => sum + to - from, 0);
}

function withinOf(visits: readonly PlayedVisit[], minutes: number): number | null {
  if (visits.length === 0) return null;
  return visits.filter(({ wait }) => wait !== null && wait < minutes).length / visits.length;
}

/** How many wait at most at once. A client who is called at the moment when another comes does not wait with them. */
function longestQueueOf(visits: readonly PlayedVisit[]): number {
  const moves = visits
    .flatMap(({ client, called, left }) => {
      const [ready, until] = [findWaitStart(client), called ?? left];
      if (until !== null && until <= ready) return [];
      return until === null
        ? [{ at: ready, step: 1 }]
        : [
            { at: ready, step: 1 },
            { at: until, step: -1 },
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

function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function lastOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.max(...numbers);
}
