import type { QueryClient } from '@tanstack/react-query';
import type { Central } from '../central-context.ts';
import type { HttpClient } from '../http/http-client.ts';
import { keepConnected } from './connection.ts';
import { followTogether } from './follow-together.ts';
import type { Happenings } from './happenings.ts';
import { browserLiveTabs } from './live-tabs.ts';
import type { OwnWrites } from './own-writes.ts';
import { createRefresher } from './refresher.ts';

export type LiveTools = Pick<Central, 'session' | 'transport'> & {
  readonly http: Pick<HttpClient, 'request' | 'renew'>;
  readonly queryClient: QueryClient;
  readonly writes: OwnWrites;
  readonly user: number;
  readonly happenings: Pick<Happenings, 'take'>;
  /** When the console began to read what it shows, by the browser's own clock of the page. */
  readonly since: number;
};

/** Lets the console follow what changes until the signal: one stream for all tabs of the browser. */
export function followLive(
  { session, transport, http, queryClient, writes, happenings, user, since }: LiveTools,
  signal: AbortSignal,
): void {
  const tabs = browserLiveTabs();
  const refresher = createRefresher({ queryClient, writes, isVisible: () => document.visibilityState === 'visible', signal });
  document.addEventListener('visibilitychange', refresher.look, { signal });
  signal.addEventListener('abort', tabs.close);
  const tools = { session, transport, http, wait: waitForNetwork, random: Math.random, ageMilliseconds: () => performance.now() - since };
  followTogether({
    tabs,
    user,
    tab: crypto.randomUUID(),
    connect: (following) => keepConnected(tools, following),
    onMessages: (messages) => {
      refresher.take(messages);
      happenings.take(messages);
    },
    signal,
  }).catch((error: unknown) => {
    // Waiting to lead ends so when the console stops following.
    if (!signal.aborted) throw error;
  });
}

/** Waits, but not longer than until the network is back. */
function waitForNetwork(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
