import { around, exponential, pickWeighted, poisson, type Random } from '../../values/random.ts';
import type { PlayedClient } from './play-clients.ts';

/** A part of the day, and how many clients without a reservation are expected in it. Times are minutes of the local day. */
export type ExpectedPart = { readonly from: number; readonly to: number; readonly expected: number };

export type ExpectedService = {
  readonly id: number;
  /** Its part among clients, in any unit. */
  readonly weight: number;
  /** How long a client takes a desk: the mean in minutes, and the deviation of its logarithm. */
  readonly handling: { readonly mean: number; readonly spread: number };
};

export type ExpectedClients = {
  readonly parts: readonly ExpectedPart[];
  readonly services: readonly ExpectedService[];
  readonly reservations: readonly { readonly at: number; readonly service: number }[];
  /** Variance of counts to their mean: busy days are busy in all of their hours. */
  readonly dispersion: number;
  /** After how many minutes of waiting clients leave, on average; null where no one leaves. */
  readonly patience: number | null;
};

/** The part of reservations with a client who comes; the others are missed. */
const comes = 0.92;
/** Minutes around the appointed time: most come a little before. */
const [earliest, latest] = [12, 5];

/** The clients of one day that may be. The same source of chance gives the same clients. */
export function drawClients(
  random: Random,
  { parts, services, reservations, dispersion, patience }: ExpectedClients,
): readonly PlayedClient[] {
  if (services.length === 0) return [];
  const handlingOf = (id: number): number => {
    const service = services.find((one) => one.id === id);
    return service === undefined ? 0 : service.handling.mean * around(random, service.handling.spread);
  };
  const patienceOf = (): number => drawPatience(random, patience);
  const total = parts.reduce((sum, { expected }) => sum + expected, 0);
  const busy = total === 0 || dispersion <= 1 ? 1 : around(random, Math.sqrt((dispersion - 1) / total));
  const weights = services.map(({ id, weight }) => [id, weight] as const);
  const walkIns = parts.flatMap(({ from, to, expected }) =>
    Array.from({ length: poisson(random, expected * busy) }, (): PlayedClient => {
      const service = pickWeighted(random, weights);
      return { arrives: from + random() * (to - from), appointed: null, service, handling: handlingOf(service), patience: patienceOf() };
    }),
  );
  const ordered = reservations.flatMap(({ at, service }): PlayedClient[] => {
    const isThere = random() < comes;
    const arrives = at - earliest + random() * (earliest + latest);
    const handling = handlingOf(service);
    const client = { arrives, appointed: at, service, handling, patience: patienceOf() };
    return isThere ? [client] : [];
  });
  return [...walkIns, ...ordered].toSorted((one, other) => one.arrives - other.arrives);
}

/** For how long a client waits before leaving; for ever where no one leaves. */
export function drawPatience(random: Random, mean: number | null): number {
  return mean === null ? Number.POSITIVE_INFINITY : exponential(random, mean);
}
