import type { PlayedPlan, PlayedVisit } from './play-clients.ts';

/** What lies in the middle of days, and between which numbers eight of ten days lie. */
export type Spread = { readonly median: number; readonly low: number; readonly high: number };

/** An hour by arrival of clients, or of desks and the queue by the clock. */
export type PlayedHour = {
  readonly hour: number;
  /** Clients of all plays. */
  readonly clients: number;
  /** Waits in minutes; null where no one came. */
  readonly median: number | null;
  readonly p90: number | null;
  /** The part of open desk time with a client; null where no desk is open. */
  readonly use: Spread | null;
  /** How many wait, on average within the hour. */
  readonly queue: Spread;
};

/** What came out of plays hour by hour, from the first arrival or opening to the last client who leaves. */
export function buildPlayedHours(plays: readonly (readonly PlayedVisit[])[], { desks }: PlayedPlan): readonly PlayedHour[] {
  const open = desks.flatMap((desk) => desk.open);
  const ends = (pick: (visit: PlayedVisit) => number, from: number, better: (one: number, other: number) => number) =>
    plays.reduce((found, day) => day.reduce((best, visit) => better(best, pick(visit)), found), from);
  const last = ends(({ ends: end }) => end ?? 0, Math.max(0, ...open.map(({ to }) => to)), Math.max);
  const first = ends(({ client }) => client.arrives, Math.min(last, ...open.map(({ from }) => from)), Math.min);
  const hours = Array.from({ length: Math.ceil(last / 60) - Math.floor(first / 60) }, (_, place) => Math.floor(first / 60) + place);
  return hours.map((hour) => {
    const [from, to] = [hour * 60, hour * 60 + 60];
    const waits: number[] = [];
    const queues: number[] = [];
    const uses: number[] = [];
    const minutes = open.reduce((sum, one) => sum + shared(one.from, one.to, from, to), 0);
    let clients = 0;
    for (const day of plays) {
      let [waited, busy] = [0, 0];
      for (const { client, called, left, ends: end, wait } of day) {
        if (client.arrives >= from && client.arrives < to) {
          clients += 1;
          if (wait !== null) waits.push(wait);
        }
        waited += shared(findWaitStart(client), called ?? left ?? last, from, to);
        if (called !== null && end !== null) busy += shared(called, end, from, to);
      }
      queues.push(waited / 60);
      // Clients are served on into breaks and after the closing.
      if (minutes > 0) uses.push(Math.min(1, busy / minutes));
    }
    const ordered = sorted(waits);
    return {
      hour,
      clients,
      median: nearestRank(ordered, 0.5),
      p90: nearestRank(ordered, 0.9),
      use: computeSpread(uses),
      queue: computeSpread(queues) ?? { median: 0, low: 0, high: 0 },
    };
  });
}

/** From when on a client waits: an appointed one not before the appointed time. */
export function findWaitStart({ arrives, appointed }: PlayedVisit['client']): number {
  return Math.max(arrives, appointed ?? arrives);
}

/** The middle of numbers, and between which eight of ten of them lie; null of none. */
export function computeSpread(numbers: readonly number[]): Spread | null {
  const ordered = sorted(numbers);
  const [low, median, high] = [0.1, 0.5, 0.9].map((share) => nearestRank(ordered, share));
  return typeof low === 'number' && typeof median === 'number' && typeof high === 'number' ? { low, median, high } : null;
}

/** In order. */
export function sorted(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((one, other) => one - other);
}

/** Nearest rank of numbers in order; null of none. */
export function nearestRank(ordered: readonly number[], share: number): number | null {
  return ordered[Math.max(0, Math.ceil(share * ordered.length - 1e-9) - 1)] ?? null;
}

function shared(from: number, to: number, begins: number, ends: number): number {
  return Math.max(0, Math.min(to, ends) - Math.max(from, begins));
}
