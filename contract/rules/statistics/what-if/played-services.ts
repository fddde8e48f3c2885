import type { PlayedVisit } from './play-clients.ts';
import { nearestRank, sorted } from './played-hours.ts';

/** How long clients of one service wait in all plays. */
export type PlayedService = {
  readonly id: number;
  /** Clients who came for it. */
  readonly clients: number;
  /** Those of them who were called: waits are theirs. */
  readonly called: number;
  /** In minutes; null where no one was called. */
  readonly mean: number | null;
  readonly p90: number | null;
  /** The part of those who came who were called within the target. */
  readonly within: number;
};

/** What came out of plays service by service, by their identifiers; a service that no one came for has no row. */
export function buildPlayedServices(visits: readonly PlayedVisit[], minutes: number): readonly PlayedService[] {
  const byService = new Map<number, { clients: number; readonly waits: number[] }>();
  for (const { client, wait } of visits) {
    const known = byService.get(client.service) ?? { clients: 0, waits: [] };
    byService.set(client.service, known);
    known.clients += 1;
    if (wait !== null) known.waits.push(wait);
  }
  return [...byService]
    .toSorted(([one], [other]) => one - other)
    .map(([id, { clients, waits }]) => ({
      id,
      clients,
      called: waits.length,
      mean: waits.length === 0 ? null : waits.reduce((sum, one) => sum + one, 0) / waits.length,
      p90: nearestRank(sorted(waits), 0.9),
      within: waits.filter((wait) => wait < minutes).length / clients,
    }));
}
