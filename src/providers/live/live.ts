import type { QueryClient } from '@tanstack/react-query';
import type { Central } from '../central-context.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { NotificationCentre } from '../notification-centre.ts';
import type { ActivityLog } from './activity-log.ts';
import { keepConnected } from './connection.ts';
import { browserLiveTabs, followTogether } from './follow-together.ts';
import { createFollowers } from './followers.ts';
import { keepEvents } from './keep-events.ts';
import type { OwnWrites } from './own-writes.ts';
import { createRefresher } from './refresher.ts';
import { keepStreamStatus } from './stream-status.ts';
import { waitForServer } from './wait-for-server.ts';

export type LiveTools = Pick<Central, 'session' | 'transport'> & {
  readonly http: Pick<HttpClient, 'request' | 'renew'>;
  readonly queryClient: QueryClient;
  readonly writes: OwnWrites;
  readonly user: number;
  readonly activityLog: ActivityLog;
  readonly centre: NotificationCentre;
  readonly now: () => Date;
  /** When the console began to read what it shows, by the browser's own clock of the page. */
  readonly since: number;
};

/** Lets the console follow what changes until the signal, and keep what was reported: one stream for all tabs of the browser. */
export function followLive(
  { session, transport, http, queryClient, writes, activityLog, centre, user, now, since }: LiveTools,
  signal: AbortSignal,
): void {
  keepEvents({ storage: localStorage, centre, activityLog, user, now }, signal);
  const tabs = browserLiveTabs();
  const isVisible = () => document.visibilityState === 'visible';
  const refresher = createRefresher({ queryClient, writes, isVisible, signal });
  const followers = createFollowers({ queryClient, isVisible, now: () => performance.now(), signal });
  document.addEventListener('visibilitychange', refresher.look, { signal });
  document.addEventListener('visibilitychange', followers.look, { signal });
  signal.addEventListener('abort', tabs.close);
  const tools = {
    session,
    transport,
    http,
    wait: waitForServer(queryClient),
    random: Math.random,
    ageMilliseconds: () => performance.now() - since,
  };
  const onConnected = keepStreamStatus(queryClient, tabs);
  followTogether({
    tabs,
    user,
    tab: crypto.randomUUID(),
    connect: (following) => keepConnected(tools, { ...following, onConnected }),
    onMessages: (messages) => {
      refresher.take(messages);
      followers.take(messages);
      activityLog.take(messages);
    },
    signal,
  }).catch((error: unknown) => {
    // Waiting to lead ends so when the console stops following.
    if (!signal.aborted) throw error;
  });
}
