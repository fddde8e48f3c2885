import type { Query, QueryClient } from '@tanstack/react-query';
import { isObject, type LiveMessage } from './live-message.ts';

/** What a query that is made of several entities says of itself, in its `meta`: which, by the names of their collections. */
export type Follows = {
  readonly follows: readonly string[];
  /** Milliseconds between two reads at the least, where an answer is dear and need not be of this second. */
  readonly rest?: number;
};

type FollowersTools = {
  readonly queryClient: QueryClient;
  readonly now: () => number;
  /** Whether anybody can see the console now. */
  readonly isVisible: () => boolean;
  readonly signal: AbortSignal;
};

export type Followers = {
  readonly take: (messages: readonly LiveMessage[]) => void;
  /** Someone looks again: what was reported meanwhile is read now. */
  readonly look: () => void;
};

/** Milliseconds: changes that come together cause one read, and a query is read again at most once per rest, so that changes show within a second. A query may ask for a longer rest. */
export const pace = { gathering: 100, rest: 600 } as const;

/** Reads again what is made of several entities when one of them changes, but not too often. */
export function createFollowers({ queryClient, now, isVisible, signal }: FollowersTools): Followers {
  const waiting = new Map<string, ReturnType<typeof setTimeout> | null>();
  const lastRead = new Map<string, number>();
  signal.addEventListener('abort', () => {
    for (const timer of waiting.values()) if (timer !== null) clearTimeout(timer);
  });
  const read = ({ queryHash }: Query): void => {
    // No one looks: it stays due.
    waiting.set(queryHash, null);
    if (!isVisible()) return;
    waiting.delete(queryHash);
    lastRead.set(queryHash, now());
    void queryClient.invalidateQueries({ predicate: (query) => query.queryHash === queryHash });
  };
  return {
    take: (messages) => {
      const changed = new Set(messages.flatMap((message) => (message.kind === 'reset' ? [] : [message.resource])));
      for (const query of queryClient.getQueryCache().getAll()) {
        if (waiting.has(query.queryHash) || !followedBy(query).some((name) => changed.has(name))) continue;
        const rested = (lastRead.get(query.queryHash) ?? 0) + restOf(query) - now();
        waiting.set(
          query.queryHash,
          setTimeout(() => read(query), Math.max(pace.gathering, rested)),
        );
      }
    },
    look: () => {
      for (const query of queryClient.getQueryCache().getAll()) if (waiting.get(query.queryHash) === null) read(query);
    },
  };
}

function restOf({ meta }: Query): number {
  const rest = isObject(meta) ? meta['rest'] : undefined;
  return typeof rest === 'number' ? rest : pace.rest;
}

function followedBy({ meta }: Query): readonly string[] {
  const follows = isObject(meta) ? meta['follows'] : undefined;
  return Array.isArray(follows) ? follows.filter((name) => typeof name === 'string') : [];
}
