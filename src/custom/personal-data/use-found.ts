import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '../../../contract/client/calls.ts';
import { useCalls } from '../../crud/core/calls.ts';

export type Found = CallAnswer<'POST /personal-data/find'>;

/** Everything of this screen begins with it. */
export const personalDataKey = 'personal-data';

/** As long as a message waits, it is looked at so often: an erasure would drop it. */
const looksEveryMs = 3_000;

/** What is held about the person, as long as one is sought; read again when something of it changes. */
export function useFound(sought: string | undefined): UseQueryResult<Found> {
  const { ask } = useCalls();
  return useQuery({
    queryKey: [personalDataKey, 'found', sought],
    queryFn: ({ signal }) => ask('POST /personal-data/find', { body: { person: sought ?? '' }, signal }),
    enabled: sought !== undefined,
    meta: { follows: ['orders', 'outbox', 'email-blacklist', 'users'] },
    refetchInterval: ({ state }) => (countWaiting(state.data) > 0 ? looksEveryMs : false),
    retry: false,
  });
}

/** How many messages have not been sent yet. */
export function countWaiting(found: Found | undefined): number {
  return found?.messages.filter(({ state }) => state === 'waiting').length ?? 0;
}

/** How much there is of each kind. */
export function countFound({ accounts, ...held }: Found): Readonly<Record<string, number>> {
  return { ...countErasable(held), accounts: accounts.length };
}

/** The same of what an erasure takes: accounts of staff stay. */
export function countErasable(held: Omit<Found, 'accounts' | 'person'>): Readonly<Record<string, number>> {
  const { orders, waiting, records, messages, history, bans, imports } = held;
  return {
    orders: orders.length,
    waiting: waiting.length,
    records: records.length,
    messages: messages.length,
    history: history.length,
    bans: bans.length,
    imports: imports.length,
  };
}
