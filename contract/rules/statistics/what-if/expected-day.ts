import type { ExpectedClients, ExpectedService } from './draw-clients.ts';
import { type Span, within } from './past-day.ts';

/** What is known of a service: minutes at the desk, or null where no one was served. */
export type MeasuredService = {
  readonly id: number;
  readonly walk_ins: number;
  readonly mean: number | null;
  readonly spread: number;
  readonly n: number;
};

type KnownDay = {
  readonly office: readonly Span[];
  readonly hours: readonly { readonly hour: number; readonly expected: number | null; readonly ordered: number }[];
  readonly services: readonly MeasuredService[];
  readonly reservations: readonly { readonly at: number; readonly service: number }[];
  readonly dispersion: number;
  readonly patience: number | null;
};

/** From so many served clients on, a service has times of its own; below, it takes those of all services. */
const fewestServed = 5;
const usualSpread = 0.5;

/** Clients as the engine draws them: those with a reservation at their times, the others of each hour within office hours. */
export function expectedClients({ office, hours, services, reservations, dispersion, patience }: KnownDay): ExpectedClients {
  return {
    parts: hours.flatMap(({ hour, expected, ordered }) => {
      const open = within(office, [{ from: hour * 60, to: hour * 60 + 60 }]);
      const minutes = open.reduce((sum, { from, to }) => sum + to - from, 0);
      const walkIns = Math.max(0, (expected ?? 0) - ordered);
      return open.map(({ from, to }) => ({ from, to, expected: (walkIns * (to - from)) / minutes }));
    }),
    services: playedServices(services),
    reservations,
    dispersion,
    patience,
  };
}

/** Services with times at the desk; none where no one was served at all. */
export function playedServices(services: readonly MeasuredService[]): readonly ExpectedService[] {
  const served = services.flatMap((one) => (one.mean === null || one.n === 0 ? [] : [{ ...one, mean: one.mean }]));
  const all = served.reduce((sum, { n }) => sum + n, 0);
  if (all === 0) return [];
  const usual = served.reduce((sum, { n, mean }) => sum + n * mean, 0) / all;
  return services.map(({ id, walk_ins: weight, mean, spread, n }) => ({
    id,
    weight,
    handling: mean === null || n < fewestServed ? { mean: usual, spread: usualSpread } : { mean, spread },
  }));
}

/** How long an average client of the day takes a desk, for Erlang C; null where no one was served. */
export function meanHandling({ services, reservations, parts }: ExpectedClients): number | null {
  const walkIns = parts.reduce((sum, { expected }) => sum + expected, 0);
  const weights = services.reduce((sum, { weight }) => sum + weight, 0);
  const parted = services.map(({ id, weight, handling }) => ({
    clients: (weights === 0 ? 0 : (walkIns * weight) / weights) + reservations.filter(({ service }) => service === id).length,
    mean: handling.mean,
  }));
  const clients = parted.reduce((sum, one) => sum + one.clients, 0);
  return clients === 0 ? null : parted.reduce((sum, one) => sum + one.clients * one.mean, 0) / clients;
}
