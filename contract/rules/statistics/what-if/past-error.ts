import { around, seedRandom } from '../../values/random.ts';
import { drawPatience, type ExpectedService } from './draw-clients.ts';
import { erlangHours, erlangWithin } from './erlang-check.ts';
import { listPlayedClients, listPlayedDesks, type PastDay } from './past-day.ts';
import { playClients } from './play-clients.ts';

/** A day is played so many times, each time with other times at the desk. */
const playsOfPast = 10;

/** How a day that is over was, and how the engine plays it with the same arrivals and the same desks. Waits are in minutes. */
export type PastComparison = {
  readonly clients: number;
  readonly called: number;
  readonly wait: number;
  readonly within: number;
  readonly playedWait: number;
  readonly playedWithin: number;
  /** By Erlang C, hour by hour, with the same numbers. */
  readonly erlangWithin: number;
};

type Known = {
  readonly services: readonly ExpectedService[];
  /** After how many minutes of waiting clients leave, on average; null where no one leaves. */
  readonly patience: number | null;
  /** What each desk serves. */
  readonly serves: ReadonlyMap<number, readonly number[]>;
  /** Within how many minutes clients are to be called. */
  readonly minutes: number;
  readonly seed: string;
};

/** Compares one day; null where no client was called. */
export function comparePast(day: PastDay, { services, patience, serves, minutes, seed }: Known): PastComparison | null {
  const waits = day.tickets.flatMap(({ ready, called }) => (called === null ? [] : [Math.max(0, called - ready)]));
  const desks = listPlayedDesks(day, serves);
  if (waits.length === 0 || desks.length === 0) return null;
  const closes = day.office.at(-1)?.to ?? 0;
  const known = new Map(services.map((one) => [one.id, one.handling]));
  const usual = meanOf(services.map(({ handling }) => handling.mean));
  const played = Array.from({ length: playsOfPast }, (_, play) => {
    const random = seedRandom('past', seed, play);
    const clients = listPlayedClients(day, {
      handling: (service) => {
        const handling = known.get(service);
        return handling === undefined ? usual : handling.mean * around(random, handling.spread);
      },
      patience: () => drawPatience(random, patience),
    });
    return playClients(clients, { desks, closes }).flatMap(({ wait }) => wait ?? []);
  }).flat();
  return {
    clients: day.tickets.length,
    called: waits.length,
    wait: meanOf(waits),
    within: shareOf(waits, minutes),
    playedWait: meanOf(played),
    playedWithin: shareOf(played, minutes),
    erlangWithin:
      erlangWithin({
        hours: erlangHours({ counts: countsOf(day), office: day.office }, desks),
        handling: handlingOf(day, known, usual),
        minutes,
      }) ?? 0,
  };
}

export type PastError = {
  readonly days: number;
  readonly clients: number;
  /** By how many minutes the mean wait of a day was missed. */
  readonly wait: number;
  /** By which part of clients the share called in time was missed. */
  readonly within: number;
  readonly erlangWithin: number;
  /** The mean of differences with their sign: above zero, more wait was played than there was. */
  readonly lean: number;
};

/** The error of all days; null without any. */
export function pastError(days: readonly PastComparison[]): PastError | null {
  if (days.length === 0) return null;
  return {
    days: days.length,
    clients: days.reduce((sum, { clients }) => sum + clients, 0),
    wait: meanOf(days.map((one) => Math.abs(one.playedWait - one.wait))),
    within: meanOf(days.map((one) => Math.abs(one.playedWithin - one.within))),
    erlangWithin: meanOf(days.map((one) => Math.abs(one.erlangWithin - one.within))),
    lean: meanOf(days.map((one) => one.playedWait - one.wait)),
  };
}

/** Clients by the hour in which they began to wait. */
function countsOf({ tickets }: PastDay): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { ready } of tickets) {
    const hour = Math.floor(ready / 60);
    counts.set(hour, (counts.get(hour) ?? 0) + 1);
  }
  return counts;
}

function handlingOf({ tickets }: PastDay, known: ReadonlyMap<number, { readonly mean: number }>, usual: number): number {
  return meanOf(tickets.map(({ service }) => known.get(service)?.mean ?? usual));
}

function shareOf(waits: readonly number[], minutes: number): number {
  return waits.length === 0 ? 0 : waits.filter((wait) => wait < minutes).length / waits.length;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
