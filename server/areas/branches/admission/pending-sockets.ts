import { branchTerms } from '../../../../contract/channels/branch/terms.ts';

type Drop = () => void;

/** Sockets that have not authenticated yet, oldest first. */
export type PendingSockets = {
  readonly add: (network: string, drop: Drop) => { readonly remove: () => void };
  readonly count: () => number;
};

/**
 * Limits how many sockets are open without having authenticated. One too many closes the oldest: of the same network, or of
 * the network that has most. A branch with a key authenticates in a moment and is never the oldest.
 */
export function createPendingSockets({
  unprovenOfNetwork,
  unprovenOfAll,
}: Readonly<Record<'unprovenOfNetwork' | 'unprovenOfAll', number>> = branchTerms): PendingSockets {
  const byNetwork = new Map<string, Set<Drop>>();
  let count = 0;
  const dropOldestOf = (network: string): void => {
    const [oldest] = byNetwork.get(network) ?? [];
    oldest?.();
  };
  const fullest = (): string => {
    let most: readonly [string, number] = ['', 0];
    for (const [network, drops] of byNetwork) if (drops.size > most[1]) most = [network, drops.size];
    return most[0];
  };
  return {
    count: () => count,
    add: (network, drop) => {
      if ((byNetwork.get(network)?.size ?? 0) >= unprovenOfNetwork) dropOldestOf(network);
      else if (count >= unprovenOfAll) dropOldestOf(fullest());
      const own = byNetwork.get(network) ?? new Set<Drop>();
      byNetwork.set(network, own);
      const remove = (): void => {
        if (!own.delete(leave)) return;
        count -= 1;
        if (own.size === 0) byNetwork.delete(network);
      };
      const leave = (): void => {
        remove();
        drop();
      };
      own.add(leave);
      count += 1;
      return { remove };
    },
  };
}
