import { branchTerms } from '../../../contract/channels/branch/terms.ts';

type Drop = () => void;

/** Sockets that have not proved themselves, oldest first. */
export type Unproven = { readonly add: (network: string, drop: Drop) => { readonly remove: () => void }; readonly count: () => number };

/**
 * Holds the number of sockets that are open and say nothing. For one too many the oldest goes: of the same network, or of the
 * network that has most. Who really has a key needs a moment, and is not the oldest.
 */
export function createUnproven({
  unprovenOfNetwork,
  unprovenOfAll,
}: Readonly<Record<'unprovenOfNetwork' | 'unprovenOfAll', number>> = branchTerms): Unproven {
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
